"""Names that look alike, told apart.

Unicode's own list of confusable characters has thousands of entries; no library that is kept up makes skeletons from it
without ICU. Names may not mix alphabets within a word (`names`), so this needs only whole words that look like Latin
ones, and the few Latin letters and digits that look like each other.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

_PAIRS = (
    ("авгезһіјкӏмнорсѕтухьԁԛԝ", "abre3hijklmhopcstyxbdqw"),  # Cyrillic
    ("АВЕЗІЈКӀМНОРСЅТУХҮЬԚԜ", "abe3ijklmhopcstyxybqw"),
    ("αβγδεηικνοπρστυχω", "abydenlkvonpotuxw"),  # Greek
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx"),
    ("ոսօհյցՈՍՏՕ", "nuohjgnuso"),  # Armenian
    ("łøđħı", "lodhi"),
)
"""Letters, and the Latin ones they look like; small and capital ones look like different ones."""
_LIKE = {ord(c): like for these, those in _PAIRS for c, like in zip(these, those, strict=True)}
_ALIKE = {ord(c): like for c, like in zip("01i5", "olls", strict=True)}
_TOGETHER = (("rn", "m"), ("vv", "w"))


@lru_cache(maxsize=20_000)
def skeleton(name: str) -> str:
    """The same for names that people take for each other. It is compared, never shown."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c)[0] not in "MZPC")
    result = plain.translate(_LIKE).casefold().translate(_LIKE).translate(_ALIKE)
    for two, one in _TOGETHER:
        result = result.replace(two, one)
    return result


def told_apart(named: Sequence[tuple[str | None, str | None]]) -> list[str | None]:
    """The names of several people (each a name and whose it is): who looks like one before gets a number."""
    owners: dict[str, str | None] = {}
    for name, whose in named:
        if name is not None:
            owners.setdefault(skeleton(name), whose)
    taken, result = set(owners), []
    for name, whose in named:
        shown = name
        if name is not None and owners[skeleton(name)] != whose:
            shown = _numbered(name, taken)
            taken.add(skeleton(shown))
        result.append(shown)
    return result


def _numbered(name: str, taken: set[str]) -> str:
    number = 2
    while skeleton(f"{name} ({number})") in taken:
        number += 1
    return f"{name} ({number})"
