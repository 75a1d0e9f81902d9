"""A table as one viewer may know it.

No other module of the server reads a match for sending, but `replays` beside it. What a viewer may know comes from its
observation, its events and nothing else; everything is revealed only after the end. A table as a seat sees it is built
for who sits there at that moment, whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, cast
from weakref import WeakKeyDictionary

import msgspec

from safehouse.core.actions import Action, ActionSpace
from safehouse.core.deals import commitment_of
from safehouse.core.kept_parts import Memory, remembering
from safehouse.core.observation import Observation
from safehouse.core.shapes import Head
from safehouse.core.take_backs import UNDO_REASONS

from ..problems import Forbidden
from ..tables.colours import colours_of
from ..tables.look_alikes import told_apart
from ..tables.permissions import may_hear, may_look, may_watch
from ..tables.players import ChatLine, Seat
from ..tables.table import Table
from ..tables.time_control import TimeControl
from ..tables.votes import open_votes
from .any_view import AnyView
from .bodies import (
    ActionBody,
    ChatBody,
    ClockBody,
    DealBody,
    EventBody,
    MyTable,
    PlayerBody,
    StandInBody,
    StandingBody,
    TableBody,
    UndoBody,
    VoteBody,
)
from .chosen_options import ChosenOptions, chosen_options
from .patches import Snapshot

EVENTS_SHOWN = 60
STAND_INS_SHOWN = 40
CHAT_SHOWN = 50

encoder = msgspec.json.Encoder()


class ViewContext(msgspec.Struct):
    """What a table does not know of itself."""

    connected: Collection[str]
    """The guests that listen."""
    names: Mapping[str, str]
    """Of the guests at the table."""
    time_control: TimeControl
    invite: str
    ignored_by: Callable[[str | None], Collection[str]] = lambda _: ()
    """Whose words a guest does not want to hear."""
    _chosen: tuple[Any, ChosenOptions] | None = None
    _dealt: tuple[Any, DealBody] | None = None
    _sitting: tuple[Any, dict[str | None, list[PlayerBody]]] | None = None
    _shown: dict[int, Memory] | None = None

    def keep_views(self) -> None:
        """Somebody is told what changes: from now on it is remembered what each viewer was shown."""
        self._shown = self._shown or {}

    def forget_views(self) -> None:
        self._shown = None

    def memory(self, viewer: int) -> Memory | None:
        return None if self._shown is None else self._shown.setdefault(viewer, {})

    def chosen(self, table: Table) -> ChosenOptions:
        """What was chosen when the table was opened; it is worked out once for the options of a match."""
        options = table.match.options if table.begun else table.options
        if self._chosen is None or self._chosen[0] is not options:
            self._chosen = options, chosen_options(table)
        return self._chosen[1]

    def deal(self, table: Table) -> DealBody | None:
        """The commitment, never the secret: that is opened by the record of a game that is over."""
        if table.deal is None or self._dealt is None or self._dealt[0] is not table.deal:
            found = _deal(table)
            if found is None or table.deal is None:
                return found
            self._dealt = table.deal, found
        return self._dealt[1]

    def players(self, table: Table, guest: str | None) -> list[PlayerBody]:
        """Who sits where; one list as long as that does not change."""
        named = _named(table, self)
        here = [seat.guest in self.connected for seat in table.seats]
        owners = [_owner(table, seat, self) for seat in table.seats]
        key = table.seats, named, here, colours_of(table), owners
        if self._sitting is None or self._sitting[0] != key:
            self._sitting = key, {}
        found = self._sitting[1]
        whose = guest if any(seat.guest == guest for seat in table.seats) else None
        if whose not in found:
            found[whose] = _players(table, whose, named, here=here, worn=key[3], owners=owners)
        return found[whose]


def table_body(
    table: Table, viewer: int, guest: str | None, context: ViewContext, since: int | None = None
) -> TableBody:
    """The table as this viewer may know it; `since`: the events after this number, else the last ones."""
    told = snapshot(table, viewer, guest, context)
    body = _completed(told, table, viewer, guest, context, since=since)
    if told.view:
        body.view = {key: value for part in told.view for key, value in msgspec.to_builtins(part).items()}
    return body


def table_json(table: Table, viewer: int, guest: str | None, context: ViewContext, since: int | None = None) -> bytes:
    """The same as JSON."""
    return whole_json(snapshot(table, viewer, guest, context), table, viewer, guest, context, since=since)


def whole_json(
    told: Snapshot, table: Table, viewer: int, guest: str | None, context: ViewContext, *, since: int | None
) -> bytes:
    """A snapshot of the table as it stands, with events and chat. What viewers read off it alike is written once."""
    body = _completed(told, table, viewer, guest, context, since=since)
    if told.view:
        *own, common = told.view
        parts = *(encoder.encode(part) for part in own), table.encoded(common, encoder.encode)
        body.view = cast("AnyView", msgspec.Raw(_joined(*parts)))
    return encoder.encode(body)


def snapshot(table: Table, viewer: int, guest: str | None, context: ViewContext) -> Snapshot:
    """All that this viewer may know now, but what is told once: events and chat."""
    version = table.versions[viewer]
    if not _sees(table, viewer):
        return Snapshot(version, _body(table, viewer, guest, context, head=None), ())
    seen = table.look(viewer)
    head = _head(table, seen)
    body = _body(table, viewer, guest, context, head=head)
    with remembering(context.memory(viewer)):
        return Snapshot(version, body, (head, seen.own_view(), table.table_view(viewer)))


def _completed(
    told: Snapshot, table: Table, viewer: int, guest: str | None, context: ViewContext, *, since: int | None
) -> TableBody:
    return msgspec.structs.replace(
        told.body,
        events=events(table, viewer, since) if told.view else [],
        chat=chat(table, viewer, guest, max(0, table.said - CHAT_SHOWN), context),
    )


def my_table(table: Table, viewer: int, guest: str, context: ViewContext) -> MyTable:
    """A table in the list of a guest's tables: what is shown of it there, and no more is worked out."""
    if not may_look(table, viewer, guest):
        raise Forbidden(f"seat {viewer} is not yours")
    head = _head(table, table.look(viewer)) if _sees(table, viewer) else None
    seat = table.seat_of(viewer)
    turn = seat is not None and table.may_decide(seat)
    clocks = _clocks(table, head, context) or []
    return MyTable(
        id=table.id,
        game=table.game,
        status=table.status,
        my_seats=table.seats_of(guest),
        my_turn=turn,
        to_move=head.to_move if head is not None and table.status != "over" else [],
        players=context.players(table, guest),
        created_at=table.created_at,
        deadline=min((clock.deadline for clock in clocks if not turn or clock.seat == seat), default=None),
    )


