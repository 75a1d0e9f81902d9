"""What is compressed: what is the same for everybody, and nothing in which secrets stand beside others' words."""

from __future__ import annotations

import gzip

import pytest

from .harness import Running
from .test_tables import mover, seated


@pytest.mark.parametrize("path", ["/api/games", "/api/games/vienna/rules?lang=de"])
def test_what_is_the_same_for_everybody_is_compressed(server: Running, path: str) -> None:
    ann = server.guest()
    plain = ann.call("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with ann.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2


def test_what_only_one_may_know_is_not(server: Running) -> None:
    """A length would tell an onlooker how much of a chat message is found again in a hand."""
    guests, id = seated(server, "Ann", "Bob", game="vienna")
    guest, table = mover(guests, id)
    answers = [
        guest.call("GET", path, headers={"Accept-Encoding": "gzip, br, zstd"})
        for path in (f"/api/matches/{id}", f"/api/matches/{id}/record", f"/api/matches/{id}/replay", "/api/me")
    ]
    body = {"decision": table["decision"], "action": table["legal"][0]["text"]}
    answers.append(guest.call("POST", f"/api/matches/{id}/actions", body, headers={"Accept-Encoding": "gzip"}))
    assert all(answer.status_code < 300 for answer in answers)
    assert all("content-encoding" not in answer.headers for answer in answers)
