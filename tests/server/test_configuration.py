"""Settings from a file, the environment and the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from safehouse.cli.main import main
from safehouse.server.configuration import configure
from safehouse.server.settings import Settings


def configured(tmp_path: Path, toml: str = "", environment: dict[str, str] | None = None, **given: Any) -> Any:
    file = tmp_path / "house.toml"
    file.write_text(toml)
    return configure(file, environment or {}, given, {"bot_pause": 0.4})


def test_without_anything_the_defaults_hold(tmp_path: Path) -> None:
    found = configure(None, {}, {"database": "sqlite:///x"}, {})
    assert found.settings == Settings("sqlite:///x")
    assert {one.source for one in found.told if one.name != "database"} == {"default"}


def test_the_later_source_wins_and_is_named(tmp_path: Path) -> None:
    toml = (
        'workers = 2\ncached_tables = 10\nhosts = ["a.example"]\n[limits]\nchat = [0.5, 3]\n[move_seconds]\nlive = 60'
    )
    environment = {"SAFEHOUSE_WORKERS": "3", "SAFEHOUSE_BOTS_ALONE": "yes", "SAFEHOUSE_LIMITS_CLAIMS": "1, 2"}
    found = configured(tmp_path, toml, environment, database="sqlite:///x", workers=4)
    assert found.faults == []
    settings = found.settings
    assert (settings.workers, settings.cached_tables, settings.hosts) == (4, 10, ("a.example",))
    assert (settings.limits.chat, settings.limits.claims, settings.bots_alone) == ((0.5, 3), (1, 2), True)
    assert settings.move_seconds["live"] == 60
    assert settings.move_seconds["days"] == Settings("").move_seconds["days"]
    sources = {one.name: one.source for one in found.told}
    assert sources["workers"] == "command line"
    assert sources["limits.claims"] == "SAFEHOUSE_LIMITS_CLAIMS"
    assert sources["limits.chat"] == str(tmp_path / "house.toml")


@pytest.mark.parametrize(
    ("toml", "environment", "told"),
    [
        ("wokers = 2", {}, ("wokers", "did you mean workers")),
        ("workers = 'two'", {}, ("workers", "must be int", "str")),
        ("workers = 0", {}, ("at least 1",)),
        ("heartbeat = -1", {}, ("heartbeat", "less than 0")),
        ("heartbeat = inf", {}, ("heartbeat",)),
        ("[limits]\nchat = [0, 10]", {}, ("limits.chat", "how many a second")),
        ("[limits]\nchat = 3", {}, ("limits.chat", "must be array")),
        ("[limits]\nchatter = [1, 1]", {}, ("limits.chatter", "limits.chat")),
        ("metrics_port = 70000", {}, ("65535",)),
        ("workers = [", {}, ("house.toml",)),
        ("", {"SAFEHOUSE_WORKER": "2"}, ("SAFEHOUSE_WORKER", "SAFEHOUSE_WORKERS")),
        ("", {"SAFEHOUSE_BOTS_ALONE": "perhaps"}, ("bots_alone", "must be bool")),
        ("", {"SAFEHOUSE_HEARTBEAT": "soon"}, ("heartbeat", "float")),
        ("log_format = 'xml'", {}, ("log_format", "xml")),
    ],
)
def test_a_fault_says_where_it_is_and_what_is_allowed(
    tmp_path: Path, toml: str, environment: dict[str, str], told: tuple[str, ...]
) -> None:
    found = configured(tmp_path, toml, environment)
    assert found.settings is None
    assert len(found.faults) == 1
    assert [word for word in told if word not in found.faults[0]] == []


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    assert len(configured(tmp_path, "workers = 0\nheartbeat = -1\nnothing = 1").faults) == 3


def test_check_tells_what_is_set_and_makes_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.db"
    monkeypatch.setenv("SAFEHOUSE_HEARTBEAT", "7")
    assert main(["serve", "--check", "--json", "--db", f"sqlite:///{file}"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["faults"] == []
    assert told["settings"]["heartbeat"] == {"value": 7.0, "source": "SAFEHOUSE_HEARTBEAT"}
    assert told["settings"]["bot_pause"] == {"value": 0.4, "source": "default"}
    assert not file.exists()


def test_check_tells_faults_and_no_password(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "house.toml"
    config.write_text("workers = 2")
    url = "postgresql://house:topsecret@127.0.0.1:1/none"
    assert main(["serve", "--check", "--config", str(config), "--db", url]) == 2
    out = capsys.readouterr().out
    assert "wrong: --db" in out
    assert f"2  ({config})" in out
    assert "topsecret" not in out
