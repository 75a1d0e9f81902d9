"""What the sources must not do, so that nobody's input becomes a program: read, as an auditor would."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from safehouse.server.redis_client import connect
from safehouse.server.storage.engine import make_engine

ROOT = Path(__file__).parents[2]
SERVER = sorted((ROOT / "src" / "safehouse" / "server").rglob("*.py"))
CLIENT = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
AS_HTML = ("{@html", "innerHTML =", "outerHTML =", "insertAdjacentHTML", "document.write", "eval(", "new Function(")


def calls(file: Path) -> Iterator[ast.Call]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    return ast.unparse(call.func)


@pytest.mark.parametrize("file", SERVER, ids=lambda file: file.stem)
def test_nothing_that_comes_in_is_unpickled_or_run(file: Path) -> None:
    forbidden = {"eval", "exec", "compile", "pickle.load", "pickle.loads", "marshal.loads", "yaml.load", "os.system"}
    assert [name_of(call) for call in calls(file) if name_of(call) in forbidden] == []


def test_statements_of_sql_are_written_out_or_built() -> None:
    """`text` takes what stands there, or a constant: never something put together."""
    texts = [call for file in SERVER for call in calls(file) if name_of(call) in ("sa.text", "sqlalchemy.text")]
    assert texts
    assert [ast.unparse(call) for call in texts if not is_constant(call.args[0])] == []


def is_constant(given: ast.expr) -> bool:
    return isinstance(given, ast.Constant) or (isinstance(given, ast.Name) and given.id.isupper())


def test_the_client_takes_no_text_for_html_or_a_program() -> None:
    assert len(CLIENT) > 100
    found = [(path.name, word) for path in CLIENT for word in AS_HTML if word in path.read_text(encoding="utf-8")]
    assert found == []


def test_redis_and_postgresql_speak_tls_where_their_addresses_say_so() -> None:
    pool = connect("rediss://redis.internal:6379").connection_pool
    assert pool.connection_class.__name__ == "SSLConnection"
    assert pool.make_connection().cert_reqs.name == "CERT_REQUIRED"
    engine = make_engine("postgresql://safehouse@db.internal/house?sslmode=verify-full")
    arguments = engine.dialect.create_connect_args(engine.url)
    assert dict(arguments[1])["sslmode"] == "verify-full"
    assert sa.make_url(str(engine.url)).query["sslmode"] == "verify-full"
