"""What the calls of the API share."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from .addresses import LOOPBACK, address_of, network_of
from .guests import PLAIN_COOKIE, SECURE_COOKIE, Guests, hash_of
from .house import House
from .limits import Buckets
from .problems import TooMany, Unauthorized
from .remotebots import RemoteBots
from .settings import Settings
from .store import Guest

_ANSWERS_KEPT = 2_000


class Answers:
    """The last answers, byte by byte, for callers that ask again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    def keep(self, key: tuple[str, str], content: bytes) -> None:
        self._kept[key] = content
        if len(self._kept) > _ANSWERS_KEPT:
            self._kept.popitem(last=False)

    def get(self, key: tuple[str, str]) -> bytes | None:
        return self._kept.get(key)


class Services:
    """The house, the guests and the limits."""

    def __init__(self, settings: Settings, house: House, counts: dict[int, int]) -> None:
        limits = settings.limits
        self.settings = settings
        self.house = house
        self.guests = Guests(house.store)
        self.answers = Answers()
        self.calls = Buckets(*limits.calls)
        self.costly = Buckets(*limits.costly)
        self.tables = Buckets(*limits.tables)
        self.chat = Buckets(*limits.chat)
        self.gestures = Buckets(*limits.gestures)
        self._new_guests = Buckets(*limits.guests)
        self._failures = Buckets(*limits.failures)
        self._claims = Buckets(*limits.claims)
        self._streams: Counter[str] = Counter()
        self._hinted: set[str] = set()
        self._counts = counts

    async def caller(self, scope: Any, cookies: dict[str, str], authorization: str | None) -> Guest | None:
        """The guest of a token; None for none. A wrong token is refused, never ignored."""
        token = _token(cookies, authorization)
        if token is None:
            return None
        try:
            guest = await self.guests.find(token)
        except Unauthorized:
            self.limit_failure(scope)
            raise
        self.calls.take(guest.id)
        return guest

    def token_hash(self, cookies: dict[str, str], authorization: str | None) -> str | None:
        """By which of its tokens a guest calls: the hash."""
        token = _token(cookies, authorization)
        return None if token is None else hash_of(token)

    def address(self, scope: Any) -> str:
        return address_of(scope)

    def _exempt(self, scope: Any) -> bool:
        return not self.settings.limit_loopback and address_of(scope) in LOOPBACK

    def limit_new_guest(self, scope: Any) -> None:
        if not self._exempt(scope):
            self._new_guests.take(address_of(scope))

    def limit_failure(self, scope: Any) -> None:
        """Guessing tokens and invites gets slow."""
        if not self._exempt(scope):
            self._failures.take(address_of(scope))

    def limit_claim(self, scope: Any) -> None:
        """Before the code is looked at: when too many were tried, a right one gets nowhere either."""
        if not self._exempt(scope):
            self._claims.take(network_of(address_of(scope)))

    def take_stream(self, scope: Any, guest: str | None) -> Callable[[], None]:
        """Counts an event stream; the result gives it back."""
        name = guest or f"address {address_of(scope)}"
        if self._streams[name] >= self.settings.limits.streams:
            raise TooMany(f"{self.settings.limits.streams} event streams at most", headers={"Retry-After": "5"})
        self._streams[name] += 1

        def release() -> None:
            self._streams[name] -= 1
            if self._streams[name] <= 0:
                del self._streams[name]

        return release

    @contextmanager
    def one_hint(self, guest: str) -> Iterator[None]:
        """A guest's next hint has to wait until the last one was thought about: bots need the time, too."""
        if guest in self._hinted:
            raise TooMany("one hint at a time: the last one is still thought about", headers={"Retry-After": "1"})
        self._hinted.add(guest)
        try:
            yield
        finally:
            self._hinted.discard(guest)

    def metrics(self, tables: dict[str, int]) -> str:
        house, store = self.house, self.house.store
        lines = [f'safehouse_tables{{status="{status}"}} {count}' for status, count in sorted(tables.items())]
        lines += [f'safehouse_responses_total{{status="{s}"}} {n}' for s, n in sorted(self._counts.items())]
        lines += [
            f"safehouse_cached_tables {house.cached}",
            f"safehouse_streams {house.streams}",
            f"safehouse_actions_total {house.actions}",
            f"safehouse_log_entries_total {store.written}",
            f"safehouse_commits_total {store.commits}",
            f"safehouse_bot_answers_total {house.bots.answered}",
            f"safehouse_bot_workers_replaced_total {house.bots.replaced}",
        ]
        if isinstance(house.bots, RemoteBots):
            lines += [
                f"safehouse_bot_workers {house.bots.workers}",
                f"safehouse_bot_worker_answers_total {house.bots.remote}",
                f"safehouse_bot_worker_fallbacks_total {house.bots.fallbacks}",
            ]
        return "\n".join(lines) + "\n"


def _token(cookies: dict[str, str], authorization: str | None) -> str | None:
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Unauthorized("Authorization: must be `Bearer TOKEN`")
        return token.strip()
    return cookies.get(SECURE_COOKIE) or cookies.get(PLAIN_COOKIE)
