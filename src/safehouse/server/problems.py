"""Everything a call can answer but success: RFC 9457 problem details."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec


class ProblemBody(msgspec.Struct, omit_defaults=True):
    """Why a call was refused (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str = ""
    faults: list[str] | None = None
    rule: str | None = None
    message: str | None = None
    reason: str | None = None
    table: Any = None
    view: Any = None


class Problem(Exception):
    """A refusal. The class is the kind of problem, `detail` says what was wrong and what is allowed."""

    status: ClassVar[int] = 400
    title: ClassVar[str] = "The request cannot be understood"
    kind: ClassVar[str] = "malformed"

    def __init__(self, detail: str, *, headers: dict[str, str] | None = None, **members: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.members = members
        self.headers = headers or {}

    def body(self) -> dict[str, Any]:
        base = {"type": f"/problems/{self.kind}", "title": self.title, "status": self.status, "detail": self.detail}
        return base | self.members


class Malformed(Problem):
    pass


class Unauthorized(Problem):
    status, kind, title = 401, "unauthorized", "No valid guest token"


class Forbidden(Problem):
    status, kind, title = 403, "forbidden", "Not allowed for this caller"


class Banned(Problem):
    status, kind, title = 403, "banned", "Shut out by the operator"


class CrossOrigin(Problem):
    status, kind, title = 403, "cross-origin", "Called from another site"


class NotFound(Problem):
    status, kind, title = 404, "not-found", "Not found"


class NoSuchTable(NotFound):
    def __init__(self) -> None:
        super().__init__("there is no such table")


class NotAllowed(Problem):
    status, kind, title = 405, "method-not-allowed", "Method not allowed at this address"


class TooSlow(Problem):
    status, kind, title = 408, "too-slow", "The request took too long to arrive"


class Stale(Problem):
    status, kind, title = 409, "stale", "The table has moved on"


class Refused(Problem):
    status, kind, title = 409, "refused", "Not possible as the table stands"


class TooLarge(Problem):
    status, kind, title = 413, "too-large", "The request is too large"


class WrongMedia(Problem):
    status, kind, title = 415, "wrong-media-type", "The body must be JSON"


class Illegal(Problem):
    status, kind, title = 422, "illegal", "The action is not allowed"


class Invalid(Problem):
    status, kind, title = 422, "invalid", "A value is not allowed"


class KeyReused(Problem):
    status, kind, title = 422, "key-reused", "This Idempotency-Key was used for another request"


class TooMany(Problem):
    status, kind, title = 429, "too-many-requests", "Too many requests"


class Unavailable(Problem):
    status, kind, title = 503, "unavailable", "Not possible at the moment"


class Unreadable(Problem):
    status, kind, title = 503, "unreadable", "The log of this table cannot be replayed here"


class Failure(Problem):
    status, kind, title = 500, "failure", "Internal error"
