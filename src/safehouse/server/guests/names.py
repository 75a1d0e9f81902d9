"""What people write: names and other short texts."""

from __future__ import annotations

import unicodedata

from ..problems import Invalid

LONGEST_NAME = 24


def clean_name(name: str) -> str:
    """A name without control characters and needless space."""
    return clean_text(name, LONGEST_NAME, "name")


def clean_text(text: str, longest: int, what: str) -> str:
    kept = "".join(c if unicodedata.category(c)[0] != "C" or c in "\u200d\n\t" else "" for c in text)
    result = " ".join(kept.split())
    if not 1 <= len(result) <= longest:
        raise Invalid(f"{what}: must have 1 to {longest} visible characters")
    return result
