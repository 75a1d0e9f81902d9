"""The call that acts is answered without the framework: it must answer as the framework would."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .harness import Caller, Running, settings
from .test_tables import seated


@pytest.fixture(scope="module")
def ways(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two servers: one as it is, one in which the framework answers this call, too."""
    folder: Path = tmp_path_factory.mktemp("ways")
    short, long = (Running(settings(f"sqlite:///{folder / name}.db")) for name in ("short", "long"))
    security: Any = long.app.app
    security.app = security.app.app
    yield short, long
    short.stop()
    long.stop()


Ask = Callable[[Caller, dict[str, Any]], dict[str, Any]]
"""What is sent, from the caller who is asked and the table it sees: arguments of httpx."""


def fitting(table: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"decision": table["decision"], "action": table["legal"][0]["text"], **more}


ASKED: dict[str, Ask] = {
    "legal": lambda _, table: {"json": fitting(table)},
    "legal, by number": lambda _, table: {"json": fitting(table, action=table["legal"][0]["id"])},
    "no action": lambda _, table: {"json": fitting(table, action="NONSENSE(1)")},
    "no number of an action": lambda _, table: {"json": fitting(table, action=999_999)},
    "negative": lambda _, table: {"json": fitting(table, action=-1)},
    "not now": lambda _, table: {"json": fitting(table, action="CLAIM(0)")},
    "in Polish": lambda _, table: {"json": fitting(table, action="NONSENSE"), "params": {"lang": "pl"}},
    "stale": lambda _, table: {"json": fitting(table, decision="0-99")},
    "no decision": lambda _, table: {"json": fitting(table, decision="x")},
    "another's seat": lambda _, table: {"json": fitting(table, decision="3-1")},
    "unknown field": lambda _, table: {"json": fitting(table, more=1)},
    "missing field": lambda *_: {"json": {"action": 1}},
    "no JSON": lambda *_: {"content": b"{", "headers": {"Content-Type": "application/json"}},
    "no text": lambda *_: {"content": b'{"decision":"\xff"}', "headers": {"Content-Type": "application/json"}},
    "no body": lambda *_: {"headers": {"Content-Type": "application/json"}},
    "deep": lambda *_: {"content": b"[" * 5000, "headers": {"Content-Type": "application/json"}},
    "long language": lambda _, table: {"json": fitting(table), "params": {"lang": "x" * 30}},
    "bad key": lambda _, table: {"json": fitting(table), "headers": {"Idempotency-Key": "a b"}},
    "long key": lambda _, table: {"json": fitting(table), "headers": {"Idempotency-Key": "k" * 81}},
    "nobody": lambda _, table: {"json": fitting(table), "headers": {"authorization": ""}},
    "no bearer": lambda _, table: {"json": fitting(table), "headers": {"authorization": "Basic x"}},
    "wrong token": lambda _, table: {"json": fitting(table), "headers": {"authorization": "Bearer x"}},
    "by cookie": lambda caller, table: {
        "json": fitting(table),
        "headers": {"Cookie": f"safehouse={caller.token}", "authorization": None},
    },
    "cross-origin": lambda _, table: {"json": fitting(table), "headers": {"Origin": "https://elsewhere.example"}},
    "too large": lambda _, table: {"json": fitting(table, action="x" * 20_000)},
    "no JSON's media type": lambda *_: {"content": b"x", "headers": {"Content-Type": "text/plain"}},
}


def answer(server: Running, ask: Ask, repeat: int = 1, table: str | None = None) -> list[httpx.Response]:
    guests, id = seated(server, "Ann", "Bob", game="whisper")
    seen = guests[0].table(id)
    sent = ask(guests[0], seen)
    headers = {**guests[0].http.headers, "Idempotency-Key": uuid.uuid4().hex, **sent.pop("headers", {})}
    sent["headers"] = {name: value for name, value in headers.items() if value is not None}
    path = f"/api/matches/{table or id}/actions"
    with httpx.Client(base_url=server.url) as plain:
        return [plain.post(path, **sent) for _ in range(repeat)]


def essence(response: httpx.Response) -> Any:
    """All that does not differ from table to table. Whose sentence tells what is wrong with a body does not matter."""
    body = response.json()
    body.pop("faults", None)
    told = {key: body[key] for key in ("type", "title", "status", "rule", "message", "seq", "to_move") if key in body}
    named = {name for name in response.headers if name not in ("date", "content-length")}
    return response.status_code, response.headers["content-type"], named, sorted(body), told


@pytest.mark.parametrize("asked", ASKED)
def test_both_ways_give_the_same_answer(ways: tuple[Running, Running], asked: str) -> None:
    short, long = (essence(answer(server, ASKED[asked])[0]) for server in ways)
    assert short == long


@pytest.mark.parametrize("table", ["0123456789abcdef", "nonsense"])
def test_both_know_no_such_table(ways: tuple[Running, Running], table: str) -> None:
    short, long = (essence(answer(server, ASKED["legal"], table=table)[0]) for server in ways)
    assert short == long
    assert short[0] == 404


def test_both_answer_a_repeated_key_as_before(ways: tuple[Running, Running]) -> None:
    for server in ways:
        first, again = answer(server, ASKED["legal"], repeat=2)
        assert first.status_code == again.status_code == 201
        assert first.content == again.content