def _head(table: Table, seen: Observation) -> Head:
    """The head of a view in which those who are not asked are not to move, whatever they have armed."""
    head = table.match.head_of(seen)
    if not table.standing:
        return head
    return msgspec.structs.replace(head, to_move=[seat for seat in head.to_move if not table.stands(seat)])


def _standing(table: Table, seat: int | None) -> StandingBody | None:
    """Of one's own seat alone."""
    if seat is None or not table.begun or not table.standing:
        return None
    return StandingBody(table.seats[seat].armed, table.seats[seat].asks)


def _joined(*parts: bytes) -> bytes:
    """Several JSON objects as one."""
    return b"{" + b",".join(part[1:-1] for part in parts if part != b"{}") + b"}"


def _sees(table: Table, viewer: int) -> bool:
    return table.begun and (table.seat_of(viewer) is not None or may_watch(table))


def _body(table: Table, viewer: int, guest: str | None, context: ViewContext, *, head: Head | None) -> TableBody:
    if not may_look(table, viewer, guest):
        raise Forbidden(f"seat {viewer} is not yours")
    seat = table.seat_of(viewer)
    mine = table.seats_of(guest)
    sees = head is not None
    asked = seat is not None and table.may_decide(seat)
    is_host = guest is not None and guest == table.host
    over = table.status == "over"
    chosen = context.chosen(table)
    return TableBody(
        id=table.id,
        game=table.game,
        status=table.status,
        closed_by=table.closed_by,
        seat=seat,
        my_seats=mine,
        seq=table.versions[viewer] if sees or not table.begun else 0,
        to_move=head.to_move if head is not None and not over else [],
        over=over,
        scores=table.match.scores if over and sees else None,
        winners=sorted(table.match.winners) if over and sees else [],
        ranking=table.match.ranking if over and sees else None,
        ranks=table.match.ranks if over and sees else None,
        view=None,
        legal=_legal(table, viewer) if asked else [],
        decision=table.decision(seat) if asked and seat is not None else None,
        undo=_undo(table, seat),
        standing=_standing(table, seat),
        clocks=_clocks(table, head, context),
        clock=table.clock,
        banks=[round(left, 1) for left in table.game_clocks.left] if sees and table.game_clocks else None,
        players=context.players(table, guest),
        votes=_votes(table) if sees and table.votes else [],
        options=table.match.options if table.begun else table.options,
        preset=chosen.preset,
        changed=chosen.changed,
        spectators=table.spectators,
        look=table.look_back,
        speed=table.speed,
        public=table.public,
        hints=table.hints,
        bots=table.bots,
        host=is_host,
        invite=context.invite if is_host and table.status == "open" else None,
        events=[],
        dealt=table.dealt[viewer] if sees else 0,
        stand_ins=_stand_ins(table, seat),
        chat=[],
        rematch=table.rematch if mine else None,
        source=table.source,
        deal=context.deal(table),
        created_at=table.created_at,
    )


