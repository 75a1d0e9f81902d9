"""Spy Connection a second time, written from the rules alone: slow, plain, and sharing nothing with the engine.

It works on positions as JSON. `legal` is the table of decision points, `play` carries one step out. Tests play both
side by side and compare them after every step.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

from .facts import CARDS, CITIES, FIELDS, LINKS, MISSIONS, STARTS, links_at

Position = dict[str, Any]
Player = dict[str, Any]

LIGHT = (0, 1, 2, 2)


# --- reading a position -----------------------------------------------------------------------------------------


def stack(p: Position) -> list[str]:
    """The missions that lie nowhere else."""
    elsewhere = {*p["display"], *p["discard"], *p["removed"]}
    for one in p["players"]:
        elsewhere |= {*one["fulfilled"], *(entry["card"] for entry in one["open"])}
    return [card for card in MISSIONS if card not in elsewhere]


def box_starts(p: Position) -> list[str]:
    held = {*p["offered"]}
    for one in p["players"]:
        held |= {*one["fulfilled"], *(entry["card"] for entry in one["open"])}
    return [card for card in STARTS if card not in held]


def option(p: Position, key: str, seat: int) -> Any:
    value = p["options"][key]
    return value[seat] if isinstance(value, list) else value


def network(one: Player) -> set[str]:
    """SPY-5.2"""
    found = {one["spy"]}
    while True:
        grown = {
            end
            for link in LINKS.values()
            if all(one["fields"].get(field) for field in link.fields) and found & set(link.ends)
            for end in link.ends
        }
        if grown <= found:
            return found
        found |= grown


def reached(one: Player, fields: set[str]) -> set[str]:
    """SPY-7.7: those of the fields that can be walked to from the spy."""
    cities, walked = {one["spy"]}, set[str]()
    while True:
        before = len(cities), len(walked)
        for link in LINKS.values():
            for i, field in enumerate(link.fields):
                if field not in fields:
                    continue
                beside = {link.fields[j] for j in (i - 1, i + 1) if 0 <= j < len(link.fields)}
                ends = {city for city, end_field in link.end_fields().items() if end_field == field}
                if beside & walked or ends & cities:
                    walked.add(field)
                    cities |= ends
        if (len(cities), len(walked)) == before:
            return walked


def hangs_together(one: Player, fields: set[str]) -> bool:
    """SPY-7.5"""
    return reached(one, fields) == fields


def price(p: Position, seat: int, link_id: str) -> int:
    """SPY-6.5 to 6.7"""
    total = 0
    for field in LINKS[link_id].fields:
        if p["players"][seat]["fields"].get(field):
            continue
        others = any(one["fields"].get(field) for i, one in enumerate(p["players"]) if i != seat)
        total += 2 if others else 1
    return total


def planning_cost(p: Position, seat: int, slot: int) -> int:
    """SPY-4.4, 14.5, 14.6"""
    if p["options"]["board_side"] == "light":
        return LIGHT[slot - 1]
    return LIGHT[slot - 1] + 1 if p["players"][seat]["open"] else 0


def eligible(p: Position, seat: int) -> list[int]:
    """The positions of open missions that show the spy's city with an empty circle."""
    one = p["players"][seat]
    return [
        i + 1
        for i, entry in enumerate(one["open"])
        if one["spy"] in CARDS[entry["card"]].cities and one["spy"] not in entry["covered"]
    ]


def score(one: Player) -> int:
    """SPY-13.1, 13.2"""
    return sum(CARDS[card].points for card in one["fulfilled"]) + sum(len(entry["covered"]) for entry in one["open"])


def ranking(p: Position) -> list[int]:
    """SPY-13.5 to 13.7, 15.2"""
    seats = p["seats"]

    def key(seat: int) -> tuple[bool, int, int]:
        one = p["players"][seat]
        return (not one["out"], score(one), (seat - p["first_player"]) % seats)

    return sorted(range(seats), key=key, reverse=True)


# --- the decision points ----------------------------------------------------------------------------------------


def to_move(p: Position) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    if p["pending"] == "OVER":
        return None
    if p["pending"] == "START":
        return p["chooser"]
    return p["active"] if p["pending"] in ("ROOT", "MOVED", "COVER") else "chance"


