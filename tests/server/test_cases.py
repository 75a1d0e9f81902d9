"""The case of the day over HTTP: for anybody, without its solution."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import httpx
import pytest

from safehouse.cases.asking import DeductionCase, TurnCase
from safehouse.cases.calendar import case_of, first_day, shipped
from safehouse.core.chance import stream
from safehouse.server.serializers.cases import turn_body
from safehouse.server.serializers.table_body import encoder
from safehouse.server.services.case_service import CaseService

from .harness import TLS, Running

FIRST = first_day()
DAYS = {case.game: FIRST + timedelta(number) for number, case in reversed(list(enumerate(shipped().cases)))}
"""The first day of each game."""


def call(server: Running, method: str, path: str, body: Any = None, expect: int = 200) -> Any:
    """By nobody: without token or cookie."""
    answer = httpx.request(method, f"{server.url}/api/cases/{path}", json=body, verify=TLS)
    assert answer.status_code == expect, answer.text
    assert "set-cookie" not in answer.headers
    return answer.json()


@pytest.mark.parametrize("game", ["inkognito", "estoril"])
def test_a_deduction_is_asked_and_answered(server: Running, game: str) -> None:
    day = DAYS[game]
    body = call(server, "GET", str(day))
    case = case_of(day)
    assert isinstance(case, DeductionCase)
    assert (body["date"], body["game"], body["level"]) == (str(day), game, day.weekday() + 1)
    assert body["turn"] is None
    asked = body["deduction"]
    right = dict(zip([question["key"] for question in asked["questions"]], case.solution, strict=True))
    assert call(server, "POST", f"{day}/answer", {"answers": right})["right"]
    other = next(world for world in case.deduction.worlds if world != case.solution)
    reply = call(server, "POST", f"{day}/answer", {"answers": dict(zip(right, other, strict=True))})
    assert not reply["right"]
    assert 0 <= reply["broken"] < len(asked["clues"])
    assert reply["left"] == []


@pytest.mark.parametrize("game", ["spyconnection", "vienna"])
def test_a_turn_is_tried_out_and_answered(server: Running, game: str) -> None:
    day = DAYS[game]
    body = call(server, "GET", str(day))
    case = case_of(day)
    assert isinstance(case, TurnCase)
    assert body["deduction"] is None
    steps: list[str] = []
    now = body["turn"]
    for step in case.stored.best[0]:
        assert step in [action["text"] for action in now["legal"]]
        steps.append(step)
        now = call(server, "POST", f"{day}/turn", {"steps": steps})
        assert now["steps"] == steps
    assert (now["done"], now["legal"]) == (True, [])
    assert call(server, "POST", f"{day}/answer", {"steps": steps})["right"]


def test_today_is_a_case(server: Running) -> None:
    body = call(server, "GET", "today")
    assert abs(date.fromisoformat(body["date"]) - datetime.now(UTC).date()) <= timedelta(1)


@pytest.mark.parametrize("day", ["2000-01-01", "2999-01-01", "yesterday", "2026-1-5", "2026-02-30", "20260105"])
def test_other_days_have_none(server: Running, day: str) -> None:
    for method, path, body in (
        ("GET", day, None),
        ("POST", f"{day}/answer", {}),
        ("POST", f"{day}/turn", {"steps": []}),
    ):
        assert call(server, method, path, body, expect=404)["type"] == "/problems/not-found"


def test_no_case_is_told_before_its_day_has_begun_anywhere() -> None:
    noon = datetime(2026, 3, 9, 9, 59, tzinfo=UTC).timestamp()
    assert CaseService(lambda: noon).last_day() == date(2026, 3, 9)
    assert CaseService(lambda: noon + 120).last_day() == date(2026, 3, 10)


@pytest.mark.parametrize(
    ("game", "path", "body", "status"),
    [
        ("inkognito", "answer", {}, 422),
        ("inkognito", "answer", {"steps": ["PLACE"]}, 422),
        ("inkognito", "answer", {"answers": {"identity-1": 3}}, 400),
        ("inkognito", "answer", {"solution": True}, 400),
        ("inkognito", "turn", {"steps": []}, 422),
        ("vienna", "answer", {"steps": []}, 422),
        ("vienna", "answer", {"steps": ["FLY"]}, 422),
        ("vienna", "turn", {"steps": ["PLACE"] * 30}, 422),
        ("vienna", "turn", {"steps": ["PLACE"] * 50}, 400),
        ("vienna", "turn", {"steps": ["COMMIT"]}, 422),
    ],
)
def test_bad_answers_are_refused(server: Running, game: str, path: str, body: Any, status: int) -> None:
    assert call(server, "POST", f"{DAYS[game]}/{path}", body, expect=status)["detail"]


@pytest.mark.parametrize("game", DAYS)
def test_what_explains_the_solution_is_not_sent(server: Running, game: str) -> None:
    sent = json.dumps(call(server, "GET", str(DAYS[game])))
    for word in ("seed", "solution", '"best"', '"value"', "next_value", "record"):
        assert word not in sent


@pytest.mark.parametrize("game", ["inkognito", "estoril"])
def test_choices_stand_in_the_printed_order_whatever_is_right(server: Running, game: str) -> None:
    printed = {"identity": ["F", "B", "X", "Z"], "build": ["tall", "short", "fat", "thin"]}
    missions = [f"M{number:02}" for number in range(1, 13)]
    for question in call(server, "GET", str(DAYS[game]))["deduction"]["questions"]:
        order = printed.get(question["kind"], missions)
        assert question["choices"] == [choice for choice in order if choice in question["choices"]]
        assert len(question["choices"]) > 1


@pytest.mark.parametrize("game", ["spyconnection", "vienna"])
def test_a_turn_is_told_in_the_same_bytes_whatever_is_hidden_from_its_seat(server: Running, game: str) -> None:
    day = DAYS[game]
    case = case_of(day)
    assert isinstance(case, TurnCase)
    sent = call(server, "GET", str(day))["turn"]
    for seed in range(5):
        world = case.start.state
        case.start.edition.mutate(world, case.stored.seat, stream(seed, "hidden"))
        other = case.start.in_world(world)
        assert json.loads(encoder.encode(turn_body(case, other, []))) == sent