def _votes(table: Table) -> list[VoteBody]:
    return [VoteBody(vote.against, list(vote.by), vote.needed) for vote in open_votes(table)]


def _deal(table: Table) -> DealBody | None:
    if table.dealing is None:
        return None
    numbers = table.dealing.numbers or (table.deal.numbers if table.deal else [seat.number for seat in table.seats])
    seals = table.deal.seals if table.deal else [seat.seal for seat in table.seats]
    return DealBody(
        commitment_of(table.dealing.secret),
        list(numbers),
        list(seals) if any(seals) else [None] * len(numbers),
        table.dealing.table,
    )


_actions: WeakKeyDictionary[ActionSpace, dict[int, ActionBody]] = WeakKeyDictionary()
"""Bodies of actions that were legal somewhere: one for each, so that lists of them are compared at once."""


def _legal(table: Table, viewer: int) -> list[ActionBody]:
    bodies = _actions.setdefault(table.match.edition.actions, {})
    return [_action(bodies, action) for action in table.look(viewer).legal()]


def _action(bodies: dict[int, ActionBody], action: Action) -> ActionBody:
    found = bodies.get(action.id)
    if found is None:
        found = bodies[action.id] = ActionBody(action.id, action.text, action.kind, action.args)
    return found


_NO_UNDO = UndoBody(False, 0, None, None)
_UNDO_REFUSED = {reason: UndoBody(False, 0, reason, message) for reason, message in UNDO_REASONS.items()}


def _undo(table: Table, seat: int | None) -> UndoBody:
    if seat is None or not table.begun or table.seats[seat].resigned:
        return _NO_UNDO
    reason = table.match.undo_reason(seat)
    if reason is not None:
        return _UNDO_REFUSED[reason]
    return UndoBody(True, table.match.undo_steps(seat), None, None)


def _clocks(table: Table, head: Head | None, context: ViewContext) -> list[ClockBody] | None:
    if head is None or table.status != "running":
        return None
    seconds = context.time_control.allowed(table)
    asked = [
        (seat, context.time_control.deadline(table, seat)) for seat in head.to_move if not table.seats[seat].automatic
    ]
    return [ClockBody(seat, deadline, seconds) for seat, deadline in asked if deadline is not None]


