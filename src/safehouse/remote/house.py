"""A server as a program calls it: JSON over HTTP, and one stream of events over all tables."""

from __future__ import annotations

import base64
import json
import time
import uuid
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.observation import Observation
from safehouse.packed_observation import PackedObservation

PATIENCE = 60.0
"""A stream that is silent for so long is lost: servers send a word every 15 seconds."""
LONGEST_WAIT = 30.0
ATTEMPTS = 8
"""So often a call that met no answer, or was too fast, is made again."""


class Refused(SafehouseError):
    """The server does not want this: what it said, and why in a word where it has one."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(str(problem.get("detail") or problem.get("title") or f"status {status}"))
        self.status = status
        self.reason = problem.get("reason")


class Unreachable(SafehouseError):
    """The server does not answer."""


class Link(NamedTuple):
    """Where a link leads: to a server, and perhaps to a table of it."""

    server: str
    table: str | None
    invite: str | None


def read_link(url: str) -> Link:
    """`http://host`, `http://host/t/ID` or an invitation `http://host/join#ID.CODE`."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise OptionError(
            f"{url!r}: write the address of a server or the link of a table, such as http://127.0.0.1:8000"
        )
    server, path = f"{parts.scheme}://{parts.netloc}", parts.path.strip("/").split("/")
    if path == ["join"]:
        table, _, invite = parts.fragment.partition(".")
        return Link(server, table, invite)
    if len(path) == 2 and path[0] == "t":
        return Link(server, path[1], None)
    if path == [""]:
        return Link(server, None, None)
    raise OptionError(f"{url!r}: this is neither a server's address nor the link of a table")


class House:
    """A server. Calls wait where it is too busy, or away for a while; what it refuses is raised."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self._http = httpx.Client(base_url=server, timeout=30.0)
        if token is not None:
            self._be(token)

    def _be(self, token: str) -> None:
        self._http.headers["Authorization"] = f"Bearer {token}"

    def close(self) -> None:
        self._http.close()

    # --- calls ------------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        headers = {} if key is None else {"Idempotency-Key": key}
        for attempt in range(ATTEMPTS):
            try:
                answer = self._http.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                self._wait(attempt)
                continue
            if answer.status_code in (429, 503):
                self._wait(attempt, answer.headers.get("Retry-After"))
                continue
            content = answer.json() if "json" in answer.headers.get("content-type", "") else {}
            if answer.is_success:
                return content
            raise Refused(answer.status_code, content)
        raise Unreachable(f"{self._http.base_url}: no answer to {method} {path}")

    def _wait(self, attempt: int, told: str | None = None) -> None:
        time.sleep(min(LONGEST_WAIT, float(told) if told else 0.25 * 2**attempt))

    def become_bot(self, name: str) -> str:
        """A new guest that says it is a bot; returns its token, which must be kept to come back as the same."""
        token = str(self.call("POST", "/api/guest", {"name": name, "bot": True})["token"])
        self._http.cookies.clear()
        self._be(token)
        return token

    def name(self) -> str:
        me = self.call("GET", "/api/me")
        if not me["bot"]:
            raise OptionError("this token is a person's; make one for a bot in the settings, or leave it out")
        return str(me["name"])

    def accept(self, who: str, games: list[str] | None) -> None:
        self.call("POST", "/api/me/accepts", {"who": who, "games": games})

    def join(self, table: str, invite: str | None) -> int:
        return int(self.call("POST", f"/api/matches/{table}/join", {"invite": invite})["seat"])

    def leave(self, table: str) -> None:
        self.call("POST", f"/api/matches/{table}/leave", {})

    def observation(self, table: str, seat: int) -> tuple[Observation, str | None]:
        """What a seat knows, and the decision that it is asked, if any."""
        body = self.call("GET", f"/api/matches/{table}/observation?seat={seat}")
        rules = find_game(body["game"]).rules_version
        if body["rules"] != rules:
            raise OptionError(f"the server plays {body['game']} by rules {body['rules']}, this Safehouse by {rules}")
        state = base64.b64decode(body["state"])
        known = {key: body[key] for key in ("game", "data_set", "digest", "seats", "options", "seat")}
        return PackedObservation(**known, state=state).unpack(), body["decision"]

    def act(self, table: str, decision: str, action: int) -> None:
        body = {"decision": decision, "action": action}
        self.call("POST", f"/api/matches/{table}/actions", body, key=uuid.uuid4().hex)

    # --- events -----------------------------------------------------------------------------------------------

    def events(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What happens at all tables, until the stream breaks; what stands comes first."""
        with self._http.stream("GET", "/api/me/events", timeout=PATIENCE) as answer:
            if not answer.is_success:
                answer.read()
                raise Refused(answer.status_code, answer.json())
            kind = ""
            for line in answer.iter_lines():
                field, _, value = line.partition(": ")
                if field == "event":
                    kind = value
                elif field == "data":
                    yield kind, json.loads(value)
