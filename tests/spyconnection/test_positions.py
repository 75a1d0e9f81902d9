"""Positions as JSON: written and read back without loss; what cannot occur is refused, every fault of it."""

from copy import deepcopy

import pytest

import safehouse as sh

from . import walks
from .table import laid, mission, opened, player, table

ROM = player("ROM")
DRAFT = {"start_missions": "draft"}
SEVEN = ["M02", "M03", "M04", "M05", "M08", "M09", "M10"]


def position(**changes):
    given = {"seats": 2, "players": [player("LON"), ROM], **changes}
    return deepcopy(given)


def faults(given):
    with pytest.raises(sh.PositionError) as raised:
        sh.from_position("spyconnection", given)
    return raised.value.faults


@pytest.mark.parametrize("setting", range(len(walks.SETTINGS)))
@pytest.mark.parametrize("start", [walks.opened, walks.late])
def test_every_position_of_a_game_can_be_written_and_read_back(start, setting):
    match = start(2 + setting % 3, setting, setting)
    for step in walks.walk(match, f"round trip {setting}", skill=0.6, leaving=0.005, limit=150):
        again = sh.from_position("spyconnection", step.after, chance="manual")
        assert again.position() == step.after
        assert again.state.to_bytes() == match.state.to_bytes()


def test_what_is_left_out_has_its_natural_value():
    written = sh.from_position("spyconnection", {"seats": 2, "players": [{"open": [{"card": "S1"}]}, {"spy": "ROM"}]})
    after = written.position()
    assert (after["pending"], after["first_player"], after["active"]) == ("ROOT", 0, 0)
    assert after["display"] == ["M01", "M02", "M03", "M04"]
    one = after["players"][0]
    assert (one["spy"], one["supply"], one["turns"], one["fulfilled"]) == ("LON", 15, 1, [])


def test_a_match_from_a_position_can_be_played_recorded_and_replayed():
    match = table(player("LON", "M06"), player("ROM"))
    match.play(0, "CONNECT(LON-PAR)")
    again = sh.replay(match.record())
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.origin == match.origin


def test_chance_goes_on_by_itself_from_a_position_unless_played_by_hand():
    waiting = table(player("LON"), display=["M02", "M03", "M04", "M05"])
    waiting.play(0, "TAKE(1)")
    pending = waiting.position()
    assert pending["pending"] == "REVEAL_AFTER_TAKE"
    assert sh.from_position("spyconnection", pending, chance="manual").to_move == (sh.CHANCE,)
    auto = sh.from_position("spyconnection", pending, seed=1)
    assert auto.to_move == (1,)
    assert auto.record()["steps"][0][0] == "chance"
    with pytest.raises(sh.OptionError, match="chance: 'sometimes' is not allowed"):
        sh.from_position("spyconnection", pending, chance="sometimes")