def _stand_ins(table: Table, seat: int | None) -> list[StandInBody]:
    if seat is None or not table.begun:
        return []
    actions = table.match.edition.actions
    found: list[StandInBody] = []
    for made in table.stand_ins.last_moves(seat, STAND_INS_SHOWN):
        if made.by != "guest":
            action = actions.find(made.action)
            body = ActionBody(action.id, action.text, action.kind, action.args)
            found.append(StandInBody(made.after, made.by, body, table.stand_ins.is_fresh(seat, made)))
    return found


def _players(
    table: Table,
    guest: str | None,
    named: list[tuple[str | None, str | None]],
    *,
    here: list[bool],
    worn: Sequence[str | None],
    owners: list[str | None],
) -> list[PlayerBody]:
    names = told_apart(named)
    return [
        PlayerBody(
            seat=i,
            kind=seat.kind,
            name=names[i],
            bot=seat.bot,
            level=seat.level,
            connected=here[i],
            away=seat.away,
            resigned=seat.resigned,
            removed=seat.removed,
            mine=guest is not None and seat.guest == guest,
            same_as=_same_as(table, i),
            colour=worn[i],
            program=seat.bot_of is not None,
            bot_of=owners[i],
        )
        for i, seat in enumerate(table.seats)
    ]


def _owner(table: Table, seat: Seat, context: ViewContext) -> str | None:
    """Whose bot plays; a bot that was forgotten is nobody's."""
    gone = seat.guest in table.forgotten or seat.bot_of in table.forgotten
    return None if gone else context.names.get(seat.bot_of or "")


def _same_as(table: Table, seat: int) -> int | None:
    first = min(table.seats_of(table.seats[seat].guest), default=seat)
    return first if first != seat else None


def _named(table: Table, context: ViewContext) -> list[tuple[str | None, str | None]]:
    """The name of each seat, and whose it is; none of who was forgotten."""
    known, gone = context.names, table.forgotten
    return [
        (seat.name or (None if seat.guest in gone else known.get(seat.guest or "")), seat.guest or str(i))
        for i, seat in enumerate(table.seats)
    ]


def events(table: Table, viewer: int, since: int | None) -> list[EventBody]:
    """What this viewer saw after event number `since`, or the last of it."""
    if not table.begun:
        return []
    marks = table.marks[viewer]
    heard = marks[-1].events
    start = max(0, heard - EVENTS_SHOWN) if since is None else since
    at = len(marks) - 1
    while at > 0 and marks[at].events > start:
        at -= 1
    mark = marks[at]
    fresh = table.match.events_since(table.seat_of(viewer), mark.told, mark.events)
    told: list[EventBody] = []
    for event in fresh:
        while marks[at].events < event["n"]:
            at += 1
        if event["n"] > start:
            told.append(event_body(table, event, marks[at].told))
    return told


def event_body(table: Table, event: dict[str, Any], told: int) -> EventBody:
    """An event, and whether a bot played for the person it names; `told`: how many events there were after it."""
    named = event["args"].get("player", event["args"].get("seat"))
    return EventBody(**event, stand_in=named in table.stand_ins.absent_at(told))


def chat(table: Table, viewer: int, guest: str | None, after: int, context: ViewContext) -> list[ChatBody]:
    """Chat is for those at the table, and for spectators where they may watch, without whom a guest has muted."""
    lines = [line for line in table.chat if line.n > after] if may_hear(table, viewer, guest) else []
    if not lines:
        return []
    ignored, named = context.ignored_by(guest), _named(table, context)
    heard = [line for line in lines if line.guest not in ignored]
    return [ChatBody(line.n, line.at, line.seat, _speaker(line, named), line.text) for line in heard]


def _speaker(line: ChatLine, named: list[tuple[str | None, str | None]]) -> str:
    """Who spoke: as the seat is called, or told apart from all who sit there now."""
    if line.seat is not None and named[line.seat][0] == line.name:
        return told_apart(named)[line.seat] or line.name
    return told_apart([*named, (line.name, None)])[-1] or line.name