def legal(p: Position) -> set[str]:
    """What whoever is asked may do."""
    at = {
        "ROOT": _root, "MOVED": _moved, "COVER": _cover,
        "START": lambda p: {f"CHOOSE_START({card})" for card in p["offered"]},
        "FIRST_PLAYER": lambda p: {f"FIRST_PLAYER({seat})" for seat in range(p["seats"])},
        "DEAL_START": lambda p: {f"DEAL_START({card})" for card in box_starts(p)},
        "REVEAL_START": lambda p: {f"REVEAL_START({card})" for card in box_starts(p)},
        "OVER": lambda p: set(),
    }  # fmt: skip
    reveal = lambda p: {f"REVEAL({card})" for card in stack(p)}  # noqa: E731
    return at.get(p["pending"], reveal)(p)


def _root(p: Position) -> set[str]:
    seat = p["active"]
    one = p["players"][seat]
    found = _connects(p) | _field_recalls(one) | _circle_recalls(one, set()) | _discards(one)
    if len(one["open"]) < 3:
        slots = range(1, len(p["display"]) + 1)
        found |= {f"TAKE({slot})" for slot in slots if one["supply"] >= planning_cost(p, seat, slot)}
    found |= {f"MOVE({city})" for city in network(one) - {one["spy"]}}
    if p["extra_turn"] and not p["acted"]:
        found.add("WAIVE")
    return found


def _moved(p: Position) -> set[str]:
    one = p["players"][p["active"]]
    return _connects(p) | _field_recalls(one) | _circle_recalls(one, set()) | _discards(one) | {"STOP"}


def _cover(p: Position) -> set[str]:
    seat = p["active"]
    one = p["players"][seat]
    explicit = option(p, "explicit_end", seat)
    found = {"DONE"}
    if one["supply"] > 0:
        found |= {f"COVER({position})" for position in eligible(p, seat)}
    if one["supply"] == 0 or explicit:
        found |= _field_recalls(one)
        found |= _circle_recalls(one, {(position, one["spy"]) for position in p["fresh"]})
        found |= {text for text in _discards(one) if explicit or agents_on(one["open"][int(text[8]) - 1])}
    return found


def agents_on(entry: dict[str, Any]) -> int:
    return entry["planning"] + len(entry["covered"])


def _connects(p: Position) -> set[str]:
    seat = p["active"]
    one = p["players"][seat]
    new = [link for link in links_at(one["spy"]) if link.other_end(one["spy"]) not in network(one)]
    return {f"CONNECT({link.id})" for link in new if one["supply"] >= price(p, seat, link.id)}


def _field_recalls(one: Player) -> set[str]:
    own = set(one["fields"])
    return {f"RECALL_FIELD({field})" for field in own if hangs_together(one, own - {field})}


def _circle_recalls(one: Player, fresh: set[tuple[int, str]]) -> set[str]:
    agents = {(i + 1, city) for i, entry in enumerate(one["open"]) for city in entry["covered"]}
    return {f"RECALL_CIRCLE({position}, {city})" for position, city in agents - fresh}


def _discards(one: Player) -> set[str]:
    return {f"DISCARD({i + 1})" for i in range(len(one["open"]))}


# --- carrying out a step ----------------------------------------------------------------------------------------


def play(before: Position, actor: int | str, text: str) -> Position:
    """The position after a legal step of a seat, "chance" or "table"."""
    p = deepcopy(before)
    kind, _, rest = text.partition("(")
    args = re.split(r",\s*", rest.removesuffix(")")) if rest else []
    if isinstance(actor, int) and kind != "CHOOSE_START":
        p["acted"] = True
    STEPS[kind](p, *([actor] if isinstance(actor, int) else []), *args)
    p.pop("chooser", None) if p["pending"] != "START" else None
    return _sorted(p)


def _sorted(p: Position) -> Position:
    """Piles have no order; they are written in the order of the data."""
    order = list(CARDS)
    for key in ("discard", "removed", "offered"):
        p[key].sort(key=order.index)
    for one in p["players"]:
        one["fulfilled"].sort(key=order.index)
        one["fields"] = {field: one["fields"][field] for field in FIELDS if one["fields"].get(field)}
        for entry in one["open"]:
            entry["covered"].sort(key=CITIES.index)
    return p


