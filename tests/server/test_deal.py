"""The deal that browser tests name, and that nobody else can."""

from __future__ import annotations

from typing import Any

import pytest

from safehouse.server.run import check_serving
from safehouse.server.seeds import TEST_DEAL

from .harness import Caller, Running, running, until


def _played(server: Running, steps: int) -> list[tuple[str, Any]]:
    """What a table against a bot tells its player, who always takes the first action offered."""
    ann = server.guest("Ann")
    id = ann.open("me", "random")["id"]
    for _ in range(steps):
        table = until(lambda: _asking(ann, id))
        ann.act(table)
    table = until(lambda: _asking(ann, id))
    return [(event["kind"], event["args"]) for event in table["events"]]


def _asking(caller: Caller, id: str) -> dict[str, Any] | None:
    table: dict[str, Any] = caller.table(id)
    return table if table["decision"] else None


def test_tables_are_dealt_differently(server: Running) -> None:
    assert len({str(_played(server, 0)) for _ in range(3)}) > 1


def test_a_named_deal_is_the_same_at_every_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TEST_DEAL, "one")
    with running(sqlite) as server:
        first = _played(server, 4)
        assert _played(server, 4) == first
        monkeypatch.setenv(TEST_DEAL, "two")
        assert _played(server, 4) != first


@pytest.mark.parametrize(
    ("asked", "status"),
    [({"seed": "one"}, 400), ({"deal": "one"}, 400), ({"options": {"seed": 1}}, 422)],
)
def test_nobody_names_a_deal_by_a_request(server: Running, asked: dict[str, Any], status: int) -> None:
    body = {"game": "spyconnection", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **asked}
    assert server.guest("Ann").call("POST", "/api/matches", body).status_code == status


def test_a_server_with_a_named_deal_is_not_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    check_serving("192.0.2.1")
    monkeypatch.setenv(TEST_DEAL, "one")
    check_serving("127.0.0.1")
    with pytest.raises(SystemExit, match=r"may serve 127\.0\.0\.1 only, not 192\.0\.2\.1"):
        check_serving("192.0.2.1")
