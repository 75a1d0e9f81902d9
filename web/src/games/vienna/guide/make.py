"""The positions with which its guided games begin; `tools/web_guides.py` writes their records beside it."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]


SECRETS = {"f": "flask", "p": "pistol", "b": "briefcase", "m": "microfilm", "s": "slide", "-": None}


def _tiles(letters: str) -> dict[str, str | None]:
    """What lies on the squares Q01 to Q40."""
    return {f"Q{i:02}": SECRETS[letter] for i, letter in enumerate(letters, start=1)}


def _bribes(chocolate: int, wine: int, magazine: int, coffee: int, tobacco: int) -> dict[str, int]:
    return {"chocolate": chocolate, "wine": wine, "magazine": magazine, "coffee": coffee, "tobacco": tobacco}


def first() -> JSON:
    """Round 3 of the introductory version: house 21, of the United States, encloses two squares for one chocolate."""
    return {
        "seats": 2,
        "options": {"version": "intro", "flags": "printed", "first_player": 0},
        "pending": "ASSIGN",
        "round": 3,
        "crest": 0,
        "investigator": "B",
        "markers": {"flask": 1, "pistol": 2, "briefcase": 1, "microfilm": 1, "slide": 1},
        "tiles": _tiles("bpbfmbfspsbbffmfbsmsfpp-ppfbsspsmpmfm-mm"),
        "players": [
            {
                "colour": "red",
                "agents": ["B20", "B27", "B28"],
                "bribes": _bribes(0, 1, 1, 2, 0),
                "secrets": {"briefcase": 1, "slide": 1},
                "points": {"squares": 2, "markers": 1},
                "hand": ["046", "039", "045"],
                "drawers": ["036"],
            },
            {
                "colour": "blue",
                "agents": ["B16", "B23"],
                "bribes": _bribes(1, 1, 0, 0, 2),
                "secrets": {"pistol": 1, "slide": 1},
                "points": {"squares": 2},
                "hand": ["082", "003", "050"],
                "drawers": ["086"],
            },
        ],
    }


def full() -> JSON:
    """Round 9 of the full version with both expansions: a figure, the third man, a mission and a purchase."""
    used = "001 003 004 005 008 013 014 015 017 018 024 025 032 041 045 050 051 060 072 074 077 081 085 091 093 097 103"
    later = "107 109 112 118 123 124 128 132 134 141 145 157 161 162 164 165"
    gone = {"S-01", "S-02", "S-03", "S-05", "A-04"}
    taken = {"A-18", "A-10", "S-04", "A-17", "A-05", "A-22", "A-15", "B-09", "B-18"} | gone
    every = [f"A-{i:02}" for i in range(1, 31)] + [f"B-{i:02}" for i in range(1, 26)]
    return {
        "seats": 2,
        "options": {"version": "full", "flags": "printed", "third_man": True, "feld_agents": True},
        "pending": "ASSIGN",
        "round": 9,
        "crest": 0,
        "third_man": "B20",
        "markers": {"flask": 7, "pistol": 0, "briefcase": 1, "microfilm": 1, "slide": 8},
        "investigator": "C",
        "purchases": 2,
        "tiles": _tiles("b-psp-fmb--mb--fp---smbf-bpsbpfmsfpfsmmp"),
        "discards": f"{used} {later}".split(),
        "display": ["A-22", "A-15", "B-09", "B-18"],
        "stack": [mission for mission in every if mission not in taken],
        "players": [
            {
                "colour": "red",
                "agents": ["B05", "B11", "B12", "B13", "B19"],
                "figure": "B12",
                "unlocked": True,
                "annex": 3,
                "bribes": _bribes(1, 0, 3, 4, 2),
                "money": 6,
                "secrets": {"flask": 1, "pistol": 1, "briefcase": 1, "microfilm": 2},
                "items": ["seal"],
                "missions": ["A-18", "A-10"],
                "points": {"squares": 10, "markers": 6, "cards": 15, "missions": 7},
                "hand": ["155", "156", "098"],
                "drawers": ["086", "170"],
            },
            {
                "colour": "green",
                "agents": ["B04", "B07", "B08", "B10", "B11", "B18"],
                "figure": "B07",
                "unlocked": True,
                "annex": 3,
                "bribes": _bribes(3, 2, 1, 1, 3),
                "money": 1,
                "secrets": {"flask": 1, "pistol": 1, "briefcase": 1, "slide": 4},
                "items": ["seal"],
                "missions": ["S-04", "A-17", "A-05"],
                "points": {"squares": 14, "markers": 15, "cards": 10},
                "hand": ["029", "020", "115"],
                "drawers": ["137", "048", "133"],
            },
        ],
    }


GUIDES = {"first": first, "full": full}
"""The positions with which the guided games begin, by name."""
