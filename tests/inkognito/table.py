"""Positions in a few words, so that a test shows only what matters. Chance is always played by hand.

Unless a test says otherwise seats 0 to 3 are F, B, X, Z with the builds tall, short, fat, thin and the words Alpha,
Bravo, Charlie, Delta; they have red, blue, green and yellow, and each figure stands on its start space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import safehouse as sh

CARDS = ("identity", "build", "word")


def table(
    *,
    seats: int = 4,
    figures: Mapping[int, Mapping[str, str]] | None = None,
    cards: Mapping[Any, Sequence[str]] | None = None,
    shaken: Sequence[str] = ("land", "water", "either"),
    pending: str = "ACT",
    options: Mapping[str, Any] | None = None,
    **rest: Any,
) -> sh.Match:
    """A match in a turn of seat 0 with these balls visible; `figures` says who stands elsewhere, `cards` who is who."""
    players: list[dict[str, Any]] = [{} for _ in range(seats)]
    for seat, places in (figures or {}).items():
        players[seat]["figures"] = dict(places)
    position: dict[str, Any] = {"seats": seats, "pending": pending, "players": players, **rest}
    for holder, held in (cards or {}).items():
        named = dict(zip(CARDS, held, strict=False))
        if holder == "prisoner":
            position["prisoner"] = named
        else:
            players[holder] |= named
    if pending != "START":
        position["shaken"] = list(shaken)
    position["options"] = dict(options or {})
    return sh.from_position("inkognito", position, chance="manual", seed=1)


def opened(seats: int = 4, **options: Any) -> sh.Match:
    """A new game with the set-up still to be done."""
    return sh.new_match("inkognito", seats=seats, chance="manual", **options)


def dealt(seats: int = 4, **options: Any) -> sh.Match:
    """A new game up to the colours."""
    match = opened(seats, **options)
    chance(
        match,
        "DEAL_IDENTITIES(F+B+X+Z)",
        "DEAL_BUILDS(tall+short+fat+thin)",
        "DEAL_WORDS(Alpha+Bravo+Charlie+Delta)",
    )
    return match


NEAR = {0: {"tall": "P22"}, 1: {"tall": "P24"}}
"""The tall figure of seat 0 is one land step from the tall figure of seat 1."""


def met(question: str | None = None, **rest: Any) -> sh.Match:
    """Seat 0 has just stopped on the tall figure of seat 1 on P24; with a question, it has asked it."""
    given = {"figures": NEAR, "shaken": ("land", "blank", "blank"), **rest}
    match = table(**given)
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    if question is not None:
        play(match, f"ASK({question})")
    return match


def at_ambassador(question: str | None = None, asked: int = 1, **rest: Any) -> sh.Match:
    """Seat 0 has just stopped on the ambassador on P24; with a question, it has asked somebody."""
    figures = {**rest.pop("figures", {})}
    figures[0] = {"tall": "P22", **figures.get(0, {})}
    match = table(figures=figures, ambassador="P24", shaken=("land", "blank", "blank"), **rest)
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)")
    if question is not None:
        play(match, f"DEMAND({asked}, {question})")
    return match


def shown(*sets: str, to: int = 0, by: int = 1) -> list[dict[str, Any]]:
    """Answers given before, for `shown=`, `kept=` and the like."""
    return [{"from": by, "to": to, "cards": cards} for cards in sets]


# --- acting -----------------------------------------------------------------------------------------------------


def play(match: sh.Match, *actions: str) -> None:
    """The seat that is asked does this, step by step."""
    for action in actions:
        (seat,) = match.to_move
        match.play(seat, action)


def chance(match: sh.Match, *actions: str) -> None:
    for action in actions:
        match.play(sh.CHANCE, action)


def silent(match: sh.Match) -> None:
    """Everybody who is asked says nothing: at the end of a turn, and at the start of the next one."""
    while not match.over and decision(match) == "WINDOW":
        for seat in match.to_move:
            match.play(seat, "SILENT")


# --- looking ----------------------------------------------------------------------------------------------------


def legal(match: sh.Match, *kinds: str) -> set[str]:
    """What the one who is asked may do, as texts; with kinds only these."""
    (actor,) = match.to_move
    return {action.text for action in match.legal(actor) if not kinds or action.kind in kinds}


def options(match: sh.Match, kind: str) -> set[str]:
    """The arguments of what may be done, without the name: {"P24", "P22"} for STEP."""
    return {text.removeprefix(f"{kind}(").removesuffix(")") for text in legal(match, kind)}


def refused(match: sh.Match, action: str, rule: str, seat: int | None = None) -> None:
    """The action is refused by this rule, with a sentence, and nothing changes."""
    actor = match.to_move[0] if seat is None else seat
    before = match.state
    refusal = match.why_not(actor, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule, f"{action} is refused by {refusal.rule}: {refusal.message}"
    assert refusal.message
    with pytest.raises(sh.IllegalAction) as caught:
        match.play(actor, action)
    assert caught.value.rule == rule
    assert match.state == before


def decision(match: sh.Match) -> str:
    return match.view(None)["decision"]


def space(match: sh.Match, seat: int, build: str) -> str:
    return match.view(None)["players"][seat]["figures"][build]


def balls(match: sh.Match) -> dict[str, int]:
    return {ball: count for ball, count in match.view(None)["balls"]["left"].items() if count}


def last(match: sh.Match, kind: str, seat: int | None = None) -> dict[str, Any]:
    """The last event of a kind that a seat (None: a spectator) saw."""
    return [event for event in match.events(seat) if event["kind"] == kind][-1]["args"]


def kinds(match: sh.Match, seat: int | None = None) -> list[str]:
    return [event["kind"] for event in match.events(seat)]
