"""Gestures, in games that have them: actions with an argument `gesture`, perhaps asked for by an action `GESTURE`.

Where a table has the option `gestures` set to `free`, they are made at any time and the rules are not asked: the event
`gesture` is told to everybody, and nothing else changes.
"""

from __future__ import annotations

from typing import TypeGuard

from safehouse.core.actions import Action

from . import entries as en
from . import requests as rq
from . import wire
from .problems import Illegal, Invalid, NotFound
from .table import Table

ARGUMENT = "gesture"
ADDRESSEE = "to"
OPENING = "GESTURE"
OPTION = "gestures"
FREE = "free"


def find(table: Table, wanted: rq.GestureRequest) -> Action:
    """The action that makes this gesture."""
    space = table.live.edition.actions
    gestures = [action for action in space.actions[: space.size] if ARGUMENT in action.args]
    if not gestures:
        raise NotFound(f"{table.game} has no gestures")
    named = [action for action in gestures if action.args[ARGUMENT] == wanted.gesture]
    if not named:
        names = dict.fromkeys(str(action.args[ARGUMENT]) for action in gestures)
        raise Invalid(f"gesture: there is no such gesture; gestures are {', '.join(names)}")
    for action in named:
        to = action.args.get(ADDRESSEE)
        if to == wanted.to if isinstance(to, int) else wanted.to is None:
            return action
    raise Invalid(f"to: {wanted.gesture} cannot be made to {'nobody' if wanted.to is None else wanted.to}")


def way_to(table: Table, seat: int, wanted: rq.GestureRequest, language: str) -> list[str]:
    """The actions, as texts, by which a seat makes this gesture now; Illegal names the rule that forbids it."""
    action = find(table, wanted)
    refusal = wire.why_not(table, seat, action.text, language)
    if refusal is None:
        return [action.text]
    asked = any(legal.kind == action.kind for legal in table.look(seat).legal())
    opening = next((kind.name for kind in table.live.edition.actions.kinds if kind.name == OPENING), None)
    if opening is not None and not asked:
        refusal = wire.why_not(table, seat, opening, language)
        if refusal is None:
            return [opening, action.text]
    raise Illegal(refusal.message, rule=refusal.rule, message=refusal.message)


def are_free(table: Table) -> bool:
    """Whether gestures are made at any time at this table."""
    return table.match is not None and table.match.options.get(OPTION) == FREE


def freely(table: Table, seat: int, wanted: rq.GestureRequest) -> en.Gestured:
    """A gesture at any time: to another seat of the table, or to nobody."""
    action = find(table, wanted)
    to = action.args[ADDRESSEE]
    if to == seat or (isinstance(to, int) and to >= len(table.seats)):
        others = [str(other) for other in range(len(table.seats)) if other != seat]
        raise Invalid(f"to: {to} is not another seat of this table; allowed: null, {', '.join(others)}")
    return en.Gestured(seat, str(action.args[ARGUMENT]), to)


def is_made_by(entry: en.AnyEntry, table: Table, wanted: rq.GestureRequest) -> TypeGuard[en.Played | en.Gestured]:
    """Whether an entry is this gesture."""
    if not isinstance(entry, en.Played | en.Gestured) or wanted.seat not in (None, entry.seat):
        return False
    action = find(table, wanted)
    if isinstance(entry, en.Played):
        return (entry.seat, action.text) in entry.steps
    return (entry.gesture, entry.to) == (action.args[ARGUMENT], action.args[ADDRESSEE])
