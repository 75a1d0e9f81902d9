"""Bots that search, their levels and their hints, from the first answer on."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest

import safehouse as sh
from safehouse.bots import levels
from safehouse.bots.opponents import opponents
from safehouse.bots.search import search
from safehouse.core.backend import Breach
from safehouse.core.game import Edition
from safehouse.server.bots.process import Thinkers, serve
from safehouse.server.bots.questions import LENGTH_BYTES, Answer, Question

from .harness import Running, running, until
from .test_tables import mover, seated


def opened(server: Running, **seat: Any) -> dict[str, Any]:
    ann = server.guest()
    id = ann.open("me", {"kind": "bot", **seat}, game="whisper")["id"]
    found: dict[str, Any] = ann.table(id)["players"][1]
    return found


def test_a_seat_says_how_strong_its_bot_plays(sqlite: str) -> None:
    with running(sqlite) as server:
        for level in levels():
            player = opened(server, bot="ismcts", level=level.number)
            assert (player["bot"], player["level"]) == ("ismcts", level.number)
        assert opened(server)["level"] == 3
        assert opened(server, bot="greedy")["level"] is None


def test_the_catalogue_names_the_levels(sqlite: str) -> None:
    with running(sqlite) as server:
        game = next(game for game in server.guest().get("/api/games") if game["name"] == "whisper")
        assert game["levels"][0] == {"level": 1, "code": "recruit"}
        assert [level["level"] for level in game["levels"]] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("status", "seat", "said"),
    [
        (400, {"bot": "ismcts", "level": 0}, "level"),
        (400, {"bot": "ismcts", "level": 6}, "level"),
        (422, {"bot": "greedy", "level": 2}, "only ismcts has levels"),
        (422, {"bot": "deep"}, "bots are random, greedy, ismcts"),
    ],
)
def test_other_levels_are_refused(sqlite: str, status: int, seat: dict[str, Any], said: str) -> None:
    with running(sqlite) as server:
        request = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot", **seat}]}
        assert said in str(server.guest().post("/api/matches", request, expect=status))


def test_a_table_with_a_searching_bot_goes_on_at_once(sqlite: str) -> None:
    with running(sqlite) as server:
        ann = server.guest()
        id = ann.open("me", {"kind": "bot", "bot": "ismcts", "level": 5}, game="whisper")["id"]
        ann.act(ann.table(id))
        until(lambda: ann.table(id)["view"]["decision"] != "PICK")


def test_a_hint_tells_value_visits_and_share(sqlite: str) -> None:
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        guest, table = mover(guests, id)
        hint = guest.post(f"/api/matches/{id}/hint")
        assert hint["bot"] in ("greedy", "ismcts")
        assert 1 <= len(hint["best"]) <= 3
        for best in hint["best"]:
            assert best["action"] in table["legal"]
            assert 0 <= best["value"] <= 1
            assert 0 <= best["share"] <= 1
            assert best["visits"] > 0
        assert hint["best"][0]["share"] > 0


def asked(level: int | None, *, explain: bool = False) -> Question:
    match = sh.new_match("spyconnection", seats=2, seed=3)
    return Question.of(match.observation(match.to_move[0]), "ismcts", level, explain)


def test_the_first_answer_is_a_searched_one_already() -> None:
    assert Thinkers().answer(asked(None, explain=True)).bot == "ismcts"


def test_greedy_stands_in_where_nothing_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[Any] = []
    monkeypatch.setattr(Edition, "compiled", lambda self, progress=None, *, program: asked_for.append(program))
    thinkers = Thinkers()
    assert thinkers.answer(asked(4)).bot == "greedy"
    assert thinkers.answer(asked(None, explain=True)).bot == "greedy"
    assert set(asked_for) == {search, opponents}  # plain rules have to do for the greedy one


def test_a_small_machine_can_be_spared_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAFEHOUSE_COMPILE", "no")
    monkeypatch.delattr(Edition, "fast")
    monkeypatch.setattr(Edition, "built", lambda self, program: None)
    assert Thinkers().answer(asked(4)).bot == "greedy"


@pytest.mark.parametrize(("variable", "checked"), [("yes", True), ("no", False), (None, False)])
def test_a_server_can_think_with_the_checked_build(
    variable: str | None, checked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if variable is not None:
        monkeypatch.setenv("SAFEHOUSE_CHECKED", variable)
    used: list[bool] = []
    real = Edition.fast
    monkeypatch.setattr(
        Edition, "fast", lambda self, *given, **named: used.append(named["checked"]) or real(self, *given, **named)
    )
    assert Thinkers().answer(asked(None)).bot == "ismcts"
    assert set(used) == {checked}


def test_a_breach_in_the_checked_build_is_an_error_that_names_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(self: Thinkers, question: Question) -> Answer:
        raise Breach("spyconnection/rules.py:7: index 9 of 4")

    monkeypatch.setattr(Thinkers, "answer", breaks)
    body = msgspec.msgpack.encode(asked(None))
    given, said = io.BytesIO(len(body).to_bytes(LENGTH_BYTES, "big") + body), io.BytesIO()
    serve(given, said)
    answer = msgspec.msgpack.decode(said.getvalue()[LENGTH_BYTES:], type=Answer)
    assert answer.error == "Breach: spyconnection/rules.py:7: index 9 of 4"


def test_levels_that_do_not_search_need_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[Any] = []
    monkeypatch.setattr(Edition, "compiled", lambda self, progress=None, *, program: asked_for.append(program))
    assert Thinkers().answer(asked(1)).bot == "ismcts"
    assert search not in asked_for
