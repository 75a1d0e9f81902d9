"""Whether bots play in two checkouts alike: `python tools/same_play.py OTHER_CHECKOUT [GAME …]`.

Plays the same games of every game in both, by bots that think in rounds, not by the clock, and compares all decisions.
Where they are equal, tallies of docs/strength.json that the other checkout's code made count for this one's, too: a
change of texts, refusals, views or checks makes no other player. What a bot does with more time only (`growth` of its
settings) does not show in rounds: take the rows concerned out of docs/strength.json before.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).parents[1]
TALLIES = HERE / "docs" / "strength.json"
BOTS = ("greedy,random", "ismcts:iterations=150,greedy")
ROUNDS = 4


def played(game: str, seats: int) -> dict[str, object]:
    """The digest of the code, and how some games went."""
    from safehouse.arena.code import code_digest
    from safehouse.arena.playing import play_game
    from safehouse.arena.schedule import make_spec
    from safehouse.catalogue import find_game

    went = []
    for bots in BOTS:
        spec = make_spec(game, seats, {}, bots, "same")
        for number in range(ROUNDS):
            result = play_game(spec, number)
            went.append([result.scores, result.ranks, result.decisions, result.branching, result.actions])
    return {"code": code_digest(find_game(game)), "games": went}


def in_checkout(folder: Path, game: str, seats: int) -> dict[str, object]:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    command = [sys.executable, __file__, "--played", game, str(seats)]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main(other: Path, games: list[str]) -> int:
    from safehouse.arena.tallies import read_tallies, write_tallies
    from safehouse.catalogue import find_game, own_games

    tallies, differ = read_tallies(TALLIES), False
    for game in games or own_games():
        found = find_game(game)
        seats = found.benchmark.seats or found.seats[0]
        theirs, ours = in_checkout(other, game, seats), in_checkout(HERE, game, seats)
        same = theirs["games"] == ours["games"]
        differ |= not same
        print(f"{game}: {'the same games' if same else 'OTHER GAMES'} ({theirs['code']} there, {ours['code']} here)")
        for name, tally in tallies.items():
            if same and name.startswith(f"{game}_") and tally.code == theirs["code"]:
                tallies[name] = replace(tally, code=str(ours["code"]))
    write_tallies(TALLIES, tallies)
    return int(differ)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--played"]:
        print(json.dumps(played(sys.argv[2], int(sys.argv[3]))))
    elif len(sys.argv) < 2 or not (Path(sys.argv[1]) / "src" / "safehouse").is_dir():
        sys.exit(str(__doc__))
    else:
        sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