def _first_player(p: Position, seat: str) -> None:
    p["first_player"] = int(seat)
    p["pending"] = "REVEAL_START" if p["options"]["start_missions"] == "draft" else "DEAL_START"


def _deal_start(p: Position, card: str) -> None:
    holders = [one for one in p["players"] if one["open"]]
    seat = (p["first_player"] + len(holders)) % p["seats"]
    p["players"][seat]["open"] = [{"card": card, "covered": [], "planning": 0}]
    if all(one["open"] for one in p["players"]):
        _first_turn(p)


def _reveal_start(p: Position, card: str) -> None:
    p["offered"].append(card)
    if len(p["offered"]) == p["seats"]:
        p["pending"] = "START"
        p["chooser"] = (p["first_player"] - 1) % p["seats"]


def _choose_start(p: Position, seat: int, card: str) -> None:
    p["offered"].remove(card)
    p["players"][seat]["open"] = [{"card": card, "covered": [], "planning": 0}]
    _next_choice(p)


def _next_choice(p: Position) -> None:
    """SPY-2.9, 2.10"""
    order = [(p["first_player"] - offset) % p["seats"] for offset in range(1, p["seats"] + 1)]
    waiting = [seat for seat in order if not p["players"][seat]["open"] and not p["players"][seat]["out"]]
    if len(waiting) == 1 and len(p["offered"]) == 1:
        p["players"][waiting.pop()]["open"] = [{"card": p["offered"].pop(), "covered": [], "planning": 0}]
    if waiting:
        p["chooser"] = waiting[0]
    else:
        p["offered"] = []
        _first_turn(p)


def _first_turn(p: Position) -> None:
    """SPY-2.12, 2.13, 3.1"""
    for one in p["players"]:
        if not one["out"]:
            red = CARDS[one["open"][0]["card"]].start
            one["open"][0]["covered"] = [red]
            one["supply"] -= 1
            one["spy"] = red
    _normal_turn(p, p["first_player"] if not p["players"][p["first_player"]]["out"] else _next(p, p["first_player"]))


def _normal_turn(p: Position, seat: int) -> None:
    p.update(pending="ROOT", active=seat, extra_turn=False, acted=False, fresh=[])
    p["players"][seat]["turns"] += 1


def _next(p: Position, seat: int) -> int | None:
    order = [(seat + offset) % p["seats"] for offset in range(1, p["seats"] + 1)]
    return next((s for s in order if not p["players"][s]["out"] and not p["players"][s]["finished"]), None)


def _reveal(p: Position, card: str) -> None:
    p["display"].append(card)
    if p["pending"] == "REVEAL_AFTER_TAKE":
        _cover_check(p)
    elif p["pending"] == "REVEAL_AT_TURN_END":
        _turn_end(p)
    elif len(p["display"]) == 4:
        _after_display(p)


def _after_display(p: Position) -> None:
    if p["first_player"] is None:
        p["pending"] = "FIRST_PLAYER"
    else:
        _first_player(p, p["first_player"])


def _reshuffle(p: Position) -> bool:
    """SPY-4.10: whether there is a card to reveal."""
    if not stack(p):
        p["discard"] = []  # what lies nowhere else is the stack
    return bool(stack(p))


def _take(p: Position, seat: int, slot: str) -> None:
    cost = planning_cost(p, seat, int(slot))
    card = p["display"].pop(int(slot) - 1)
    p["players"][seat]["open"].append({"card": card, "covered": [], "planning": cost})
    p["players"][seat]["supply"] -= cost
    if _reshuffle(p):
        p["pending"] = "REVEAL_AFTER_TAKE"
    else:
        _cover_check(p)


def _move(p: Position, seat: int, city: str) -> None:
    p["players"][seat]["spy"] = city
    p["pending"] = "MOVED"


def _connect(p: Position, seat: int, link_id: str) -> None:
    one = p["players"][seat]
    for field in LINKS[link_id].fields:
        if not one["fields"].get(field):
            others = any(other["fields"].get(field) for other in p["players"] if other is not one)
            one["fields"][field] = 2 if others else 1
            one["supply"] -= one["fields"][field]
    one["spy"] = LINKS[link_id].other_end(one["spy"])
    _cover_check(p)