BROKEN = {
    # of the form
    "played with 2, 3, 4 seats, not nothing": {"seats": ...},
    "played with 2, 3, 4 seats, not 7": {"seats": 7},
    "players: has 1 members, not 2": {"players": [player("LON")]},
    "players[0].spy: is missing; it must be one of LON": {"players": [{}, ROM]},
    "players[0].spy: 'XXX' is not one of LON": {"players": [player("XXX"), ROM]},
    "players[0].fields.LON-XXX-1: there is no such field": {"players": [player("LON", fields={"LON-XXX-1": 1}), ROM]},
    "players[0].fields: 7 is not a table": {"players": [player("LON", fields=7), ROM]},
    "players[0].open[0].card: 'M99' is not one of": {"players": [player("LON", "M99"), ROM]},
    "players[0].open[0].covered[0]: 'XXX' is not one of": {"players": [player("LON", mission("M06", "XXX")), ROM]},
    "players[0].open[0]: unknown key 'colour'": {"players": [player("LON", {"card": "M06", "colour": 1}), ROM]},
    "players[0]: unknown key 'colour'": {"players": [player("LON", colour=1), ROM]},
    "unknown key 'colour'; known are pending": {"colour": 1},
    "pending: 'LUNCH' is not one of ROOT, MOVED": {"pending": "LUNCH"},
    "active: 5 is not a whole number from 0 to 1": {"active": 5},
    "active: null is not a seat, but ROOT needs one": {"active": None},
    "turn: there is no start player": {"first_player": None, "active": 0},
    "M06 lies somewhere else already": {"players": [player("LON", "M06"), player("ROM", "M06")]},
    "discard[1]: M06 lies somewhere else": {"discard": ["M06", "M06"]},
    "display: has 5 members, not 0 to 4": {"display": ["M01", "M02", "M03", "M04", "M05"]},
    "option 'agents': 99 is not allowed": {"options": {"agents": 99}},
    "unknown option 'colour'": {"options": {"colour": 1}},
    "options: 7 is not a table": {"options": 7},
    "format: 2 is not known": {"format": 2},
    "rules: rules version 9 is not known": {"rules": 9},
    "game: is for 'vienna', not for 'spyconnection'": {"game": "vienna"},
    "data_set: 'reconstruction-1' has other content": {"data_set": {"name": "reconstruction-1", "digest": "0"}},
    "option 'data_set': 'other' is not known": {"data_set": {"name": "other", "digest": "0"}},
    # of the pieces
    "inv-1: seat 0 has 3 in supply": {"players": [player("LON", supply=3), ROM]},
    "inv-1: seat 0 has -3 agents in supply": {
        "players": [player("LON", fields=laid("LON-PAR", "LON-BER", "PAR-MON", "MON-ROM", agents=2)), ROM]
    },
    "inv-2: 2 seats have a single agent on LON-PAR-1": {"players": [player("LON", fields={"LON-PAR-1": 1})] * 2},
    "inv-3: seat 0: agents on LON-PAR-2 hang on nothing": {"players": [player("LON", fields={"LON-PAR-2": 1}), ROM]},
    "inv-3: seat 0 has agents on the board but no spy": {"players": [player(None, fields={"LON-PAR-2": 1}), ROM]},
    "inv-4: the 3 complete connections of seat 0 are no tree": {
        "players": [player("PAR", fields=laid("LON-PAR", "LON-BER", "PAR-BER")), ROM]
    },
    "inv-5: remains of seat 0 on LON-BER are not one run": {
        "players": [player("LON", fields=laid("LON-PAR", "PAR-BER") | {"LON-BER-1": 1, "LON-BER-3": 1}), ROM]
    },
    "inv-6: seat 0: M06 is open with all circles covered": {
        "players": [player("PAR", mission("M06", "LON", "MON")), ROM]
    },
    "inv-7: seat 0: M06 is covered where it shows no city": {"players": [player("PAR", mission("M06", "ROM")), ROM]},
    "inv-8: an empty slot at a turn's start": {"display": ["M01"]},
    "inv-9: seat 0: 3 planning agents on M06": {"players": [player("LON", mission("M06", planning=3)), ROM]},
    "inv-14: seat 0 has 7 fulfilled missions and the end is not triggered": {
        "players": [player("LON", fulfilled=SEVEN), ROM]
    },
    # of what is pending
    "there is no empty slot, or no card in the stack": {"pending": "REVEAL_AT_TURN_END"},
    "turn: there is no target to cover": {"pending": "COVER", "options": {"explicit_end": False}},
    "turn: a seat in the game has no spy": {"players": [player("LON"), player(None)]},
    "turn: the active seat is not in the game": {"players": [player("LON", out=True), ROM, player("MOS")], "seats": 3},
    "SPY-15.2: one seat is left, so the game is over": {"players": [player("LON"), player(None, out=True)]},
    "SPY-15.2: seat 1 is out but still has pieces in play": {
        "players": [player("LON"), player(None, "M06", out=True), player("MOS")],
        "seats": 3,
    },
    "turn: circles are marked as covered in a step that has not begun": {
        "fresh": [1],
        "players": [player("LON", "M06"), ROM],
    },
    "SPY-10.10: a mission is marked as covered in this step": {
        "pending": "COVER",
        "fresh": [1],
        "players": [player("LON", "M06"), ROM],
    },
    "SPY-12.1: seat 0 cannot have triggered the end": {"trigger": 0},
    "SPY-12.4: seat 0 is not finished": {"trigger": 0, "active": 1, "players": [player("LON", fulfilled=SEVEN), ROM]},
    "SPY-12.4: a seat is finished although the end is not triggered": {
        "players": [player("LON"), player("ROM", finished=True)]
    },
    "turn: start missions are dealt before the first turn": {"offered": ["S1"]},
    "turn: there is no start player ": {"pending": "OVER", "first_player": None},
}


