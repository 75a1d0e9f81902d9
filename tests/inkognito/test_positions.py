"""Positions and records: exact round trips, and every fault named."""

import json

import pytest

import safehouse as sh
from safehouse.games.inkognito.rules.invariants import SETTINGS

from .table import at_ambassador, legal, met, play, shown, table
from .test_information import random_game


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_position_of_a_game_can_be_written_and_read(number, seats):
    """Invariants of each state and step on the way, and the record at the end (invariant 15)."""
    match, before = None, None
    for turn, match in enumerate(random_game(seats, f"positions {number}", SETTINGS[number], steps=130)):
        state = match.state
        assert match.edition.invariants(state) == []
        if before is not None:
            step = match.steps[-1]
            assert match.edition.step_invariants(before, step.actor, step.action, state) == []
        before = state
        if turn % 3 == 0:
            copy = json.loads(json.dumps(match.position()))
            assert sh.from_position("inkognito", copy, chance="manual").state == state
    replayed = sh.replay(json.loads(json.dumps(match.record())))
    assert replayed.state == match.state
    for seat in (*range(seats), None):
        assert replayed.view(seat) == match.view(seat)
        assert replayed.events(seat) == match.events(seat)


@pytest.mark.parametrize(
    "make",
    [
        met,
        lambda: met("identity"),
        at_ambassador,
        lambda: table(figures={0: {"tall": "P22", "fat": "P24"}}, shaken=("land", "land", "blank")),
        lambda: table(pending="DECLARE"),
    ],
)
def test_an_abandoned_game_keeps_its_position(make):
    match = make()
    if match.view(0)["decision"] == "ACT":
        play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")  # left while a figure is passing
    match.leave(1)
    assert match.edition.invariants(match.state) == []
    assert sh.from_position("inkognito", match.position()).state == match.state


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"pending": "NOWHERE"}, "pending: 'NOWHERE' is not one of"),
        ({"pending": "SHOW"}, "question: is missing"),
        ({"pending": "HANDSHAKE"}, "a handshake needs declarer and partner"),
        ({"pending": "NOTE"}, "notes are taken by amateurs alone"),
        ({"pending": "ARRANGE"}, "ARRANGE is never asked with these options"),
        ({"shaken": ["land", "land"]}, "inv-5"),
        ({"shaken": ["ambassador"] * 3}, "inv-5"),
        ({"shaken": ["land"] * 4}, "shaken: has 4 members, not 0 to 3"),
        ({"balls": ["water", "water"]}, "inv-5"),
        ({"ambassador": "R1"}, "stand together on R1"),
        ({"ambassador": "P33", "ambassador_left": False}, "inv-18"),
        ({"shown": shown("F+X+tall")}, "inv-7: seat 1 showed F+X+tall, of which nothing is true"),
        ({"shown": shown("B+X", to=1)}, "nobody shows cards to himself"),
        ({"kept": shown("B+X")}, "inv-7: the penalty B+X is no part of an answer"),
        ({"shown": [{"from": 1, "to": 0, "cards": "B+tall"}]}, "shown[0].cards: 'B+tall' is not one of"),
        ({"told": [{"from": 1, "to": 0, "selves": ["F-tall"]}]}, "inv-10"),
        ({"winners": [1]}, "nobody has won before the game is over"),
        ({"prisoner": {"identity": "F"}}, "there is a prisoner with three players only"),
        ({"meetings": [{"visitor": "tall", "host": "0-fat", "space": "P24"}]}, "inv-6"),
        ({"window": 3}, "unknown key 'window'"),
        ({"players": [{"identity": "F"}, {"identity": "F"}, {}, {}]}, "inv-4: the identities"),
        ({"players": [{"colour": "red"}, {"colour": "red"}, {}, {}]}, "INK-1.3"),
        ({"players": [{"figures": {"tall": None}}, {}, {}, {}]}, "inv-1"),
        ({"players": [{"figures": {"huge": "P22"}}, {}, {}, {}]}, "unknown key 'huge'"),
        ({"players": [{"window": "silent"}, {}, {}, {}]}, "choices are left of a window"),
        ({"players": [{}]}, "players: has 1 members, not 4"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(change, fault):
    good = {"seats": 4, "pending": "ACT", "shaken": ["land", "water", "blank"]}
    sh.from_position("inkognito", good)
    with pytest.raises(sh.PositionError) as caught:
        sh.from_position("inkognito", {**good, **change})
    assert fault in str(caught.value)


def test_all_faults_are_listed():
    with pytest.raises(sh.PositionError) as caught:
        sh.from_position("inkognito", {"seats": 4, "active": 9, "turn": "x", "spent": ["huge"], "question": 3})
    assert len(caught.value.faults) >= 4


def test_a_position_with_nothing_said_is_the_first_turn_of_seat_0():
    match = sh.from_position("inkognito", {"seats": 4})
    assert legal(match) == {"SHAKE", "DECLARE", "GESTURE"}
    assert [player["colour"] for player in match.view(None)["players"]] == ["red", "blue", "green", "yellow"]


def test_windows_and_arrangements_half_chosen_can_be_kept():
    match = table()
    play(match, "END")
    match.play(2, "DECLARE_TOO")
    again = sh.from_position("inkognito", match.position(), chance="manual")
    assert (again.to_move, again.state) == ((1, 3), match.state)
