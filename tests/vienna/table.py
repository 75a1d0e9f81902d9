"""Positions in a few words, so that a test shows only what matters. Chance is always played by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import safehouse as sh
from safehouse.core.match import Match
from safehouse.core.validation import Cursor

DATA = sh.game("vienna").data_set("reconstruction-1").components
BRIBES = ("chocolate", "wine", "magazine", "coffee", "tobacco")
SECRETS = ("flask", "pistol", "briefcase", "microfilm", "slide")
RICH = dict.fromkeys(BRIBES, 9)
POOR = dict.fromkeys(BRIBES, 0)


def card(ability: str, shows: str | None = None, copy: int = 0) -> str:
    """The number of a card with this ability."""
    found = [i + 1 for i, one in enumerate(DATA.cards) if (one.ability, one.shows) == (ability, shows)]
    return f"{found[copy]:03}"


def upper(bribe: str | None = None, secret: str | None = None, skip: int = 0, intro: bool = True) -> str:
    """The number of a card with this upper half."""
    found = [
        i + 1
        for i, one in enumerate(DATA.cards[: 90 if intro else None])
        if bribe in (None, one.bribe) and secret in (None, one.secret)
    ]
    return f"{found[skip]:03}"


def table(*players: dict[str, Any], seats: int | None = None, pending: str = "ACTION_III", **rest: Any) -> sh.Match:
    """A match in the middle of seat 0's turn. What is not said is as at the start of a full game.

    Options go among the rest; items and agents bought are taken to be bought in as many purchases.
    """
    seats = seats or max(2, len(players))
    filled = [dict(player) for player in players] + [{} for _ in range(seats - len(players))]
    bought = max(len(one.get("items", ())) + 3 - one.get("annex", 3) for one in filled)
    names = ("version", "flags", "set_bonus", "third_man", "third_man_rule", "feld_agents", "drawer_rule", "colours")
    options = {name: rest.pop(name) for name in names if name in rest}
    if rest.get("third_man_at"):
        options["third_man"] = True
        rest["third_man"] = rest.pop("third_man_at")
    if options.get("version") == "intro":
        bought = 0
    position = {"seats": seats, "options": options, "pending": pending, "players": filled, **rest}
    if bought:
        position.setdefault("purchases", bought)
    checked = sh.from_position("vienna", position, chance="manual", seed=1)
    body = {key: value for key, value in position.items() if key not in ("seats", "options", "data_set")}
    state = checked.edition.read_position(Cursor(body, []), seats, checked.options)
    return Match(checked.edition, seats, checked.options, state, chance="manual")


def four(secret: str, own: dict[str, Any] | None = None, pending: str = "ACTION_IV", **rest: Any) -> sh.Match:
    """Seat 0 is about to carry out action IV with a card that shows this secret."""
    return table({"assigned": {"IV": upper(None, secret)}, **(own or {})}, pending=pending, **rest)


def opened(seats: int = 2, **options: Any) -> sh.Match:
    """A new game with the set-up still to be done."""
    return sh.new_match("vienna", seats=seats, chance="manual", **options)


def set_up(seats: int = 2, **options: Any) -> sh.Match:
    """A new game, set up by chance up to the first choice of a player."""
    match = opened(seats, **options)
    play_on(match, until=lambda m: m.to_move != (sh.CHANCE,))
    return match


def chance(match: sh.Match, *actions: str) -> None:
    for action in actions:
        match.play(sh.CHANCE, action)


def play(match: sh.Match, *actions: str) -> None:
    """Whoever is asked does this, step by step."""
    for action in actions:
        match.play(match.to_move[0], action)


def place(match: sh.Match, building: str, *then: str) -> None:
    """The seat in turn places an agent from its supply."""
    play(match, "PLACE", f"TARGET({building})")
    if decision(match) == "AGENT":
        play(match, "SUPPLY")
    play(match, *then)


def play_on(match: sh.Match, seed: int = 1, until: Any = None, steps: int = 4000) -> None:
    """At random, until a condition holds or the game is over."""
    dice = random.Random(seed)
    for _ in range(steps):
        if match.over or (until is not None and until(match)):
            return
        actor = dice.choice(match.to_move)
        legal_ = match.legal(actor)
        bold = [one for one in legal_ if one.kind in ("PLACE", "ACCEPT", "FULFIL", "BUY")]
        match.play(actor, dice.choice(bold if bold and dice.random() < 0.7 else legal_))
    raise AssertionError("the game did not come so far")


# --- looking ----------------------------------------------------------------------------------------------------


def legal(match: sh.Match, *kinds: str, seat: int | None = None) -> set[str]:
    """What whoever is asked may do, as texts; with kinds only these."""
    actor = match.to_move[0] if seat is None else seat
    return {action.text for action in match.legal(actor) if not kinds or action.kind in kinds}


def decision(match: sh.Match) -> str | None:
    return match.view(None)["decision"]


def player(match: sh.Match, number: int = 0, seat: int | None = None) -> dict[str, Any]:
    return match.view(seat)["players"][number]


def prospects(match: sh.Match, seat: int = 0) -> dict[str, dict[str, Any]]:
    """By building: what placing there would cost and bring."""
    found = match.view(seat)["previews"].items()
    return {text[len("TARGET(") : -1]: one["prospect"] for text, one in found if text.startswith("TARGET(")}


def prospect(match: sh.Match, building: str) -> dict[str, Any]:
    return prospects(match)[building]


def points(match: sh.Match, number: int = 0) -> dict[str, int]:
    """The lines of the score sheet that are not 0."""
    return {line: value for line, value in player(match, number)["points"].items() if value}


def bribes(match: sh.Match, number: int = 0) -> dict[str, int]:
    return player(match, number)["bribes"]


def building(match: sh.Match, id_: str) -> dict[str, Any]:
    return next(one for one in match.view(None)["buildings"] if one["building"] == id_)


def square(match: sh.Match, id_: str) -> dict[str, Any]:
    return next(one for one in match.view(None)["squares"] if one["square"] == id_)


def track(match: sh.Match, secret: str) -> dict[str, Any]:
    return next(one for one in match.view(None)["tracks"] if one["secret"] == secret)


def told(match: sh.Match, *kinds: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of these kinds, in order, as a seat saw them."""
    return [event["args"] for event in match.events(seat) if event["kind"] in kinds]


def kinds_told(match: sh.Match) -> list[str]:
    return [event["kind"] for event in match.events(None)]


def refused(match: sh.Match, action: str, rule: str, actor: int | None = None) -> None:
    """Asserts that whoever is asked (or this actor) may not do this, because of this rule, and nothing changes."""
    actor = match.to_move[0] if actor is None else actor
    before = (match.state.to_bytes(), list(match.steps), match.events(None))
    refusal = match.why_not(actor, action)
    assert refusal is not None, f"{action} is allowed"
    assert refusal.rule == rule, f"{action} is refused by {refusal.rule}: {refusal.message}"
    assert not refusal.message.startswith(("why-", "rule-")), refusal.message
    with pytest.raises(sh.IllegalAction) as raised:
        match.play(actor, action)
    assert (raised.value.rule, raised.value.message) == (refusal.rule, refusal.message)
    assert (match.state.to_bytes(), list(match.steps), match.events(None)) == before
