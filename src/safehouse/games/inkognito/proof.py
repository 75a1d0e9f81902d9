SETTINGS=({},)
def invariants(s): return []
def step_invariants(b,seat,a,aft): return []
def mutate(s,seat,rng): return False
