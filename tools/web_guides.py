"""Writes the records with which the guided games begin, by the rules as they are now.

python tools/web_guides.py && (cd web && npx prettier --write "src/games/*/guide/*.json")
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

# --- Spy Connection -------------------------------------------------------------------------------------------------


def spy_first() -> JSON:
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


# --- Estoril 1942 ---------------------------------------------------------------------------------------------------


def _lies(seat: int, card: str, face_down: bool = True) -> JSON:
    return {"seat": seat, "card": card, "face_down": face_down}


def estoril_first() -> JSON:
    """The end of the first placing: two characters left for the player, one for the other."""
    return {
        "seats": 2,
        "options": {"first_player": 1},
        "pending": "PLACE_CARD",
        "round": 1,
        "first_player": 1,
        "active": 0,
        "city": [
            {"place": "3", "rotation": 3},
            {"place": "2", "rotation": 0},
            {"place": "5", "rotation": 0},
            {"place": "1", "rotation": 3},
            {"place": "8", "rotation": 0},
            {"place": "4", "rotation": 0},
        ],
        "spaces": {
            "1-I": _lies(0, "RED-S3"),
            "1-II": _lies(1, "GREEN-S1"),
            "2-I": _lies(1, "GREEN-S6"),
            "3-II": _lies(1, "GREEN-S4", face_down=False),
            "4-I": _lies(1, "GREEN-S2"),
            "4-II": _lies(0, "RED-S5"),
            "5-I": _lies(1, "GREEN-S3"),
            "5-II": _lies(0, "RED-S2"),
            "8-II": _lies(0, "RED-S4"),
        },
        "rewards": {
            "1": {"card": "C14", "face_down": False},
            "2": {"card": "C21", "face_down": True},
            "3": {"card": "C12", "face_down": False},
            "4": {"card": "C06", "face_down": False},
            "5": {"card": "C05", "face_down": False},
            "8": {"card": "C26", "face_down": True},
        },
        "players": [{"hand": ["RED-S1", "RED-S6"]}, {"hand": ["GREEN-S5"]}],
        "missions": ["M04", "M06", "M05", "M11"],
    }


def estoril_variants() -> JSON:
    """All three variants before the last discards: which card costs nothing?"""
    starts = [f"S{i}" for i in range(1, 7)]
    return {
        "seats": 3,
        "options": {"secret_missions": True, "recruitment_office": True, "second_place": True},
        "pending": "DISCARD",
        "round": 4,
        "first_player": 0,
        "asked": [0, 1],
        "city": [
            {"place": "7", "rotation": 1},
            {"place": "4", "rotation": 0},
            {"place": "2", "rotation": 3},
            {"place": "8", "rotation": 2},
            {"place": "5", "rotation": 3},
            {"place": "1", "rotation": 0},
        ],
        "bottom": [{"card": card, "seen_by": "all"} for card in ("C24", "C22", "C03", "C25", "C16", "C14")],
        "removed": ["C06", "C09", "C15"],
        "players": [
            {
                "hand": ["RED-S4", "RED-S5", "RED-S6", "C01", "C02", "C17", "C18"],
                "discards": ["RED-S1", "RED-S2", "RED-S3", "C19"],
            },
            {
                "hand": ["GREEN-S6", "C05", "C08", "C10", "C11", "C20", "C23", "C27"],
                "discards": [f"GREEN-{start}" for start in starts[:5]],
            },
            {"hand": ["C04", "C07", "C12", "C13", "C21", "C26"], "discards": [f"BLUE-{start}" for start in starts]},
        ],
        "missions": ["M12"],
        "secret_missions": ["M04", "M05", "M01"],
        "recruitment": ["M06", "M03", "M02"],
    }


# --- Inkognito ------------------------------------------------------------------------------------------------------


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


def inkognito_first() -> JSON:
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


def inkognito_answers() -> JSON:
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


# --- Vienna ---------------------------------------------------------------------------------------------------------

SECRETS = {"f": "flask", "p": "pistol", "b": "briefcase", "m": "microfilm", "s": "slide", "-": None}


def _tiles(letters: str) -> dict[str, str | None]:
    """What lies on the squares Q01 to Q40."""
    return {f"Q{i:02}": SECRETS[letter] for i, letter in enumerate(letters, start=1)}


def _bribes(chocolate: int, wine: int, magazine: int, coffee: int, tobacco: int) -> dict[str, int]:
    return {"chocolate": chocolate, "wine": wine, "magazine": magazine, "coffee": coffee, "tobacco": tobacco}


def vienna_first() -> JSON:
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


def vienna_full() -> JSON:
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


GUIDES: dict[tuple[str, str], Callable[[], JSON]] = {
    ("spyconnection", "first"): spy_first,
    ("estoril", "first"): estoril_first,
    ("estoril", "variants"): estoril_variants,
    ("inkognito", "first"): inkognito_first,
    ("inkognito", "answers"): inkognito_answers,
    ("vienna", "first"): vienna_first,
    ("vienna", "full"): vienna_full,
}


def path_of(game: str, guide: str) -> Path:
    return GAMES / game / "guide" / f"{guide}.json"


def record(game: str, guide: str) -> JSON:
    """The record with which a guided game begins."""
    return sh.from_position(game, GUIDES[game, guide](), seed=1).record()


def main() -> None:
    for game, guide in GUIDES:
        text = json.dumps(record(game, guide), ensure_ascii=False, indent=2)
        path_of(game, guide).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