def _recall_field(p: Position, seat: int, field: str) -> None:
    one = p["players"][seat]
    one["supply"] += one["fields"].pop(field)
    _after_free_action(p)


def _recall_circle(p: Position, seat: int, position: str, city: str) -> None:
    one = p["players"][seat]
    one["open"][int(position) - 1]["covered"].remove(city)
    one["supply"] += 1
    _after_free_action(p)


def _close(p: Position, seat: int, position: int) -> str:
    """An open mission leaves its place; its agents go back to the supply."""
    one = p["players"][seat]
    entry = one["open"].pop(position - 1)
    one["supply"] += agents_on(entry)
    if seat == p["active"]:
        p["fresh"] = [i - (i > position) for i in p["fresh"] if i != position]
    return entry["card"]


def _discard(p: Position, seat: int, position: str) -> None:
    card = _close(p, seat, int(position))
    if card in MISSIONS:
        p["discard"].append(card)
    _after_free_action(p)


def _after_free_action(p: Position) -> None:
    if p["pending"] == "COVER":
        _cover_check(p)


def _cover_check(p: Position) -> None:
    if eligible(p, p["active"]) or option(p, "explicit_end", p["active"]):
        p["pending"] = "COVER"
    else:
        _turn_end(p)


def _do_cover(p: Position, seat: int, position: str) -> None:
    one = p["players"][seat]
    entry = one["open"][int(position) - 1]
    entry["covered"].append(one["spy"])
    one["supply"] -= 1
    p["fresh"] = sorted([*p["fresh"], int(position)])
    if len(entry["covered"]) == len(CARDS[entry["card"]].cities):
        card = _close(p, seat, int(position))
        one["fulfilled"].append(card)
        p["extra_turns_due"] += CARDS[card].extra_turn
        if p["trigger"] is None and len(one["fulfilled"]) >= 7:
            p["trigger"] = seat
    _cover_check(p)


def _stop(p: Position, _seat: int) -> None:
    _cover_check(p)


def _done(p: Position, _seat: int) -> None:
    _turn_end(p)


def _turn_end(p: Position) -> None:
    """Refill, extra turns, last turns, the limit, the next seat: in this order."""
    if len(p["display"]) < 4 and _reshuffle(p):
        p["pending"] = "REVEAL_AT_TURN_END"
    elif p["extra_turns_due"]:
        p["extra_turns_due"] -= 1
        p.update(pending="ROOT", extra_turn=True, acted=False, fresh=[])
    else:
        _pass_on(p)


def _pass_on(p: Position) -> None:
    seat = p["active"]
    if p["trigger"] is not None:
        p["players"][seat]["finished"] = True
    limit = p["options"]["turn_limit"]
    used_up = limit and all(one["turns"] >= limit for one in p["players"] if not one["out"])
    following = _next(p, seat)
    if following is None or (p["trigger"] is None and used_up):
        p["pending"] = "OVER"
    else:
        _normal_turn(p, following)


def _leave(p: Position, seat: str) -> None:
    """SPY-15.2, 15.4"""
    number = int(seat)
    one = p["players"][number]
    asked = to_move(p) == number
    while one["open"]:
        card = _close(p, number, 1)
        if card in MISSIONS:
            p["discard"].append(card)
    p["removed"] += [card for card in one["fulfilled"] if card in MISSIONS]
    total = option(p, "agents", number)
    one.update(spy=None, supply=total, fields={}, fulfilled=[], out=True)
    if sum(not other["out"] for other in p["players"]) == 1:
        p["pending"] = "OVER"
    elif number == p["active"]:
        p["extra_turns_due"] = 0
        _turn_end(p)
    elif asked:
        _next_choice(p)


STEPS: dict[str, Any] = {
    "FIRST_PLAYER": _first_player,
    "DEAL_START": _deal_start,
    "REVEAL_START": _reveal_start,
    "REVEAL": _reveal,
    "CHOOSE_START": _choose_start,
    "TAKE": _take,
    "MOVE": _move,
    "CONNECT": _connect,
    "RECALL_FIELD": _recall_field,
    "RECALL_CIRCLE": _recall_circle,
    "DISCARD": _discard,
    "COVER": _do_cover,
    "STOP": _stop,
    "DONE": _done,
    "WAIVE": _done,
    "LEAVE": _leave,
}
