"""The page of the HTTP reference has every call and every shape of the OpenAPI description."""

import runpy
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture(scope="module")
def described():
    return runpy.run_path(str(TOOLS / "openapi.py"))["description"]()


@pytest.fixture(scope="module")
def page(described):
    return runpy.run_path(str(TOOLS / "docs_site" / "http_page.py"))["page"](described)


def test_every_call_is_there(described, page):
    calls = [f"`{method.upper()} {path}`" for path, methods in described["paths"].items() for method in methods]
    assert len(calls) > 30
    assert [call for call in calls if call not in page] == []


def test_every_shape_is_there_with_its_fields(described, page):
    parts = page.partition("## Shapes")[2].split("\n### ")
    told = {part.partition(" ")[0]: part for part in parts}
    for name, schema in described["components"]["schemas"].items():
        missing = [field for field in schema.get("properties", {}) if f"| `{field}`" not in told[name]]
        assert missing == [], name


def test_calls_link_to_what_they_take_and_answer(page):
    call = page.partition("`POST /api/matches/{id}/join`")[2].partition("\n### ")[0]
    assert "[JoinRequest](#JoinRequest)" in call
    assert "200 [SeatedBody](#SeatedBody)" in call
    assert "Refusals: 400, 401, 403, 404" in call
