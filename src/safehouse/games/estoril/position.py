def write(s): return {}
def read(r, seats, options): raise NotImplementedError
