"""Positions in a few words, so that a test shows only what matters. Chance is always played by hand.

Turns end by themselves here (`explicit_end` off) unless a test says otherwise; `test_ending.py` has the usual way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import safehouse as sh

from .facts import LINKS, MISSIONS

BY_THEMSELVES = {"explicit_end": False}


def mission(card: str, *covered: str, planning: int = 0) -> dict[str, Any]:
    """An open mission with agents on the circles of the named cities."""
    return {"card": card, "covered": list(covered), "planning": planning}


def laid(*connections: str, agents: int = 1) -> dict[str, int]:
    """Agents on every field of these connections."""
    return {field: agents for name in connections for field in LINKS[name].fields}


def player(spy: str | None = "LON", *open: str | Mapping[str, Any], **rest: Any) -> dict[str, Any]:
    """A seat with its spy in a city and its open missions; everything else as in `from_position`."""
    listed = [mission(entry) if isinstance(entry, str) else dict(entry) for entry in open]
    return {"spy": spy, "open": listed, **rest}


def table(
    *players: Mapping[str, Any],
    options: Mapping[str, Any] | None = None,
    stack: Iterable[str] | None = None,
    **rest: Any,
) -> sh.Match:
    """A match that begins with these seats; the first one is asked. With `stack` all other free missions are gone.

    Where there is nothing to say of a second seat it is left out: it then stands in Istanbul and has nothing.
    """
    seated = list(players) if len(players) > 1 else [*players, player("IST")]
    position: dict[str, Any] = {
        "seats": len(seated),
        "options": {**BY_THEMSELVES, **(options or {})},
        "players": seated,
        **rest,
    }
    if stack is not None:
        position["removed"] = _all_but(seated, [*stack, *rest.get("display", ()), *rest.get("discard", ())])
        position.setdefault("display", [])
    return sh.from_position("spyconnection", position, chance="manual", seed=1)


def _all_but(players: list[Mapping[str, Any]], kept: list[str]) -> list[str]:
    held = [entry["card"] for one in players for entry in one["open"]]
    held += [card for one in players for card in one.get("fulfilled", ())]
    return [card for card in MISSIONS if card not in kept and card not in held]


def opened(seats: int = 2, **options: Any) -> sh.Match:
    """A new game with the set-up still to be done, chance by hand."""
    return sh.new_match("spyconnection", seats=seats, chance="manual", **{**BY_THEMSELVES, **options})


def begun(*starts: str, **options: Any) -> sh.Match:
    """A game after set-up: the display shows M01 to M04, seat 0 starts, the seats hold these start missions."""
    match = opened(len(starts), first_player=0, **options)
    draw(match, "M01", "M02", "M03", "M04")
    for card in starts:
        match.play(sh.CHANCE, f"DEAL_START({card})")
    return match


def draw(match: sh.Match, *missions: str) -> None:
    """Chance turns up these missions, one after the other."""
    for card in missions:
        match.play(sh.CHANCE, f"REVEAL({card})")


def play(match: sh.Match, *actions: str) -> None:
    """The seat that is asked does this, step by step."""
    for action in actions:
        (seat,) = match.to_move
        match.play(seat, action)


def finish_turn(match: sh.Match) -> None:
    """The seat that is asked spends its turn: it connects something cheap and covers nothing."""
    (seat,) = match.to_move
    match.play(seat, min(legal(match, "CONNECT"), key=lambda text: (_price(match, seat, text), text)))
    while match.to_move == (seat,) and "DONE" in legal(match):
        match.play(seat, "DONE")


def _price(match: sh.Match, seat: int, text: str) -> int:
    name = text.removeprefix("CONNECT(").removesuffix(")")
    return next(one["price"] for one in match.view(seat)["reach"] if one["connection"] == name)


# --- looking ----------------------------------------------------------------------------------------------------


def legal(match: sh.Match, *kinds: str) -> set[str]:
    """What whoever is asked may do, as texts; with kinds only these."""
    (actor,) = match.to_move
    return {action.text for action in match.legal(actor) if not kinds or action.kind in kinds}


def seat(match: sh.Match, number: int = 0) -> dict[str, Any]:
    """What everybody sees of a seat."""
    return match.view(None)["players"][number]


def supply(match: sh.Match, number: int = 0) -> int:
    return seat(match, number)["supply"]


def spy(match: sh.Match, number: int = 0) -> str:
    return seat(match, number)["spy"]


def network(match: sh.Match, number: int = 0) -> set[str]:
    return set(seat(match, number)["network"])


def on_field(match: sh.Match, field: str) -> list[int]:
    """How many agents each seat has on a field."""
    return match.view(None)["fields"].get(field, [0] * match.seats)


def on_board(match: sh.Match, number: int = 0) -> dict[str, int]:
    """Where a seat has agents on the board, and how many."""
    fields = match.view(None)["fields"]
    return {field: counts[number] for field, counts in fields.items() if counts[number]}


def open_cards(match: sh.Match, number: int = 0) -> list[str]:
    return [one["card"] for one in seat(match, number)["open"]]


def covered(match: sh.Match, position: int, number: int = 0) -> set[str]:
    """The covered cities of the open mission at a position (from 1)."""
    return set(seat(match, number)["open"][position - 1]["covered"])


def fulfilled(match: sh.Match, number: int = 0) -> list[str]:
    return [one["card"] for one in seat(match, number)["fulfilled"]]


def display(match: sh.Match) -> list[str | None]:
    """The missions in slots 1 to 4."""
    return [slot["card"] for slot in match.view(None)["display"]]


def costs(match: sh.Match, number: int = 0) -> list[int]:
    """What a seat would pay for the missions in slots 1 to 4."""
    return [slot["cost"] for slot in match.view(number)["display"]]


def pile(match: sh.Match) -> list[str]:
    """The discard pile."""
    return [one["card"] for one in match.view(None)["discard"]]


def box(match: sh.Match) -> list[str]:
    """What is out of the game."""
    return [one["card"] for one in match.view(None)["box"]]


def price(match: sh.Match, connection: str, number: int = 0) -> int:
    """What a connection at the spy's city costs now."""
    return next(one["price"] for one in match.view(number)["reach"] if one["connection"] == connection)


def decision(match: sh.Match) -> str | None:
    return match.view(None)["decision"]


def told(match: sh.Match, *kinds: str) -> list[dict[str, Any]]:
    """The arguments of all events of these kinds, in order."""
    return [event["args"] for event in match.events(None) if event["kind"] in kinds]


def refused(match: sh.Match, action: str, rule: str, number: int | None = None) -> None:
    """Asserts that whoever is asked (or this actor) may not do this, because of this rule, and nothing changes."""
    actor = match.to_move[0] if number is None else number
    before = (match.state.to_bytes(), list(match.steps), match.events(None))
    refusal = match.why_not(actor, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule, f"{action} is refused by {refusal.rule}: {refusal.message}"
    with pytest.raises(sh.IllegalAction) as raised:
        match.play(actor, action)
    assert (raised.value.rule, raised.value.message) == (refusal.rule, refusal.message)
    assert (match.state.to_bytes(), list(match.steps), match.events(None)) == before
    assert actor < 0 or action not in {one.text for one in match.legal(actor)}
