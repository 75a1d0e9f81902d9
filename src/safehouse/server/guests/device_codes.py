"""The same guest on further devices: one shows a code, the other types it and gets a token of its own.

A code is valid once and for ten minutes. Like tokens, codes are stored as hashes alone.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without what is easily taken for something else: 0 and O, 1, I and L."""
LENGTH = 8
CODE_SECONDS = 600


def make_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def spelt(code: str) -> str:
    """As it is shown: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def read_code(typed: str) -> str:
    """What was meant: in capitals, without spaces and hyphens; the wide letters of an input method are letters."""
    return "".join(c for c in unicodedata.normalize("NFKC", typed).upper() if c.isalnum())


def hash_of_code(secret: bytes, code: str) -> str:
    """Made with the house's secret: codes are so short that plain hashes could be looked up in a list of all."""
    return hmac.new(secret, f"device/{code}".encode("utf-8", "replace"), hashlib.sha256).hexdigest()
