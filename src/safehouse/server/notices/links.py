"""Links that do one thing for whoever has them, without a token: turn a channel off, confirm an address of mail."""

from __future__ import annotations

import hashlib
import hmac

from ..problems import Forbidden

CONFIRM_SECONDS = 86_400


class Links:
    """Signs links with a secret of the house. What they hold is no secret: an id that leads nowhere else."""

    def __init__(self, secret: bytes, base: str) -> None:
        self._secret = secret
        self._base = base.rstrip("/")

    def table(self, match: str) -> str:
        return f"{self._base}/t/{match}"

    def off(self, channel: str) -> str:
        """A page that asks once more; programs that open links change nothing."""
        return f"{self._base}/notices/off#{self.off_token(channel)}"

    def off_at_once(self, channel: str) -> str:
        """Where one POST turns a channel off (RFC 8058)."""
        return f"{self._base}/api/notices/off/{self.off_token(channel)}"

    def confirm(self, channel: str, now: float) -> str:
        until = int(now) + CONFIRM_SECONDS
        return f"{self._base}/notices/confirm#{channel}-{until}-{self._sign('confirm', channel, until)}"

    def off_token(self, channel: str) -> str:
        return f"{channel}-{self._sign('off', channel)}"

    def read_off(self, token: str) -> str:
        """The channel that is to be turned off."""
        channel, _, sign = token.partition("-")
        if not _same(sign, self._sign("off", channel)):
            raise Forbidden("this link is not whole: copy all of it, or turn notices off in the settings")
        return channel

    def read_confirm(self, token: str, now: float) -> str:
        """The channel that is confirmed."""
        channel, _, rest = token.partition("-")
        until, _, sign = rest.partition("-")
        if not until.isascii() or not until.isdigit() or len(until) > 12:
            raise Forbidden("this link is not whole: copy all of it")
        if not _same(sign, self._sign("confirm", channel, int(until))):
            raise Forbidden("this link is not whole: copy all of it")
        if now > int(until):
            raise Forbidden("this link was good for a day: ask for another one in the settings")
        return channel

    def _sign(self, *what: str | int) -> str:
        text = "/".join(str(part) for part in what)
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()[:32]


def _same(given: str, wanted: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "replace"), wanted.encode())