@pytest.mark.parametrize("message", BROKEN)
def test_a_position_that_cannot_be_is_refused(message):
    given = position(**BROKEN[message])
    given = {key: value for key, value in given.items() if value is not ...}
    assert any(message.strip() in fault for fault in faults(given)), faults(given)


def test_every_fault_is_listed_not_only_the_first():
    found = faults(position(players=[player("XXX", colour=1), player("ROM", fields={"A": 1})], active=9))
    assert len(found) == 4


@pytest.mark.parametrize("given", [None, 7, "ROOT", [], {"seats": 2, "players": 5}])
def test_what_is_no_position_is_refused(given):
    assert faults(given)


# --- the set-up -------------------------------------------------------------------------------------------------

BARE = {"spy": None, "turns": 0}


def with_start(card, **rest):
    return {**BARE, "open": [{"card": card}], **rest}


SETUP = {
    "turn: a turn is on, but nobody is active": {"pending": "REVEAL_AFTER_TAKE", "active": None, "display": []},
    "SPY-2.6: the start player is known": {"pending": "DEAL_START"},
    "SPY-2.12: nothing lies on board and cards": {
        "pending": "DEAL_START",
        "first_player": 0,
        "players": [{**BARE, "spy": "LON"}, BARE],
    },
    "SPY-2.7: in the set-up a seat holds its start mission": {
        "pending": "DEAL_START",
        "first_player": 0,
        "players": [with_start("M06"), BARE],
    },
    "SPY-2.7, 2.8: start missions are dealt": {"pending": "DEAL_START", "first_player": 0, "options": DRAFT},
    "SPY-2.7, 2.8: start missions": {"pending": "REVEAL_START", "first_player": 0},
    "SPY-2.7, 2.9: the start missions are not with the seats": {
        "pending": "DEAL_START",
        "first_player": 1,
        "players": [with_start("S1"), BARE],
    },
    "SPY-2.7, 2.9: the start missions are not": {
        "pending": "START",
        "first_player": 1,
        "chooser": 0,
        "offered": ["S2", "S3"],
        "players": [with_start("S1"), BARE],
        "options": DRAFT,
    },
    "SPY-2.8: 1 start missions are offered": {
        "pending": "START",
        "first_player": 1,
        "chooser": 0,
        "offered": ["S2"],
        "options": DRAFT,
    },
    "SPY-2.8: 2 start missions are offered": {
        "pending": "REVEAL_START",
        "first_player": 1,
        "offered": ["S1", "S2"],
        "options": DRAFT,
    },
    "SPY-15.2: nobody leaves while chance is being resolved": {
        "pending": "DEAL_START",
        "first_player": 0,
        "seats": 3,
        "players": [BARE, {**BARE, "out": True}, BARE],
    },
    "there is no empty slot": {"pending": "REVEAL_AT_SETUP"},
    "chooser: is missing": {"pending": "START", "first_player": 0, "offered": ["S1", "S2"], "options": DRAFT},
}


@pytest.mark.parametrize("message", SETUP)
def test_a_set_up_that_cannot_be_is_refused(message):
    given = {"seats": 2, "players": [BARE, BARE], **deepcopy(SETUP[message])}
    assert any(message in fault for fault in faults(given)), faults(given)


def test_a_set_up_can_be_continued_from_each_of_its_steps():
    for options in ({}, DRAFT, {"first_player": 2}):
        match = opened(3, **options)
        while match.view(None)["decision"] != "ROOT":
            again = sh.from_position("spyconnection", match.position(), chance="manual")
            assert again.state.to_bytes() == match.state.to_bytes()
            (actor,) = match.to_move
            match.play(actor, match.legal(actor)[0])
