"""A table: players around a match, replayed from its log. No input or output happens here.

A table in use is never changed: a command changes a fork, and the fork takes its place once its entry is stored.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

import safehouse as sh
from safehouse.core.deals import Deal
from safehouse.core.declaration import StandingAnswers
from safehouse.core.match import ChanceMode, Match
from safehouse.core.observation import Observation
from safehouse.core.persistent_list import PersistentList
from safehouse.core.records import open_match

from ..seeds import chance_seed
from . import entries as en
from .entries import LogRow
from .game_clocks import GameClocks
from .pending import Asked, PendingDecisions
from .players import ChatLine, Seat
from .stand_ins import StandIn, StandIns

Status = Literal["open", "running", "over", "closed"]
CHAT_KEPT = 200


@dataclass(frozen=True, slots=True)
class Mark:
    """How much a viewer had heard at one of its versions."""

    events: int
    told: int


class Table:
    """The state of one log. Viewers are numbered: the seats, then all spectators as one."""

    match: Match
    """The game that runs, or is over: there is none before the table has `begun`."""
    standing: StandingAnswers
    """The decisions of that game in which only those are asked who want to be."""

    def __init__(self, id: str, opened: en.Opened, at: float) -> None:
        self.id = id
        self.game = opened.game
        self.options = opened.options
        self.host = opened.host
        self.speed = opened.speed
        self.spectators = opened.spectators
        self.public = opened.public
        self.look_back: en.Look = opened.look or _look_before(opened)
        self.rematch_of = opened.rematch_of
        self.source = opened.source
        self.position = opened.position
        self.hints = opened.hints
        self.clock = opened.clock
        self.game_clocks = (
            GameClocks(opened.clock.bank, opened.clock.increment, len(opened.seats)) if opened.clock else None
        )
        self.bots = opened.bots
        self.seats = [
            Seat(s.kind, s.guest, s.name, s.bot, s.level, number=s.number, seal=s.seal, bot_of=s.bot_of)
            for s in opened.seats
        ]
        self.dealing = opened.deal
        self.certificate = opened.certificate
        self.deal: Deal | None = None
        """From what all draws follow, fixed as the match begins; None before, and where chance is drawn afresh."""
        self.status: Status = "open"
        self.created_at = at
        self.ended_at: float | None = None
        self.rematch: str | None = None
        self.closed_by: Literal["host", "time", "operator"] | None = None
        self.waiting_since = at
        """When somebody last sat down, or a bot was given the last seat."""
        self.removed: frozenset[str] = frozenset()
        """The guests that the host does not want at this table."""
        self.forgotten: frozenset[str] = frozenset()
        """Guests who wanted their names and words to go."""
        self.votes: frozenset[tuple[int, int]] = frozenset()
        """Seats, and whom they want out of the game."""
        self.begun = False
        self.seq = 1
        self.versions = [1] * (len(self.seats) + 1)
        self.marks = [PersistentList([Mark(0, 0), Mark(0, 0)]) for _ in self.versions]
        self.dealt = [0] * len(self.versions)
        """How many events of the set-up each viewer was told before anybody was asked."""
        self.stand_ins = StandIns(len(self.seats))
        self.chat: list[ChatLine] = []
        self.said = 0
        self.keys: dict[tuple[str, str], int] = {}
        """Entries by guest and key; shared with forks, so only what is stored may be noted."""
        self._new_keys: dict[tuple[str, str], int] = {}
        self._pending = PendingDecisions(len(self.seats))
        self._looks: dict[int, Observation] = {}
        self._table_views: list[tuple[Observation, Any]] = []
        self._encoded_views: list[tuple[Any, bytes]] = []
        self._parent: Table | None = None

    # --- the log ----------------------------------------------------------------------------------------------

    @classmethod
    def replay(cls, rows: Iterable[LogRow], until: Callable[[Table], bool] = lambda _: False) -> Table:
        """The table of a log, or of its first entries, as soon as the match runs and `until` holds."""
        stream = iter(rows)
        first = next(stream)
        opened = en.read(first.entry)
        assert isinstance(opened, en.Opened)
        table = cls(first.match, opened, first.at)
        table._note_key(first)
        for row in stream:
            table.follow(row)
            if table.begun and until(table):
                break
        return table

    def follow(self, row: LogRow) -> None:
        """Takes over a stored entry."""
        assert row.seq == self.seq + 1, f"{row.match}: entry {row.seq} after {self.seq}"
        entry = en.read(row.entry)
        self._carry_out(entry, whole=True)
        self._note_key(row)
        self._after(entry, row.at, json.loads(row.seen))

    def _note_key(self, row: LogRow) -> None:
        if row.guest is not None and row.key is not None:
            self.keys[row.guest, row.key] = row.seq

    def stored(self) -> None:
        """What was applied is in the log now."""
        self.keys.update(self._new_keys)
        self._new_keys = {}

    def fork(self) -> Table:
        """A copy that may be changed. Its chance is fresh, so that no past draw predicts a later one, or the deal's."""
        new = object.__new__(Table)
        new.__dict__.update(self.__dict__)  # as copy.copy would, without its detours
        new.seats = list(self.seats)
        new.versions = list(self.versions)
        new.marks = [marks.copy() for marks in self.marks]
        new.stand_ins = self.stand_ins.copy()
        new.chat = list(self.chat)
        new._new_keys = dict(self._new_keys)
        new._pending = self._pending.copy()
        new.game_clocks = self.game_clocks.copy() if self.game_clocks else None
        new._forget_looks()
        new._parent = self if self.begun else None
        if self.begun:
            new.match = self.match.clone(None if self.deal else chance_seed(len(self.match.steps)))
        return new

    def apply(
        self, entry: en.AnyEntry, at: float, guest: str | None = None, key: str | None = None, *, whole: bool = False
    ) -> LogRow:
        """Carries out a new entry on a fork and returns it as it must be stored.

        `whole`: the entry tells what chance did, too; else chance plays now.
        """
        if self._parent is None and self.begun:
            self._parent = self.fork()
        entry = self._carry_out(entry, whole)
        if guest is not None and key is not None:
            self._new_keys[guest, key] = self.seq + 1
        seen = self._after(entry, at, None)
        self._parent = None
        return LogRow(self.id, self.seq, at, guest, key, str(seen), en.write(entry))

    # --- carrying out -----------------------------------------------------------------------------------------

    def _carry_out(self, entry: en.AnyEntry, whole: bool) -> en.AnyEntry:
        """Changes the table; returns the entry with the steps of chance."""
        match entry:
            case en.Started(steps):
                return en.Started(self._start(steps, whole))
            case en.Played(seat, by, decision, steps):
                self._note_presence(seat, by)
                self._note_stand_ins(seat, by, steps)
                return en.Played(seat, by, decision, self._play(steps, whole))
            case en.Resigned(seat, steps):
                self.seats[seat] = replace(self.seats[seat], resigned=True, away=False)
                self.stand_ins.note_absent(frozenset(), self.match.event_count)
                return en.Resigned(seat, self._play(steps, whole))
            case en.Armed(seat, partner, asks, steps):
                self.seats[seat] = replace(self.seats[seat], armed=partner, asks=asks)
                return en.Armed(seat, partner, asks, self._play(steps, whole))
            case en.Passed(steps):
                return en.Passed(self._play(steps, whole))
            case en.Undone(seat, whole):
                self.match.undo(seat, whole=whole)
                self.stand_ins.note_own_act(seat, self.seq + 1)
            case en.Gestured(seat, gesture, to):
                self.match.tell("gesture", seat=seat, gesture=gesture, to=to)
            case en.Resumed():
                pass
            case en.Said():
                self.said += 1
            case en.Rematched(match):
                self.rematch = match
            case en.LookChanged(look):
                self.look_back = look
            case en.Opened():
                raise AssertionError("a log opens once")
            case _:
                self._change_seats(entry)
        return entry

    def _change_seats(self, entry: en.SeatEntry) -> None:
        """Who sits where, and who is away."""
        match entry:
            case en.Joined(seat, guest, number, seal, bot_of):
                self.seats[seat] = Seat("human", guest, number=number, seal=seal, bot_of=bot_of)
            case en.Unsealed(seat, number):
                self.seats[seat] = replace(self.seats[seat], number=number)
            case en.Vacated(seat):
                self.seats[seat] = Seat("open")
            case en.Closed(by):
                self.status, self.closed_by = "closed", by
            case en.Removed(seat):
                self._remove(seat)
            case en.Voted(seat, against):
                self.votes |= {(seat, against)}
            case en.Left(seats):
                self._set_away(seats, True)
            case en.Returned(seats):
                self._set_away(seats, False)
            case en.Filled(seats, bot):
                for seat in seats:
                    self.seats[seat] = Seat("bot", bot=bot)
            case en.Renamed(seats):
                for seat in seats:
                    self.seats[seat] = replace(self.seats[seat], name=None)
            case en.Forgotten(guest):
                self.forgotten |= {guest}
                for seat in self.seats_of(guest):
                    self.seats[seat] = replace(self.seats[seat], name=None)
                self.chat = [line for line in self.chat if line.guest != guest]

    def _remove(self, seat: int) -> None:
        player = self.seats[seat]
        if self.begun:
            self.seats[seat] = replace(player, resigned=True, removed=True, away=False)
        else:
            self.removed |= {str(player.guest)}
            self.seats[seat] = Seat("open")

    def _start(self, steps: en.Steps, whole: bool) -> en.Steps:
        chance: ChanceMode = "manual" if whole else "auto"
        seed = chance_seed(0)
        if self.position is not None:
            self.match = sh.from_position(self.game, self.position, seed=seed, chance=chance)
        else:
            game = sh.game(self.game)
            accepted = game.accept(len(self.seats), self.options)
            edition = game.edition(accepted["data_set"])
            self.deal = self._fixed_deal()
            self.match = open_match(edition, len(self.seats), accepted, seed=seed, deal=self.deal, chance=chance)
        self.standing = self.match.edition.game.policy.standing(self.match.options)
        self.begun, self.status = True, "running"
        self._play(steps, whole)
        return _steps_since(self.match, 0)

    def _fixed_deal(self) -> Deal | None:
        """Whoever sits down later adds nothing."""
        if self.dealing is None:
            return None
        table = self.dealing.table or self.id
        if self.dealing.numbers is not None:
            return Deal(self.dealing.secret, table, tuple(self.dealing.numbers))
        numbers, seals = (tuple(getattr(seat, what) for seat in self.seats) for what in ("number", "seal"))
        return Deal(self.dealing.secret, table, numbers, seals)

    def _play(self, steps: en.Steps, whole: bool) -> en.Steps:
        before = len(self.match.steps)
        self.match.chance = "manual" if whole else "auto"
        for actor, text in steps:
            self.match.play(actor, text)
        self.match.chance = "auto"
        if not whole:
            self._answer_unasked()
        return _steps_since(self.match, before)

    def _answer_unasked(self) -> None:
        """Answers for those who are not asked, as soon as nobody else is: at once, whatever they have armed."""
        while self.unasked():
            _, kind = self.match.question
            answer = self.standing[self.match.edition.decisions[kind]]
            for seat in self.match.to_move:
                self.match.play(seat, answer(self.match.state, self.seats[seat].armed))

    def _note_presence(self, seat: int, by: en.By) -> None:
        """A player whose time runs out while others wait is away until he acts again."""
        if by == "guest":
            self._set_away([seat], False)
        elif by == "clock" and self._keeps_others_waiting(seat):
            self._set_away([seat], True)

    def _note_stand_ins(self, seat: int, by: en.By, steps: en.Steps) -> None:
        """Who plays for whom is told in the log: by who is away, which all know, and not by whose step it was."""
        away = [i for i, one in enumerate(self.seats) if one.kind == "human" and one.automatic]
        self.stand_ins.note_absent(frozenset(away), self.match.event_count)
        if by == "guest":
            self.stand_ins.note_own_act(seat, self.seq + 1)
        elif self.seats[seat].kind == "human":
            heard = self.marks[seat][-1].events
            for actor, text in steps:
                if actor == seat:
                    self.stand_ins.note_move(seat, StandIn(heard, by, text, self.seq + 1))

    def has_company(self, seat: int) -> bool:
        """Whether another person plays at this table, and may have to wait for this seat."""
        own = self.seats[seat].guest
        return any(other.kind == "human" and other.guest != own and not other.resigned for other in self.seats)

    def _keeps_others_waiting(self, seat: int) -> bool:
        own = self.seats[seat].guest
        return any(other.guest != own and not other.automatic for other in self.seats)

    def _set_away(self, seats: list[int], away: bool) -> None:
        for seat in seats:
            if self.seats[seat].away != away:
                self.seats[seat] = replace(self.seats[seat], away=away)

    # --- afterwards -------------------------------------------------------------------------------------------

    def _after(self, entry: en.AnyEntry, at: float, seen: list[int] | None) -> list[int]:
        """Notes what follows from an entry; `seen` are the viewers' versions where they are known already."""
        self.seq += 1
        self._forget_looks()
        if isinstance(entry, en.Joined | en.Filled):
            self.waiting_since = at
        if isinstance(entry, en.Said) and not entry.text:  # its guest was forgotten since
            return self.versions
        if isinstance(entry, en.Said):
            self.chat = [*self.chat, ChatLine(self.said, at, entry.seat, entry.name, entry.text, entry.guest)][
                -CHAT_KEPT:
            ]
            return self.versions
        before: list[Asked] = []
        if self.begun:
            before = self._pending.update([self._asked(seat) for seat in range(len(self.seats))])
            if self.match.over and self.status == "running":
                self.status, self.ended_at = "over", at
        saw = self._who_saw(entry, seen)
        for viewer in saw:
            self._advance(viewer)
        if isinstance(entry, en.Started):
            self.dealt = [marks[-1].events for marks in self.marks]
        if self.begun and not isinstance(entry, en.Undone):
            self._pending.start_clocks(at, before, public=self.spectator in saw)
        if self.game_clocks is not None and self.begun and self.spectator in saw:
            self.game_clocks.follow(entry, at, self.on_the_clock())
        return self.versions

    def on_the_clock(self) -> list[int]:
        """The people who, as everybody sees, are asked now while others wait for them."""
        if self.status != "running":
            return []
        movers = self.match.head_of(self.look(self.spectator)).to_move
        people = [seat for seat in movers if self.seats[seat].kind == "human" and not self.seats[seat].automatic]
        return [seat for seat in people if self.has_company(seat) and not self.stands(seat)]

    def _who_saw(self, entry: en.AnyEntry, seen: list[int] | None) -> list[int]:
        """The viewers for whom something changed: nobody else may notice that anything was done."""
        viewers = range(len(self.versions))
        if seen is not None:
            return [v for v in viewers if seen[v] > self.versions[v]]
        if not isinstance(entry, en.Played | en.Undone | en.Armed | en.Passed):
            return list(viewers)
        own = None if isinstance(entry, en.Passed) else entry.seat
        return [v for v in viewers if v == own or self._heard(v) or self._looks_different(v)]

    def _heard(self, viewer: int) -> bool:
        """Whether a viewer was told an event since its last version."""
        return self.match.count_events_for(self.seat_of(viewer), self.marks[viewer][-1].told) > 0

    def _looks_different(self, viewer: int) -> bool:
        """Whether a viewer could notice a difference to the table this is a fork of."""
        assert self._parent is not None
        return self._noticeable(viewer) != self._parent._noticeable(viewer)

    def _noticeable(self, viewer: int) -> tuple[Any, ...]:
        """All that a viewer could notice of the match, its events aside."""
        seated = viewer < len(self.seats)
        undo = self.match.undo_refused(viewer) if seated else None
        asked = self.decision(viewer) if seated else None
        away = [seat.away for seat in self.seats]
        unasked = [self.stands(other) for other in range(len(self.seats))]
        return self.look(viewer).state.numbers(), asked, undo, self.status, away, unasked

    def _advance(self, viewer: int) -> None:
        self.versions[viewer] += 1
        last = self.marks[viewer][-1]
        if not self.begun:
            self.marks[viewer].append(last)
            return
        fresh = self.match.count_events_for(self.seat_of(viewer), last.told)
        self.marks[viewer].append(Mark(last.events + fresh, self.match.event_count))

    def _asked(self, seat: int) -> Asked:
        number = None if self.stands(seat) else self.match.decision(seat)
        return None if number is None else (number, *self.match.question)

    # --- questions --------------------------------------------------------------------------------------------

    def seat_of(self, viewer: int) -> int | None:
        return viewer if viewer < len(self.seats) else None

    @property
    def spectator(self) -> int:
        """The viewer's number of everybody without a seat."""
        return len(self.seats)

    def look(self, viewer: int) -> Observation:
        """What a viewer knows now."""
        found = self._looks.get(viewer)
        if found is None:
            found = self._looks[viewer] = self._observation(self.seat_of(viewer))
        return found

    def _observation(self, seat: int | None) -> Observation:
        """Where all know the same, it is concealed once: copies of the state are what looking costs."""
        if self.match.edition.seen_alike and self._looks:
            return replace(next(iter(self._looks.values())), seat=seat)
        return self.match.observation(seat)

    def _forget_looks(self) -> None:
        self._looks = {}
        self._table_views = []
        self._encoded_views = []

    def table_view(self, viewer: int) -> Any:
        """What a viewer reads off the table: one object for all who know the same."""
        seen = self.look(viewer)
        for other, view in self._table_views:
            if other.state is seen.state or other.state == seen.state:
                return view
        view = seen.table_view()
        self._table_views.append((seen, view))
        return view

    def encoded(self, view: Any, encode: Callable[[Any], bytes]) -> bytes:
        """A `table_view` as bytes, made once for all who know the same."""
        for other, data in self._encoded_views:
            if other is view:
                return data
        data = encode(view)
        self._encoded_views.append((view, data))
        return data

    def decision(self, seat: int) -> str | None:
        """The id of the decision this seat is asked now."""
        return self._pending.id_of(seat)

    def turn(self, seat: int) -> str | None:
        """The id of the turn in which this seat's player is asked now; None where nobody waits for a person there."""
        if self.seats[seat].kind != "human" or self.seats[seat].automatic or not self.may_decide(seat):
            return None
        return self._pending.turn_of(seat)

    def asked_since(self, seat: int) -> float:
        """When the clock of the decision was started."""
        return self._pending.since(seat)

    def stands(self, seat: int) -> bool:
        """Whether what is pending is one of them, and this seat is not asked."""
        if not self.standing:
            return False
        depth, kind = self.match.question
        player = self.seats[seat]
        if player.kind != "human" or player.resigned or (player.asks and not player.away) or not depth:
            return False
        return self.match.edition.decisions[kind] in self.standing

    def unasked(self) -> bool:
        """Whether the game waits only for seats that are not asked."""
        movers = self.movers()
        return bool(movers) and all(self.stands(seat) for seat in movers)

    def may_decide(self, seat: int) -> bool:
        """Whether this seat's player is asked now; a seat that was given up is asked no more."""
        return self.status == "running" and self._pending.asked(seat) and not self.seats[seat].resigned

    def seats_of(self, guest: str | None) -> list[int]:
        return [] if guest is None else [i for i, seat in enumerate(self.seats) if seat.guest == guest]

    def guests(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.guest for seat in self.seats if seat.guest is not None}

    def named(self) -> set[str]:
        """Everybody whose name is shown here: who sits here, and whose bots do."""
        return self.guests() | {seat.bot_of for seat in self.seats if seat.bot_of}

    def open_seats(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def gathered(self) -> bool:
        """Whether everybody is there, but the game has not begun: numbers that were sealed are being opened."""
        return self.status == "open" and not self.open_seats()

    def sealed(self) -> list[int]:
        """Seats whose numbers are still to be opened; none where the deal does not depend on them."""
        if self.dealing is None or self.dealing.numbers is not None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.seal is not None and seat.number is None]

    @property
    def ready(self) -> bool:
        """Whether the game can begin, and nobody is waited for."""
        return self.gathered and not self.sealed()

    def movers(self) -> tuple[int, ...]:
        """Seats that are asked; only for deciding who must act, never to be sent."""
        return self.match.to_move if self.status == "running" else ()


def _look_before(opened: en.Opened) -> en.Look:
    """At a table of the time when one could not choose."""
    if opened.spectators == "none":
        return "players"
    return "everybody" if opened.public else "link"


def _steps_since(match: Match, count: int) -> en.Steps:
    return [(step.actor, step.action.text) for step in match.steps[count:]]
