"""What the environments are tested with: all games, all numbers of seats, a turn limit where there is one."""

import fcntl

import safehouse as sh
from safehouse.core.backend import cache_folder

BRIEF = {"spyconnection": {"turn_limit": 20}, "inkognito": {"turn_limit": 30}, "estoril": {}, "vienna": {}}
"""Options under which even blind games end soon."""

GAMES = list(BRIEF)
_READY = set()
CASES = [(game, seats) for game in GAMES for seats in sh.game(game).seats]


def ready(game):
    """Compiled rules are built once, by one test process; the others wait and find them on disk."""
    if game in _READY:
        return
    found = sh.game(game)
    cache_folder().mkdir(parents=True, exist_ok=True)
    with (cache_folder() / f"{game}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found.edition(found.default_data).fast()
    _READY.add(game)


def asked(match):
    """Whom an environment asks of several seats: in Estoril clockwise from the first player, else from seat 0."""
    first = match.view(None)["first_player"] if match.game == "estoril" else 0
    return min(match.to_move, key=lambda seat: (seat - first) % match.seats)
