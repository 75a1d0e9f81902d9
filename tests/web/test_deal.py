"""The game whose deal the client's tests check is one that the engine finds fair.

`python tests/web/test_deal.py` plays it anew, if the rules have changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import safehouse as sh
from safehouse.core.certificates import certified
from safehouse.core.deals import Deal
from safehouse.core.records import open_match

FILE = Path(__file__).parents[2] / "web/tests/deal.json"


def test_the_game_of_the_clients_tests_is_fair() -> None:
    verdict = sh.verify(json.loads(FILE.read_text(encoding="utf-8")))
    assert verdict.faults == ()
    assert verdict.draws > 8
    assert verdict.numbers[0] is None
    assert verdict.numbers[1] is not None


def _play() -> None:
    deal = Deal("5a" * 32, "0123456789abcdef", (None, "a5" * 32))
    game = sh.game("spyconnection")
    accepted = game.accept(2, {})
    match = open_match(game.edition(accepted["data_set"]), 2, accepted, deal=deal)
    bot = sh.bot("greedy", seed=1)
    while len(match.steps) < 60:
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.observation(seat)))
    match.leave(0)
    FILE.write_text(json.dumps(certified(match, deal), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _play()
