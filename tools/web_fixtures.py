"""Writes the positions that the browser client's tests and pictures use: what one seat sees in real matches.

python tools/web_fixtures.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import safehouse as sh

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "web/src/games"

JSON = dict[str, Any]


def middle() -> sh.Match:
    """Four seats in the middle of the game, A to move: the position of the design pictures."""
    return sh.from_position("spyconnection", _position(_players()), seed=1)


def _ones(*fields: str) -> dict[str, int]:
    return dict.fromkeys(fields, 1)


def _all(count: int, **connections: int) -> dict[str, int]:
    """`BER_OSL=2`: so many agents on each of the connection's two or three fields."""
    return {f"{k.replace('_', '-')}-{i}": count for k, length in connections.items() for i in range(1, length + 1)}


def _players() -> list[JSON]:
    return [
        {
            "spy": "BER",
            "fields": _all(1, LON_BER=3, BER_WAR=2, BER_OSL=2),
            "open": [{"card": "S1", "covered": ["LON", "BER", "WAR"]}, {"card": "M17", "planning": 1}],
            "fulfilled": ["M01", "M02", "M03", "M18"],
            "turns": 11,
        },
        {
            "spy": "MON",
            "fields": _all(1, PAR_MON=2, PAR_MAD=3, MON_ROM=2),
            "open": [
                {"card": "M41", "covered": ["PAR", "MAD", "ROM"], "planning": 2},
                {"card": "M09", "covered": ["MON"]},
            ],
            "fulfilled": ["S2", "M10", "M13", "M07"],
            "turns": 10,
        },
        {
            "spy": "IST",
            "fields": _all(1, MOS_IST=3, BEL_IST=2, WAR_BEL=2) | _ones("BER-BEL-2", "BER-BEL-3"),
            "open": [
                {"card": "M39", "covered": ["MOS", "WAR", "BEL"], "planning": 1},
                {"card": "M24", "covered": ["IST"]},
            ],
            "fulfilled": ["S4", "M04", "M08", "M11", "M19"],
            "turns": 10,
        },
        {
            "spy": "HEL",
            "fields": _all(1, OSL_HEL=2, HEL_MOS=2) | _all(2, BER_OSL=2),
            "open": [
                {"card": "M14", "covered": ["OSL", "HEL"]},
                {"card": "M35", "covered": ["BER", "HEL"], "planning": 1},
            ],
            "fulfilled": ["S5", "M05", "M12"],
            "turns": 11,
        },
    ]


def _position(players: list[JSON], **changes: Any) -> JSON:
    return {
        "seats": len(players),
        "first_player": len(players) - 1,
        "active": 0,
        "display": ["M06", "M15", "M21", "M42"],
        "discard": ["M22", "M29", "M37"],
        "players": players,
        **changes,
    }


def played(match: sh.Match, *steps: str) -> sh.Match:
    for step in steps:
        match.play(match.to_move[0], step)
    return match


def draft() -> sh.Match:
    """The advanced game: three start missions lie open, the seat right of the start player chooses."""
    return sh.new_match("spyconnection", seats=3, seed=5, start_missions="draft", first_player=1)


def opening() -> sh.Match:
    """The very first turn of a first game."""
    return sh.new_match("spyconnection", seats=4, seed=11, first_player=0)


def moved() -> sh.Match:
    return played(middle(), "MOVE(OSL)")


def cover() -> sh.Match:
    """Monaco is connected: it fulfils the start mission and then serves mission 17."""
    return played(middle(), "CONNECT(BER-MON)")


def fulfilled() -> sh.Match:
    """The start mission has just been fulfilled; its agents are back."""
    return played(cover(), "COVER(1)")


def dark() -> sh.Match:
    """Intensive preparation: every slot costs one more."""
    return sh.from_position("spyconnection", _position(_players(), options={"board_side": "dark"}), seed=1)


def dark_free() -> sh.Match:
    """Intensive preparation without an open mission: everything is free."""
    players = _players()
    players[0]["open"] = []
    return sh.from_position("spyconnection", _position(players, options={"board_side": "dark"}), seed=1)


