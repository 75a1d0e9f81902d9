"""One open event stream, as far as all have it in common: it is woken, beats, and ends."""

from __future__ import annotations

from collections.abc import Callable


class StreamReader:
    """Who reads. It is woken when there may be something to send."""

    __slots__ = ("beat", "ended", "guest", "on_wake", "token_hash")

    def __init__(self, guest: str | None, token_hash: str | None = None) -> None:
        self.guest = guest
        self.token_hash = token_hash
        self.beat = False
        self.ended = False
        self.on_wake: Callable[[], None] | None = None

    def wake(self) -> None:
        """There may be something to tell it."""
        if self.on_wake is not None:
            self.on_wake()

    def end(self) -> None:
        """Lets the stream send what is under way, and close."""
        self.ended = True
        self.wake()
