"""What guests may do, without any server: the entries of each command, and that each knows its own again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from safehouse.server.commands.base import Command, NothingToDo
from safehouse.server.commands.playing import Play, StaleDecision, Undo
from safehouse.server.commands.removing import Remove, VoteOut
from safehouse.server.commands.seating import Fill, Join, JoinRematch, Leave, NoteRematch, Resign, Return
from safehouse.server.commands.talking import Say
from safehouse.server.problems import Forbidden, Illegal, Invalid, KeyReused, Refused
from safehouse.server.tables import entries as en
from safehouse.server.tables.players import Guest
from safehouse.server.tables.table import Table

ANN, BOB, EVE = (Guest(name[0].lower(), name) for name in ("Ann", "Bob", "Eve"))


def table_of(*seats: en.SeatPlan, public: bool = False) -> Table:
    return Table("0" * 16, en.Opened("spyconnection", {}, list(seats), ANN.id, "live", "none", public), 0.0)


def seat_of(guest: Guest) -> en.SeatPlan:
    return en.SeatPlan("human", guest.id, guest.name)


def waiting() -> Table:
    """Ann has opened a table and waits for somebody."""
    return table_of(seat_of(ANN), en.SeatPlan("open"), en.SeatPlan("open"))


def running() -> Table:
    """Ann plays against Bob."""
    table = table_of(seat_of(ANN), seat_of(BOB))
    table.apply(en.Started([]), 1.0)
    return table


def three() -> Table:
    table = table_of(seat_of(ANN), seat_of(BOB), seat_of(EVE))
    table.apply(en.Started([]), 1.0)
    return table


def after(table: Table, command: Command, guest: Guest) -> Table:
    for entry in command.entries(table, guest):
        table.apply(entry, 2.0)
    return table


def asked(table: Table) -> tuple[int, Guest]:
    seat = table.movers()[0]
    return seat, (ANN, BOB)[seat]


def first_move(table: Table) -> Play:
    seat, _ = asked(table)
    return Play(str(table.decision(seat)), table.look(seat).legal()[0].text, "en")


Case = Callable[[], tuple[Table, Command, Guest]]


def playing() -> tuple[Table, Command, Guest]:
    table = running()
    return table, first_move(table), asked(table)[1]


def undoing() -> tuple[Table, Command, Guest]:
    table = running()
    seat, guest = asked(table)
    for action in table.look(seat).legal():
        tried = after(table.fork(), Play(str(table.decision(seat)), action.id, "en"), guest)
        if tried.match.undo_reason(seat) is None:
            return tried, Undo(None, False), guest
    raise AssertionError("no step can be taken back")


CASES: dict[str, Case] = {
    "join": lambda: (waiting(), Join(None, invited=True), BOB),
    "fill": lambda: (waiting(), Fill("greedy"), ANN),
    "close": lambda: (waiting(), Leave(None), ANN),
    "vacate": lambda: (after(waiting(), Join(1, invited=True), BOB), Leave(None), BOB),
    "say": lambda: (running(), Say("hello"), BOB),
    "play": playing,
    "undo": undoing,
    "leave": lambda: (running(), Leave(None), ANN),
    "return": lambda: (after(running(), Leave(None), ANN), Return(None), ANN),
    "remove": lambda: (after(waiting(), Join(1, invited=True), BOB), Remove(1), ANN),
    "vote": lambda: (three(), VoteOut(2), ANN),
    "resign": lambda: (running(), Resign(None), ANN),
    "note a rematch": lambda: (running(), NoteRematch("f" * 16), ANN),
}


@pytest.mark.parametrize(("name", "other"), list(product(CASES, CASES)))
def test_a_command_knows_its_own_entry_again_and_no_others(name: str, other: str) -> None:
    """A key that comes again is answered only where the same was asked for."""
    case = CASES[name]()
    table, command, _ = case
    found, writer, guest = case if name == other else CASES[other]()
    entry = writer.entries(found, guest)[0]
    leaving = type(command) is type(writer) is Leave
    assert command.wrote(entry, table) == (name == other or leaving)


@pytest.mark.parametrize("name", CASES)
def test_its_entries_can_be_carried_out(name: str) -> None:
    table, command, guest = CASES[name]()
    before = table.seq
    fork = after(table.fork(), command, guest)
    assert fork.seq > before
    assert table.seq == before


class TestPlaying:
    def test_it_writes_the_action_down_by_its_text(self) -> None:
        table = running()
        seat, guest = asked(table)
        action = table.look(seat).legal()[0]
        decision = str(table.decision(seat))
        assert Play(decision, action.id, "en").entries(table, guest) == [
            en.Played(seat, "guest", decision, [(seat, action.text)])
        ]

    def test_what_is_not_asked_any_more_is_stale(self) -> None:
        table = running()
        seat, guest = asked(table)
        with pytest.raises(StaleDecision) as stale:
            Play(f"{seat}-99", 0, "en").entries(table, guest)
        assert stale.value.seat == seat

    def test_another_action_with_the_same_key_is_refused(self) -> None:
        table = running()
        seat, guest = asked(table)
        decision = str(table.decision(seat))
        one, two = (Play(decision, action.text, "en") for action in table.look(seat).legal()[:2])
        with pytest.raises(KeyReused):
            two.wrote(one.entries(table, guest)[0], table)

    @pytest.mark.parametrize("decision", ["", "x", "0", "0-", "-1", "0-1-1", "٠-١", "0-" + "1" * 30])
    def test_a_decision_has_an_id(self, decision: str) -> None:
        with pytest.raises(Invalid):
            Play(decision, 0, "en").entries(running(), ANN)

    def test_others_do_not_play_it(self) -> None:
        table = running()
        with pytest.raises(Forbidden):
            first_move(table).entries(table, EVE)

    def test_the_rule_is_named(self) -> None:
        table = running()
        seat, guest = asked(table)
        edition = table.match.edition
        forbidden = next(a for a in edition.actions.actions if edition.check(table.look(seat).state, seat, a.id))
        with pytest.raises(Illegal) as refusal:
            Play(str(table.decision(seat)), forbidden.text, "en").entries(table, guest)
        assert str(refusal.value.members["rule"]).startswith("SPY-")


class TestSeating:
    def test_a_private_table_needs_the_invite(self) -> None:
        with pytest.raises(Forbidden):
            Join(None, invited=False).entries(waiting(), BOB)
        public = table_of(seat_of(ANN), en.SeatPlan("open"), public=True)
        assert Join(None, invited=False).entries(public, BOB) == [en.Joined(1, BOB.id)]

    def test_who_sits_there_has_nothing_to_do(self) -> None:
        with pytest.raises(NothingToDo):
            Join(None, invited=True).entries(waiting(), ANN)

    def test_kept_seats_are_taken_as_far_as_they_are_open(self) -> None:
        table = after(waiting(), Join(1, invited=True), EVE)
        assert JoinRematch((1, 2)).entries(table, BOB) == [en.Joined(2, BOB.id)]
        with pytest.raises(Refused):
            JoinRematch((1,)).entries(table, BOB)

    def test_only_the_host_fills(self) -> None:
        with pytest.raises(Forbidden):
            Fill("greedy").entries(after(waiting(), Join(1, invited=True), BOB), BOB)

    def test_nobody_resigns_twice(self) -> None:
        table = table_of(seat_of(ANN), seat_of(BOB), seat_of(EVE))
        table.apply(en.Started([]), 1.0)
        with pytest.raises(Refused):
            Resign(None).entries(after(table, Resign(None), ANN), ANN)
