SETTINGS=({},)
def mutate(s,seat,rng): return False
def invariants(s): return []
def step_invariants(b,a,c,d): return []
