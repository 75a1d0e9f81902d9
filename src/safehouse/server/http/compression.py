"""Which answers are compressed.

Only those that are the same for everybody: files of the client, the catalogue of games, the rules. A table is not,
however large: the length of a compressed answer tells how much of what others have written (chat, names) is found again
in what only this caller may know (BREACH). Patches keep tables small instead.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response

WORTH_IT = 0.9
"""What gets smaller by less is sent as it is."""


@lru_cache(256)
def gzipped(content: bytes) -> bytes | None:
    """Smaller; None where it would hardly be."""
    packed = gzip.compress(content, mtime=0)
    return packed if len(packed) < WORTH_IT * len(content) else None


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def public_json(request: Request[Any, Any, Any], content: bytes) -> Response[Any]:
    """JSON that is the same for everybody, compressed for who can read that."""
    headers = {"Vary": "Accept-Encoding"}
    packed = gzipped(content) if accepts_gzip(request) else None
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    return Response(content if packed is None else packed, headers=headers, media_type="application/json")
