"""The engine's own checks of states and steps, which the conformance kit relies on: they find what is broken."""

import pytest

from safehouse.games.spyconnection.rules import invariants
from safehouse.games.spyconnection.rules.state import ASK_ROOT, DISCARDED, DISPLAY, NONE, OFFERED, OPEN_WITH, STACK

from . import walks
from .table import laid, mission, opened, play, player, table


def state():
    """Two seats in the middle of the game: seat 0 in London with a network, an open mission and planning agents."""
    me = player("LON", mission("M06", planning=2), mission("M07", "OSL"), fields=laid("LON-PAR") | {"PAR-MON-1": 1})
    return table(me, player("ROM", fulfilled=["M02"]), discard=["M30"]).state


def set_row(name, seat, index, value):
    def change(s):
        getattr(s, name)[seat][index] = value

    return change


def set_cell(name, index, value):
    def change(s):
        getattr(s, name)[index] = value

    return change


def set_one(name, value):
    def change(s):
        setattr(s, name, value)

    return change


def both(*changes):
    def change(s):
        for one in changes:
            one(s)

    return change


BROKEN = {
    "inv-1: seat 0 has": set_cell("supply", 0, 3),
    "inv-1: seat 1 has -1": set_cell("supply", 1, -1),
    "inv-2: seat 0 has 3 agents on": set_row("agents", 0, 0, 3),
    "inv-2: 2 seats have a single agent": set_row("agents", 1, 0, 1),
    "kept count: owners of LON-PAR-1": set_cell("owners", 0, 0),
    "kept count: seat 0, fields of LON-PAR": set_row("filled", 0, 0, 1),
    "kept count: seat 0, fields at LON": set_row("touching", 0, 0, 0),
    "inv-3: seat 1 has agents on the board but no spy": both(set_row("agents", 1, 5, 1), set_cell("spy", 1, NONE)),
    "inv-3: seat 0: agents on": set_row("agents", 0, 40, 1),
    "kept count: network of seat 0": set_cell("network", 0, 1),
    "inv-4: the 2 complete connections of seat 0": both(set_row("agents", 0, 28, 1), set_row("agents", 0, 29, 1)),
    "inv-6: seat 0 has 3 open missions": set_cell("open_count", 0, 3),
    "inv-6: seat 0: M06 is open with all circles": set_row("covered", 0, 0, 0b1001),
    "inv-7: seat 0: M06 is covered where": set_row("covered", 0, 0, 0b10),
    "inv-7: M06 is not in exactly one place": set_cell("place", 5, STACK),
    "inv-7: M06 lies with another seat": set_cell("place", 5, OPEN_WITH + 1),
    "inv-7: M40 is not in exactly one place": set_cell("place", 39, DISPLAY),
    "inv-7: S1 lies where such a card never is": set_cell("place", 43, DISCARDED),
    "inv-7: M40 lies where such a card never is": set_cell("place", 39, OFFERED),
    "kept count: stack": set_one("stack_count", 1),
    "kept count: discard pile": set_one("discard_count", 0),
    "inv-8: an empty slot lies below a mission": set_cell("display", 1, NONE),
    "inv-9: seat 0: 3 planning agents on M06": set_row("planning", 0, 0, 3),
    "inv-14: seat 1: points of fulfilled": set_cell("fulfilled_points", 1, 9),
    "inv-14: seat 1: number of fulfilled": set_cell("fulfilled", 1, 2),
    "turn: the active seat is not in the game": set_cell("out", 0, 1),
    "turn: there is no start player": set_one("first", -1),
    "turn: start missions are dealt before the first turn": set_row("frames", 0, 0, 4),
    "SPY-12.1: seat 1 cannot have triggered": set_one("trigger", 1),
}


@pytest.mark.parametrize("message", BROKEN)
def test_a_broken_state_is_found_out(message):
    s = state()
    assert s.frames[0][0] == ASK_ROOT
    assert invariants.invariants(s) == []
    BROKEN[message](s)
    assert any(fault.startswith(message) for fault in invariants.invariants(s)), invariants.invariants(s)


@pytest.mark.parametrize("setting", range(len(walks.SETTINGS)))
def test_no_state_and_no_step_of_a_game_is_found_faulty(setting):
    match = walks.opened(2 + setting % 3, setting, setting)
    before = match.state
    for step in walks.walk(match, f"proof {setting}", skill=0.7, leaving=0.004, limit=200):
        after = match.state
        assert invariants.invariants(after) == []
        assert invariants.step_invariants(before, step.actor, step.action, after) == []
        before = after


def stepped(action):
    match = table(
        player("LON", mission("M06", "MON", planning=2), mission("M07", "OSL"), fields=laid("LON-PAR")),
        player("ROM", fulfilled=["M02"]),
        options={"board_side": "dark"} if action.startswith("TAKE") else {},
        pending="COVER" if action.startswith("COVER") else "ROOT",
    )
    before = match.state
    play(match, action)
    return before, match.edition.actions.find(action), match.state


STEPS = (
    "TAKE(2)", "CONNECT(LON-BER)", "MOVE(PAR)", "RECALL_FIELD(LON-PAR-2)", "RECALL_CIRCLE(1, MON)", "DISCARD(1)",
    "COVER(1)",
)  # fmt: skip


@pytest.mark.parametrize("action", STEPS)
def test_a_step_that_pays_wrongly_is_found_out(action):
    before, played, after = stepped(action)
    assert invariants.step_invariants(before, 0, played, after) == []
    after.supply[0] += 7
    assert any(
        fault.startswith(f"inv-12: {action} changed") for fault in invariants.step_invariants(before, 0, played, after)
    )


@pytest.mark.parametrize(
    ("message", "change"),
    [
        ("inv-10: RECALL_FIELD(LON-PAR-2) of seat 0 changed pieces of seat 1", set_cell("supply", 1, 3)),
        ("inv-11: RECALL_FIELD(LON-PAR-2) moved the spy", set_cell("spy", 0, 1)),
        ("inv-12: RECALL_FIELD(LON-PAR-2) added 1 cities", set_cell("network", 0, 0b101)),
        ("inv-14: points of seat 1 fell", set_cell("fulfilled_points", 1, 0)),
    ],
)
def test_a_step_that_touches_more_than_it_may_is_found_out(message, change):
    before, played, after = stepped("RECALL_FIELD(LON-PAR-2)")
    change(after)
    assert any(fault.startswith(message) for fault in invariants.step_invariants(before, 0, played, after))


def test_a_trigger_that_changes_is_found_out():
    before, played, after = stepped("MOVE(PAR)")
    before.trigger = 1
    assert "inv-14: the trigger changed" in invariants.step_invariants(before, 0, played, after)


def test_nothing_is_hidden_so_there_is_nothing_to_exchange():
    s = opened(2).state
    before = s.to_bytes()
    assert invariants.mutate(s, 0, [1, 2, 3, 4]) is False
    assert s.to_bytes() == before