def crowd() -> sh.Match:
    """Two, three and all four owners on one connection, four spies in one city, an extra turn, three open missions."""
    players = _players()
    players[0] |= {"spy": "BER", "fields": _all(1, BER_OSL=2, BER_WAR=2)}
    players[0]["open"].append({"card": "M16", "covered": ["WAR"]})
    players[1] |= {"spy": "BER", "fields": _all(2, BER_OSL=2, BER_WAR=2)}
    players[2] |= {"spy": "BER", "fields": _all(2, BER_OSL=2)}
    players[3] |= {"spy": "BER", "fields": _all(2, BER_OSL=2) | _all(1, BER_MON=3)}
    position = _position(players, extra_turn=True, extra_turns_due=1)
    return sh.from_position("spyconnection", position, seed=1)


def two() -> sh.Match:
    """Two seats, some turns played by bots."""
    return _by_bots(sh.new_match("spyconnection", seats=2, seed=3), lambda m: m.view(0)["players"][0]["turns"] >= 9)


def last() -> sh.Match:
    """The end is triggered; the seats have their last turns."""
    match = sh.new_match("spyconnection", seats=3, seed=2)
    return _by_bots(match, lambda m: m.view(None)["trigger"] is not None and m.view(None)["trigger"] not in m.to_move)


def over() -> sh.Match:
    return _by_bots(sh.new_match("spyconnection", seats=4, seed=4), lambda _: False)


def _by_bots(match: sh.Match, stop: Callable[[sh.Match], bool]) -> sh.Match:
    bot = sh.bot("greedy", seed=1)
    while not match.over and not (stop(match) and match.view(None)["decision"] == "ROOT"):
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.observation(seat)))
    return match


# --- Inkognito --------------------------------------------------------------------------------------------------


def venice() -> sh.Match:
    """Some turns of four bots, then the first question put to the first seat."""
    match = sh.new_match("inkognito", seats=4, seed=6, first_player=0)
    return _until(
        match, lambda m: m.view(0)["decision"] == "SHOW" and 0 in m.to_move and len(m.view(0)["notebook"]) > 1
    )


def _until(match: sh.Match, stop: Callable[[sh.Match], bool]) -> sh.Match:
    bot = sh.bot("greedy", seed=1)
    while not match.over and not stop(match):
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.observation(seat)))
    return match


def _asked(decision: str) -> Callable[[sh.Match], bool]:
    return lambda m: m.view(0)["decision"] == decision and 0 in m.to_move and m.view(0)["turn"] > 8


def venice_at(decision: str) -> sh.Match:
    return _until(venice(), _asked(decision))


VENICE = ("START", "ACT", "FIG", "STEP", "MEET", "BANISH", "WINDOW", "SHOW")


def write_venice() -> None:
    for decision in VENICE:
        write(decision.lower(), fixture(venice_at(decision), 0, every=True))
    write("spectator", fixture(venice_at("SHOW"), None, every=True))
    write("third", fixture(venice_at("SHOW"), 2, every=True))
    write("over", fixture(_until(venice(), lambda _: False), 0, every=True))


FIXTURES = (middle, draft, opening, moved, cover, fulfilled, dark, dark_free, crowd, two, last, over)
EVENTS = 12
"""So many of the last events go into a fixture."""


def fixture(match: sh.Match, seat: int | None, every: bool = False) -> JSON:
    """What the server sends one seat: its view, its legal actions, the last events."""
    legal = [] if seat is None else match.legal(seat)
    events = match.events(seat)
    return {
        "view": match.view(seat),
        "legal": [{"id": a.id, "text": a.text, "kind": a.kind, "args": a.args} for a in legal],
        "events": events if every else events[-EVENTS:],
    }


def write(name: str, content: JSON) -> None:
    folder = GAMES / content["view"]["game"] / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    for make in FIXTURES:
        match = make()
        write(make.__name__, fixture(match, match.to_move[0] if match.to_move else 0))
    write("waiting", fixture(middle(), 1))
    write("spectator", fixture(middle(), None))
    write_venice()


if __name__ == "__main__":
    main()
