"""The positions with which its guided games begin; `tools/web_guides.py` writes their records beside it."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]


def first() -> JSON:
    """Both have only their start city; the free mission and Monaco lie at hand."""
    return {
        "seats": 2,
        "first_player": 0,
        "active": 0,
        "display": ["M06", "M18", "M02", "M15"],
        "players": [
            {"spy": "LON", "open": [{"card": "S1", "covered": ["LON"]}], "turns": 1},
            {"spy": "IST", "open": [{"card": "S5", "covered": ["IST"]}], "turns": 0},
        ],
    }


GUIDES = {"first": first}
"""The positions with which the guided games begin, by name."""
