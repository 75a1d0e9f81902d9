"""Schemathesis calls everything the OpenAPI describes with all kinds of input: never a 5xx, always as described."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from safehouse.server.services.operator_tokens import make_operator

from .harness import Running
from .harness import settings as server_settings
from .test_tables import seated

LAST_CALLS = ("/api/me/delete", "/api/guest/devices/leave")
"""After them a token is not valid any more: a guest of their own makes them."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(server_settings(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'house.db'}"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def api(house: Running) -> schemathesis.schemas.BaseSchema:
    return schemathesis.openapi.from_url(f"{house.url}/schema")


def test_only_paths_must_be_given(house: Running) -> None:
    """Keys and languages may be missing from every call, and the description says so."""
    calls = [call for path in house.guest().get("/schema")["paths"].values() for call in path.values()]
    found = [parameter for call in calls for parameter in call.get("parameters", ())]
    assert {"Idempotency-Key", "Accept-Language", "lang"} <= {parameter["name"] for parameter in found}
    assert all(parameter["required"] == (parameter["in"] == "path") for parameter in found)


@pytest.mark.parametrize("examples", [10, pytest.param(400, marks=pytest.mark.full)])
def test_every_call_answers_as_described(house: Running, api: schemathesis.schemas.BaseSchema, examples: int) -> None:
    guests, playing = seated(house, "Ann", "Bob", game="whisper", spectators="public")
    waiting = guests[0].open("me", "open", game="whisper")["id"]
    oda = make_operator(str(house.house.database.engine.url), "Oda")
    tokens = {"/api/admin/": oda, **dict.fromkeys(LAST_CALLS, house.guest("Cid").token)}
    tried: set[str] = set()

    def attempt(case: schemathesis.Case, table: str | None) -> None:
        tried.add(f"{case.operation.method.upper()} {case.operation.path}")
        path = case.operation.path
        if table is not None and "id" in (case.path_parameters or {}) and not path.startswith("/api/admin/"):
            case.path_parameters["id"] = table
        token = next((token for start, token in tokens.items() if path.startswith(start)), guests[0].token)
        headers = {"Authorization": f"Bearer {token}"}
        case.call_and_validate(base_url=house.url, checks=CHECKS, headers=headers, timeout=30)

    run = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    tables = st.sampled_from([playing, waiting, None])
    for result in api.get_all_operations():
        operation = result.ok()
        if not operation.path.endswith("/events"):  # a stream has no end; test_streams reads it
            run(given(case=operation.as_strategy(), table=tables)(attempt))()
    paths = guests[0].get("/schema")["paths"]
    everything = {f"{method.upper()} {path}" for path, operations in paths.items() for method in operations}
    assert everything - tried == {"GET /api/matches/{id}/events", "GET /api/me/events"}
