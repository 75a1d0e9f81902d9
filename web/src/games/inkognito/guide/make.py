"""The positions with which its guided games begin; `tools/web_guides.py` writes their records beside it."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]


def _figures(tall: str, short: str, fat: str, thin: str) -> dict[str, str]:
    return {"tall": tall, "short": short, "fat": fat, "thin": thin}


def _spies(*figures: dict[str, str]) -> list[JSON]:
    papers = [("F", "tall", "Charlie"), ("X", "thin", "Delta"), ("B", "fat", "Alpha"), ("Z", "short", "Bravo")]
    colours = ("red", "blue", "green", "yellow")
    return [
        {"colour": colour, "identity": identity, "build": build, "word": word, "figures": where}
        for colour, (identity, build, word), where in zip(colours, papers, figures, strict=True)
    ]


def _look(shower: int, asker: int, cards: str) -> JSON:
    return {"from": shower, "to": asker, "cards": cards, "times": 1}


def first() -> JSON:
    """The partner is one question away, and the mission one step."""
    return {
        "seats": 4,
        "options": {"first_player": 0},
        "pending": "ACT",
        "first_player": 1,
        "active": 0,
        "turn": 9,
        "ambassador": "P18",
        "ambassador_left": True,
        "shaken": ["land", "water", "blank"],
        "balls": ["land", "water", "blank"],
        "gesture_left": True,
        "players": _spies(
            _figures("P09", "P12", "R4", "R3"),
            _figures("B1", "N4", "B3", "P19"),
            _figures("G4", "G2", "P05", "P11"),
            _figures("Y1", "Y4", "P08", "Y3"),
        ),
        "shown": [
            _look(0, 2, "B+tall+secret_identity"),
            _look(0, 3, "F+Z+tall"),
            _look(1, 0, "X+Z+thin"),
            _look(2, 0, "B+Z"),
            _look(2, 0, "B+X+fat"),
        ],
    }


def answers() -> JSON:
    """An enemy has met the player's short figure and asks for the identity."""
    return {
        "seats": 4,
        "options": {"first_player": 0},
        "pending": "SHOW",
        "first_player": 0,
        "active": 1,
        "turn": 6,
        "ambassador": "EM",
        "ambassador_left": True,
        "shaken": ["land", "water", "blank"],
        "balls": ["blank"],
        "gesture_left": True,
        "meetings": [{"visitor": "thin", "host": "0-short", "space": "P12"}],
        "question": {"kind": "identity", "asked": 0},
        "players": _spies(
            _figures("P09", "P12", "R4", "R3"),
            _figures("B1", "N4", "B3", "P12"),
            _figures("G4", "G2", "P05", "P11"),
            _figures("Y1", "Y4", "P08", "Y3"),
        ),
        "shown": [_look(0, 1, "B+X+tall"), _look(0, 3, "F+Z+tall"), _look(1, 0, "X+Z+thin"), _look(2, 0, "B+X+fat")],
    }


GUIDES = {"first": first, "answers": answers}
"""The positions with which the guided games begin, by name."""
