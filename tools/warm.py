"""Compiles what most tests need, a game on each core, so that no test waits for the compiler of another."""

from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

import safehouse as sh
from safehouse.catalogue import OWN, find_game


def rules(game: str) -> None:
    found = find_game(game)
    found.edition(found.default_data).fast()


def search(game: str) -> None:
    match = sh.new_match(game, seats=2, seed=0)
    sh.bot("ismcts", iterations=1).choose(match.observation(match.to_move[0]))


if __name__ == "__main__":
    with ProcessPoolExecutor(cpu_count()) as pool:
        # The shortest last: then both cores end at about the same time.
        work = [pool.submit(rules, game) for game in sorted(OWN, key=lambda game: game == "spyconnection")]
        work.append(pool.submit(search, "spyconnection"))
        for each in work:
            each.result()
