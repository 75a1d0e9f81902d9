"""All orders round the table, mirrored deals, games that depend on their number alone."""

from collections import Counter

import pytest

from safehouse.arena.playing import play_game
from safehouse.core.errors import OptionError


def test_everybody_sits_everywhere_equally_often(spec):
    three = spec("random,greedy,random", seats=3)
    assert three.seatings == (
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
        ("greedy", "random", "random"),
    )


def test_the_last_one_fills_the_field(spec):
    assert spec("greedy,random", seats=3).orders == 3
    assert all(Counter(seating)["greedy"] == 1 for seating in spec("greedy,random", seats=3).seatings)
    assert spec("greedy", seats=3).seatings == (("greedy",) * 3,)


def test_more_contestants_than_seats_meet_in_all_choices(spec, monkeypatch):
    from safehouse.arena.external_players import EXTERNAL_PLAYERS

    monkeypatch.setitem(
        EXTERNAL_PLAYERS, "third", EXTERNAL_PLAYERS["cheat"].__class__(lambda settings, seed: object(), ())
    )
    meetings = spec("random,greedy,third", seats=2).seatings
    assert len(meetings) == 6
    assert len({frozenset(pair) for pair in meetings}) == 3


def test_too_many_are_refused(spec):
    with pytest.raises(OptionError, match="at most 7"):
        spec(",".join(["random"] * 8), seats=2)


def test_deals_are_whole(spec):
    three = spec("greedy,random", seats=3)
    assert [three.games(wanted) for wanted in (1, 3, 4)] == [3, 3, 6]
    assert [three.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_a_deal_is_mirrored(spec):
    """The same chance for every order, another one for every deal; players draw their own lots in every game."""
    two = spec("greedy,random")
    assert two.chance_seed(0) == two.chance_seed(1) != two.chance_seed(2)
    assert len({two.player_seed(number, seat) for number in range(4) for seat in range(2)}) == 8


def test_mirrored_deals_deal_the_same_cards(spec):
    two = spec("random", game="spyconnection", turn_limit=20)
    mirrored = spec("greedy,random", game="spyconnection", turn_limit=20)
    dealt = [[traces["start_dealt card"] for traces in play_game(mirrored, number).traces] for number in range(3)]
    assert dealt[0] == dealt[1] != dealt[2]
    assert [traces["start_dealt card"] for traces in play_game(two, 0).traces] == dealt[0]


def test_a_game_depends_on_its_number_alone(spec):
    one = spec("random,greedy", seats=3)
    assert play_game(one, 4) == play_game(one, 4)
    assert play_game(one, 4).content() != play_game(one, 5).content()
    assert play_game(spec("random,greedy", seats=3, seed="other"), 4) != play_game(one, 4)
