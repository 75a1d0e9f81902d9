from .state import State
def view(s: State, seat: int): return {}
