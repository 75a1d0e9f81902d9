"""Positions in a few words, so that a test shows only what matters. Chance is always played by hand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import safehouse as sh
from safehouse.core.match import Match
from safehouse.core.validation import Cursor

from .facts import DECK, L1

Spaces = Mapping[str, Any]


def laid(order: str = L1, rotations: str = "000000") -> list[dict[str, Any]]:
    return [{"place": place, "rotation": int(k)} for place, k in zip(order, rotations, strict=True)]


def table(
    spaces: Spaces | None = None, *, seats: int = 3, city: str = L1, turns: str = "000000", **rest: Any
) -> sh.Match:
    """A match in the middle of a round. `spaces`: (seat, card) or a table of a space's keys.

    Cards that are mentioned nowhere are in their owners' hands and in the deck.
    """
    filled = {
        space: dict(entry) if isinstance(entry, Mapping) else {"seat": entry[0], "card": entry[1]}
        for space, entry in (spaces or {}).items()
    }
    position = {"seats": seats, "city": laid(city, turns), "spaces": filled, **rest}
    checked = sh.from_position("estoril", position, chance="manual", seed=1)
    if rest.get("pending") not in (None, "TURN", "RESOLVE"):
        return checked
    body = {key: value for key, value in position.items() if key not in ("seats", "options")}
    state = checked.edition.read_position(Cursor(body, []), seats, checked.options)
    return Match(checked.edition, seats, checked.options, state, chance="manual")  # with what happened on the way


def resolving(spaces: Spaces | None = None, **rest: Any) -> sh.Match:
    """The places are being resolved, up to the first question."""
    return table(spaces, pending="RESOLVE", **rest)


def over(hands: Iterable[Iterable[str]], discards: Iterable[Iterable[str]] = (), **rest: Any) -> sh.Match:
    """The end of a game with these hands and discard piles."""
    hands, piles = [list(hand) for hand in hands], [list(pile) for pile in discards]
    piles += [[] for _ in range(len(hands) - len(piles))]
    players = [{"hand": hand, "discards": pile} for hand, pile in zip(hands, piles, strict=True)]
    return table(seats=len(hands), pending="OVER", round=4, players=players, **rest)


def opened(seats: int = 3, **options: Any) -> sh.Match:
    """A new game with the set-up still to be done."""
    return sh.new_match("estoril", seats=seats, chance="manual", **options)


def begun(
    seats: int = 3, *, city: str = L1, rewards: Iterable[str] = DECK[:6], missions: Any = ("M01", "M02", "M03", "M04"),
    **options: Any,
) -> sh.Match:  # fmt: skip
    """A game after set-up: seat 0 starts, the boards lie upright, these are the rewards of the places in order."""
    match = opened(seats, first_player=0, missions=list(missions), **options)
    lay_city(match, city)
    draw(match, *rewards)
    return match


def lay_city(match: sh.Match, order: str = L1, rotations: str = "000000") -> None:
    chance(match, *(f"LAY({place}, {k})" for place, k in zip(order, rotations, strict=True)))


def draw(match: sh.Match, *cards: str) -> None:
    chance(match, *(f"DRAW({card})" for card in cards))


def chance(match: sh.Match, *actions: str) -> None:
    for action in actions:
        match.play(sh.CHANCE, action)


def play(match: sh.Match, *actions: str) -> None:
    """Whoever is asked does this, step by step."""
    for action in actions:
        (seat,) = match.to_move
        match.play(seat, action)


def place(match: sh.Match, card: str, space: str) -> None:
    """The seat in turn places a card."""
    play(match, f"CARD({card})", f"SPACE({space})")


def use(match: sh.Match, symbol: str, *then: str) -> None:
    play(match, f"SYMBOL({symbol})", *then)


def play_on(match: sh.Match, seed: int = 1, until: Any = None, steps: int = 2000) -> None:
    """At random, until a condition holds or the game is over."""
    dice = random.Random(seed)
    for _ in range(steps):
        if match.over or (until is not None and until(match)):
            return
        actor = dice.choice(match.to_move)
        match.play(actor, dice.choice(match.legal(actor)))
    raise AssertionError("the game did not come so far")


# --- looking ----------------------------------------------------------------------------------------------------


def legal(match: sh.Match, *kinds: str, seat: int | None = None) -> set[str]:
    """What whoever is asked may do, as texts; with kinds only these."""
    actor = match.to_move[0] if seat is None else seat
    return {action.text for action in match.legal(actor) if not kinds or action.kind in kinds}


def spaces(match: sh.Match) -> set[str]:
    """The spaces that whoever is asked may choose."""
    return {text.removeprefix("SPACE(").removesuffix(")") for text in legal(match, "SPACE")}


def decision(match: sh.Match) -> str | None:
    """What is asked, as whoever is asked sees it."""
    asked = [seat for seat in match.to_move if seat >= 0]
    return match.view(asked[0] if asked else None)["decision"]


def place_view(match: sh.Match, number: str, seat: int | None = None) -> dict[str, Any]:
    return next(one for one in match.view(seat)["places"] if one["place"] == number)


def space_view(match: sh.Match, space: str, seat: int | None = None) -> dict[str, Any]:
    return next(one for one in place_view(match, space[0], seat)["spaces"] if one["space"] == space)


def card_on(match: sh.Match, space: str, seat: int | None = None) -> str | None:
    """The card on a space as a seat sees it; "?" if it does not know it."""
    return _code(space_view(match, space, seat)["character"])


def reward(match: sh.Match, number: str, seat: int | None = None) -> str | None:
    return _code(place_view(match, number, seat)["reward"]["character"])


def _code(character: dict[str, Any] | None) -> str | None:
    return None if character is None else character["card"] or "?"


def player(match: sh.Match, number: int, seat: int | None = None) -> dict[str, Any]:
    return match.view(seat)["players"][number]


def hand(match: sh.Match, number: int) -> set[str]:
    """A seat's hand, as it sees it itself."""
    return {one["card"] for one in player(match, number, number)["hand"]}


def ring(match: sh.Match, number: int, seat: int | None = None) -> set[str]:
    return set(player(match, number, seat)["ring"])


def discards(match: sh.Match, number: int) -> set[str]:
    return {one["card"] for one in player(match, number)["discards"]}


def bottom(match: sh.Match, seat: int | None = None) -> list[str | None]:
    return [_code(one["character"]) for one in match.view(seat)["deck"]["bottom"]]


def told(match: sh.Match, *kinds: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of all events of these kinds, in order, as a seat saw them."""
    return [event["args"] for event in match.events(seat) if event["kind"] in kinds]


def won(match: sh.Match, number: str) -> dict[str, Any] | None:
    """Who took the reward of a place, and with how much influence."""
    return next((event for event in told(match, "took_reward") if event["place"] == number), None)


def influence(match: sh.Match, number: str) -> dict[int, int]:
    """The known influence of each seat at a place."""
    return {one["seat"]: one["known"] for one in place_view(match, number)["influence"]}


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
    assert actor < 0 or action not in {one.text for one in match.legal(actor)}
