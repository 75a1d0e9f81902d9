"""A match: one game being played, with its history, its undo and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET

from . import events as ev
from .actions import Action
from .chance import fresh_seed, stream
from .deals import Deal, offered, picked
from .errors import IllegalAction, OptionError, UndoRefused
from .event_log import EventLog, LogEntry, told
from .frames import KIND, is_asked, to_move
from .observation import Observation
from .options import Options
from .persistent_list import PersistentList
from .rule import OK, Buf, rule_id
from .seats import CHANCE, CHANCE_MOVES, MAX_SEATS, SPECTATOR, TABLE
from .shapes import Head
from .state import State
from .take_backs import UNDO_REASONS, Step, TakeBacks
from .validation import show

if TYPE_CHECKING:
    from .game import Edition

ChanceMode = Literal["auto", "manual"]
Record = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the rule's id and a sentence.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> m.why_not(1, "TAKE(1)")
        Refusal(rule='SPY-3.1', message='It is not your turn.')
    """

    rule: str
    message: str


class Match:
    """A game in play. Made by `safehouse.new_match`, `replay`, `from_position` or `resample`.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> bots = [sh.bot("random", seed=seat) for seat in range(m.seats)]
        >>> while not m.over:
        ...     seat = m.to_move[0]
        ...     m.play(seat, bots[seat].choose(m.observation(seat)))
        >>> m.scores, m.winners
        ([6, 6], {1})
    """

    def __init__(
        self,
        edition: Edition,
        seats: int,
        options: Options,
        state: State,
        *,
        seed: int | str | None = None,
        deal: Deal | None = None,
        chance: ChanceMode = "auto",
        origin: dict[str, Any] | None = None,
    ) -> None:
        if chance not in ("auto", "manual"):
            raise OptionError(f"chance: {show(chance)} is not allowed; allowed: auto, manual")
        self.edition = edition
        self.seats = seats
        self.options = options
        self.chance: ChanceMode = chance
        self.steps: PersistentList[Step] = PersistentList()
        self._state = state
        """It never changes: a step makes a new one, so copies and take-backs can share it."""
        self._origin = origin
        self._rng: Buf = stream(fresh_seed() if seed is None else seed, "chance")
        self._deal = deal
        self._drawn: dict[str, int] = {}
        """How often was drawn from each pile; counted for a deal only. No draw is ever taken back."""
        self._log = EventLog(edition.events)
        self._take_backs = TakeBacks(seats)
        self._decisions = [0] * seats
        self._asked: dict[int, int] = {}
        self._out = edition.buffer()
        self._log.collect(state, CHANCE)
        self._ask_anew(set())
        self._let_chance_play()

    # --- who acts, and how it stands --------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.game
            'spyconnection'
        """
        return self.edition.game.name

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that may act now; `()` once the game is over.

        `(CHANCE,)` when chance is played by hand and has to decide.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.to_move
            (0,)
        """
        movers = to_move(self._state)
        if movers == CHANCE_MOVES:
            return (CHANCE,)
        return tuple(seat for seat in range(self.seats) if movers >> seat & 1)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.over
            False
        """
        return to_move(self._state) == 0

    @property
    def scores(self) -> list[int]:
        """Points of each seat, as they stand.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.scores
            [1, 1]
        """
        return self._outcome()[: self.seats]

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat, counted from 1; equal where the rules know no difference.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.ranks
            [2, 1]
        """
        return self._outcome()[MAX_SEATS : MAX_SEATS + self.seats]

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.ranking
            [1, 0]
        """
        ranks = self.ranks
        return sorted(range(self.seats), key=lambda seat: ranks[seat])

    @property
    def winners(self) -> set[int]:
        """The seats that have won; empty before the end.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.winners
            set()
        """
        if not self.over:
            return set()
        won = self._outcome()[2 * MAX_SEATS :]
        return {seat for seat in range(self.seats) if won[seat]}

    def _outcome(self) -> list[int]:
        out = [0] * (3 * MAX_SEATS)
        self.edition.outcome(self._state, out)
        return out

    # --- acting -----------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; empty when it is not its turn.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.legal(0)[0]
            Action(id=5, text='TAKE(1)', kind='TAKE', args={'slot': 1})
            >>> m.legal(1)
            []
        """
        self._known_actor(seat)
        if not is_asked(self._state, seat):
            return []
        count = self.edition.legal(self._state, seat, self._out)
        return [self.edition.actions[number] for number in self._out[:count]]

    def why_not(self, seat: int, action: Action | int | str, language: str = "en") -> Refusal | None:
        """None if the action is allowed, else the rule that forbids it.

        IllegalAction if it is no action of this game at all.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.why_not(0, "TAKE(1)") is None
            True
            >>> m.why_not(1, "TAKE(1)").rule
            'SPY-3.1'
            >>> m.why_not(1, "TAKE(1)", "de").message
            'Du bist nicht am Zug.'
        """
        self._known_actor(seat)
        return self._refusal(seat, self.edition.actions.find(action), language)

    def _refusal(self, seat: int, action: Action, language: str = "en") -> Refusal | None:
        number = self.edition.check(self._state, seat, action.id)
        if number == OK:
            return None
        game = self.edition.game
        rule = rule_id(game.prefix, number)
        return Refusal(rule, refusal_text(game.texts(language), rule))

    def play(self, seat: int, action: Action | int | str) -> None:
        """Carries out an action of a seat in `to_move`. IllegalAction names the rule and leaves everything as it was.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.play(0, "TAKE(1)")
            >>> try:
            ...     m.play(1, "TAKE(4)")
            ... except sh.IllegalAction as error:
            ...     print(error.rule, error.message)
            SPY-3.1 It is not your turn.
        """
        self._known_actor(seat)
        found = self.edition.actions.find(action)
        refusal = self._refusal(seat, found)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        self._step(seat, found)
        self._let_chance_play()

    def leave(self, seat: int) -> None:
        """A seat leaves the game for good, by the game's own rules; no bot takes it over.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.leave(1)
            >>> m.over, m.winners
            (True, {0})
        """
        self._known_seat(seat)
        self.play(TABLE, f"LEAVE({seat})")

    def _known_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalAction(f"there is no seat {show(seat)}; seats are 0 to {self.seats - 1}")

    def _known_actor(self, actor: int) -> None:
        if actor not in (CHANCE, TABLE) or type(actor) is not int:
            self._known_seat(actor)

    def _let_chance_play(self) -> None:
        while self.chance == "auto" and to_move(self._state) == CHANCE_MOVES:
            number = self._roll() if self._deal is None else self._dealt(self._deal)
            if number < 0:
                raise RuntimeError(f"{self.game}: chance is asked but can do nothing; this is a fault of the rules")
            self._step(CHANCE, self.edition.actions[number])

    def _roll(self) -> int:
        return self.edition.roll(self._state, self._out, self._rng)

    def _dealt(self, deal: Deal) -> int:
        """The next card of the pile that is drawn from; -1 where there is none."""
        cards = offered(self.edition, self._state)
        pile = self.edition.pile(self._state)
        total = sum(many for _, many in cards)
        return picked(cards, deal.number(pile, self._drawn.get(pile, 0) + 1, total)) if total else -1

    def _step(self, actor: int, action: Action) -> None:
        if actor == CHANCE and self._deal is not None:
            pile = self.edition.pile(self._state)
            self._drawn[pile] = self._drawn.get(pile, 0) + 1
        before, self._state = self._state, self._state.clone()
        self.edition.step(self._state, actor, action.id)
        step = Step(actor, action)
        self.steps.append(step)
        marks, audience = self._log.collect(self._state, actor)
        self._take_backs.note(step, before, audience, marks)
        goes_on = _goes_on(before, self._state)
        if not goes_on:
            self._take_backs.end_moment(actor, self.to_move)
        self._ask_anew(set(self._asked) - {actor} if goes_on else set())

    def tell(self, kind: str, **args: int | str | None) -> None:
        """Tells everybody of something that was done at the table beside the rules; nothing else changes.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("inkognito", seats=4, seed=7)
            >>> m.tell("gesture", seat=0, gesture="wink", to="nobody")
            >>> m.events(3)[-1]["args"]
            {'seat': 0, 'gesture': 'wink', 'to': 'nobody'}
        """
        self._log.tell(self.game, kind, args)

    # --- what each may know -----------------------------------------------------------------------------------

    def observation(self, seat: int | None) -> Observation:
        """The concealed state of a seat (None: a spectator): what bots are given.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).legal() == m.legal(0)
            True
        """
        if seat is not None:
            self._known_seat(seat)
        viewer = SPECTATOR if seat is None else seat
        return Observation(self.edition, self.seats, self.options, seat, self.edition.concealed(self._state, viewer))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, with names and ready for JSON.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.view(0)["decision"]
            'ROOT'
            >>> m.view(None)["seat"] is None
            True
        """
        return self.view_of(self.observation(seat))

    def view_of(self, seen: Observation) -> dict[str, Any]:
        """The view that belongs to an observation of this moment.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.view_of(m.observation(0)) == m.view(0)
            True
        """
        head: dict[str, Any] = msgspec.to_builtins(self.head_of(seen))
        return head | seen.view()

    def head_of(self, seen: Observation) -> Head:
        """The part of a view that is the same in every game.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.head_of(m.observation(0)).to_move
            [0]
        """
        movers = to_move(seen.state)
        asked = [i for i in range(self.seats) if movers >> i & 1] if movers != CHANCE_MOVES else []
        top = seen.state.frames[seen.state.depth - 1][KIND] if movers else None
        idle = seen.idle
        return Head(
            game=self.game,
            data_set=self.edition.data.name,
            seats=self.seats,
            options=self.options,
            colours=seen.colours,
            seat=seen.seat,
            to_move=asked,
            decision=self.edition.decisions[top] if top is not None else None,
            idle=idle.text if idle is not None else None,
            over=self.over,
            scores=self.scores if self.over else UNSET,
            ranking=self.ranking if self.over else UNSET,
            winners=sorted(self.winners) if self.over else UNSET,
        )

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat (None: a spectator) saw it; `since` leaves out so many of them.

        `n` counts what this seat saw, from 1, so a gap tells nothing.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.play(0, "TAKE(1)")
            >>> m.events(1)[-1]["kind"]
            'revealed'
            >>> len(m.events(1, since=5)) == len(m.events(1)) - 5
            True
        """
        if seat is not None:
            self._known_seat(seat)
        if type(since) is not int or since < 0:
            raise OptionError(f"since: {show(since)} is not a whole number from 0")
        return told(self._log.seen_by(seat)[since:], since + 1)

    @property
    def event_count(self) -> int:
        """How many events there are in all, whoever saw them; where the next `events_since` begins.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> before = m.event_count
            >>> m.play(0, "TAKE(1)")
            >>> m.event_count - before
            2
        """
        return len(self._log)

    def events_since(self, seat: int | None, after: int, seen: int) -> list[dict[str, Any]]:
        """The events of this seat (None: a spectator) since `event_count` was `after`, numbered from `seen` + 1.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> before, seen = m.event_count, len(m.events(1))
            >>> m.play(0, "TAKE(1)")
            >>> m.events_since(1, before, seen) == m.events(1, since=seen)
            True
        """
        return told(self._log.seen_by(seat, after), seen + 1)

    def count_events_for(self, seat: int | None, after: int) -> int:
        """How many events this seat (None: a spectator) was told since `event_count` was `after`.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.count_events_for(1, 0) == len(m.events(1))
            True
        """
        return self._log.count_for(seat, after)

    def all_events(self) -> list[dict[str, Any]]:
        """All events, whoever saw them: the whole truth, for analysis and for after the end.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.all_events()[0]["kind"]
            'revealed'
        """
        return told(self._log.entries())

    def decision(self, seat: int) -> int | None:
        """The number of the decision this seat is asked now. It stays the same while others choose at the same time.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.decision(0)
            1
            >>> m.decision(1) is None
            True
        """
        self._known_seat(seat)
        return self._asked.get(seat)

    @property
    def question(self) -> tuple[int, int]:
        """What is asked now, of whomever: the depth of the stack of pending decisions, and the kind of the topmost.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.question
            (1, 5)
        """
        depth = self._state.depth
        return depth, self._state.frames[depth - 1][KIND] if depth else 0

    def _ask_anew(self, waiting: set[int]) -> None:
        """Numbers what is asked now. Each seat counts for itself: a number must not tell what others do in secret."""
        now = [seat for seat in self.to_move if seat >= 0]
        for seat in now:
            if seat not in waiting:
                self._decisions[seat] += 1
        self._asked = {seat: self._decisions[seat] for seat in now}

    # --- undo -------------------------------------------------------------------------------------------------

    def undo(self, seat: int, *, whole: bool = False) -> None:
        """Takes back the last step of a seat; UndoRefused says why not, where information has flowed since.

        `whole` takes back all its steps, up to where information has flowed or its turn began.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.play(0, "CONNECT(WAR-IST)")
            >>> m.undo(0)
            >>> try:
            ...     m.undo(0)
            ... except sh.UndoRefused as error:
            ...     print(error.reason, "-", error)
            start - there is nothing to take back
        """
        position = self._undoable(seat)
        if isinstance(position, str):
            raise UndoRefused(UNDO_REASONS[position], position)
        audiences = [self._take_back(seat, position)]
        while whole and isinstance(position := self._undoable(seat), int):
            audiences.append(self._take_back(seat, position))
        self._log.tell_undone(seat, self.seats, audiences)

    def _take_back(self, seat: int, position: int) -> int:
        """Takes one step back; returns who had seen it."""
        moment = self._take_backs.moment
        taken, later = self._take_backs.cut(position)
        waiting = set(self._asked) - {seat} if taken.moment == moment else set()
        self._state = taken.before
        self.steps.cut(len(self.steps) - 1 - len(later))
        for entry in later:  # made at the same time by others: they stay
            before, self._state = self._state, self._state.clone()
            self.edition.step(self._state, entry.step.actor, entry.step.action.id)
            ev.drain(self._state)
            self.steps.append(entry.step)
            self._take_backs.keep_again(entry, before)
        self._ask_anew(waiting)
        return taken.audience | 1 << seat

    def undo_refused(self, seat: int) -> str | None:
        """Why this seat cannot take back a step now, or None if it can.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.undo_refused(0)
            'there is nothing to take back'
        """
        reason = self.undo_reason(seat)
        return None if reason is None else UNDO_REASONS[reason]

    def undo_reason(self, seat: int) -> str | None:
        """The same in one word, which programs can translate: a key of UNDO_REASONS.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.undo_reason(0)
            'start'
        """
        position = self._undoable(seat)
        return position if isinstance(position, str) else None

    def undo_steps(self, seat: int) -> int:
        """How many steps this seat can take back at most, one after the other.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.play(0, "CONNECT(WAR-IST)")
            >>> m.undo_steps(0)
            1
        """
        return 0 if self.undo_reason(seat) is not None else self._take_backs.count(seat)

    def _undoable(self, seat: int) -> int | str:
        """Where among the take-backs the seat's last step lies, or the reason why it has none."""
        self._known_seat(seat)
        return self._take_backs.find(seat, self.to_move)

    # --- keeping and setting up -------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole match as JSON. It replays exactly, chance included; it holds no seed, so it tells no future.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.record()["steps"][:2]
            [['chance', 'REVEAL(M32)'], ['chance', 'REVEAL(M04)']]
        """
        from .records import write_record

        return write_record(self)

    def position(self) -> dict[str, Any]:
        """The whole position as readable JSON, for tests and analysis; `safehouse.from_position` reads it.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> sorted(m.position())[:4]
            ['acted', 'active', 'data_set', 'discard']
        """
        from .records import write_position

        return write_position(self)

    def clone(self, seed: int | str | None = None) -> Match:
        """An independent copy; with a seed, its chance goes another way.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> copy = m.clone()
            >>> copy.play(0, "TAKE(1)")
            >>> len(copy.steps) > len(m.steps)
            True
        """
        copy = object.__new__(Match)
        copy.__dict__.update(self.__dict__)
        copy.steps = self.steps.copy()
        copy._log = self._log.copy()
        copy._take_backs = self._take_backs.copy()
        copy._asked = dict(self._asked)
        copy._drawn = dict(self._drawn)
        copy._decisions = list(self._decisions)
        copy._out = self.edition.buffer()
        copy._deal = self._deal if seed is None else None
        copy._rng = list(self._rng) if seed is None else stream(seed, "chance")
        return copy

    @property
    def state(self) -> State:
        """A copy of the true state, for tests and analysis; it knows everything.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.state.turn_number
            Traceback (most recent call last):
                ...
            AttributeError: 'State' object has no attribute 'turn_number'
        """
        return self._state.clone()

    def log(self, since: int = 0) -> list[LogEntry]:
        """The whole log with all audiences, for tests and analysis; it knows everything.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.log()[0].kind
            'revealed'
        """
        return self._log.entries(since)

    def in_world(self, state: State) -> Match:
        """A copy of this match in which another state is the true one, for tests and analysis. It has no undo.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.in_world(m.state).view(0) == m.view(0)
            True
        """
        copy = self.clone()
        copy._state = state.clone()
        copy._take_backs.clear()
        return copy

    @property
    def origin(self) -> dict[str, Any] | None:
        """The position the match began from, if it was set up.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.origin is None
            True
            >>> sh.from_position("spyconnection", m.position()).origin == m.position()
            True
        """
        return self._origin


def _goes_on(before: State, after: State) -> bool:
    """Whether the same is still being asked after a step: of the same seat, or of the others who choose with it."""
    movers, left = to_move(before), to_move(after)
    if CHANCE_MOVES in (movers, left) or left == 0 or left & ~movers or before.depth != after.depth:
        return False
    return before.frames[before.depth - 1][KIND] == after.frames[after.depth - 1][KIND]


def refusal_text(texts: Any, rule: str) -> str:
    """The sentence for a refusal: made for it, or else the rule's own text."""
    key = rule.replace(".", "-")
    say: Callable[[str], str] = texts.say
    return say(f"why-{key}") if texts.has(f"why-{key}") else say(f"rule-{key}")
