"""The positions with which its guided games begin; `tools/web_guides.py` writes their records beside it."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]


def _lies(seat: int, card: str, face_down: bool = True) -> JSON:
    return {"seat": seat, "card": card, "face_down": face_down}


def first() -> JSON:
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


def variants() -> JSON:
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


GUIDES = {"first": first, "variants": variants}
"""The positions with which the guided games begin, by name."""
