"""`safehouse serve` as a user starts it."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from safehouse.server.storage import schema
from safehouse.server.storage.engine import make_engine

from .harness import until

RUN = [sys.executable, "-c", "import sys; from safehouse.cli.main import main; sys.exit(main(sys.argv[1:]))", "serve"]


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*RUN, *arguments], capture_output=True, text=True, check=False, timeout=60)


def test_it_prints_its_address_serves_and_ends_quietly(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>here</title>")
    (web / "assets" / "a.js").write_text("1")
    (web / "assets" / "long.js").write_text("let a = 1;" * 500)
    arguments = ["--port", "0", "--db", f"sqlite:///{tmp_path / 'deep' / 'house.db'}", "--web", str(web)]
    with subprocess.Popen([*RUN, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        url = server.stdout.readline().split()[-1]
        assert url.startswith("http://127.0.0.1:")
        until(lambda: httpx.get(f"{url}/healthz", timeout=10).json() == {"status": "ok"})
        page = httpx.get(f"{url}/table/whatever", timeout=10)
        assert "here" in page.text
        assert page.headers["cache-control"] == "no-cache"
        again = httpx.get(f"{url}/", headers={"If-None-Match": page.headers["etag"]}, timeout=10)
        assert again.status_code == 304
        assert "immutable" in httpx.get(f"{url}/assets/a.js", timeout=10).headers["cache-control"]
        packed = httpx.get(f"{url}/assets/long.js", timeout=10)
        plain = httpx.get(f"{url}/assets/long.js", headers={"Accept-Encoding": "identity"}, timeout=10)
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text == plain.text == "let a = 1;" * 500
        assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
        server.send_signal(signal.SIGINT)
        assert server.wait(30) in (0, 130)
        assert "Traceback" not in server.stderr.read()


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    missing = serve("--db", "postgresql://nobody@127.0.0.1:1/none")
    assert missing.returncode == 2
    assert "--db" in missing.stderr
    assert serve("--db", "mysql://x").returncode == 2
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused = serve("--port", port, "--db", f"sqlite:///{tmp_path / 'house.db'}")
    assert refused.returncode == 2
    assert port in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_database_of_a_newer_version_is_refused_in_one_line(database: str) -> None:
    engine = make_engine(database)
    schema.migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    refused = serve("--port", "0", "--db", database)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "9999" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_a_database_that_cannot_be_prepared_is_refused_in_one_line(sqlite: str) -> None:
    engine = make_engine(sqlite)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE guests (recipe TEXT)")
    engine.dispose()
    refused = serve("--port", "0", "--db", sqlite)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--db" in refused.stderr
    assert refused.stderr.count("\n") == 1
