"""What people write: names and other short texts."""

from __future__ import annotations

import unicodedata

from ..problems import Invalid

LONGEST_NAME = 24
_MOST_MARKS = 4
"""On one letter: enough for every script, too few to cover the lines above and below."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Counted as letters or symbols, but nothing is seen of them: fillers of Hangul, and Braille without a dot."""
_UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f") | {chr(c) for c in range(0xFE00, 0xFE10)}
"""Counted as marks; joiners and variation selectors."""
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Letters of one look like letters of another."""


def clean_name(name: str) -> str:
    """A name without invisible characters and needless space; refused if nothing is left to tell people by."""
    seen = "".join(_shown(c) for c in unicodedata.normalize("NFC", name))
    result = clean_text(seen, LONGEST_NAME, "name")
    if not any(unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "So" for c in result):
        raise Invalid("name: must have a letter, a digit or a picture")
    _check_marks(result)
    for word in result.split():
        _check_alphabets(word)
    return result


def clean_text(text: str, longest: int, what: str) -> str:
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c in "\u200d\n\t" else "" for c in text)
    result = " ".join(kept.split())
    if not 1 <= len(result) <= longest or all(_shown(c).isspace() or not _shown(c) for c in result):
        raise Invalid(f"{what}: must have 1 to {longest} visible characters")
    return result


def _shown(c: str) -> str:
    """A character of a name: what is blank is a space, what cannot be seen is nothing."""
    if c in _BLANK:
        return " "
    return "" if c in _UNSEEN or c == "\u200d" or 0xE0100 <= ord(c) <= 0xE01EF else c


def _check_marks(name: str) -> None:
    marks = 0
    for c in name:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            raise Invalid(f"name: a letter may have {_MOST_MARKS} marks at most")


def _check_alphabets(word: str) -> None:
    """Two alphabets in one word serve only to look like somebody else."""
    found = {unicodedata.name(c, "").split(" ")[0] for c in word if c.isalpha()} & set(_ALPHABETS)
    if len(found) > 1:
        both = " and ".join(sorted(alphabet.capitalize() for alphabet in found))
        raise Invalid(f"name: the word {word} mixes {both} letters; use those of one alphabet")
