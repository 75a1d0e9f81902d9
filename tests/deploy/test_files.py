"""`compose.yaml`, `Dockerfile` and `Caddyfile`, read: no daemon runs them here."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from safehouse.cli.main import main
from safehouse.server.configuration import configure

ROOT = Path(__file__).parents[2]
FILLED = {"HOUSE_NAME": "games.example.org", "HOUSE_PASSWORD": "secret", "HOUSE_OPERATOR": "Oda"}


def filled(text: str) -> str:
    """As compose puts the environment in; what is needed and missing is an error there."""
    return re.sub(r"\$\{(\w+)(?::[?-][^}]*)?\}", lambda found: FILLED[found[1]], text)


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(filled((ROOT / "compose.yaml").read_text()))["services"]
    return found


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, joined where they go on."""
    text = (ROOT / "Dockerfile").read_text()
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines if line and not line.startswith("#")]


def test_only_the_proxy_can_be_reached_from_outside(services: dict[str, Any]) -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert compose["networks"]["back"] == {"internal": True}
    assert {name: service["networks"] for name, service in services.items()} == {
        "proxy": ["front"],
        "server": ["front", "back"],
        "worker": ["back"],
        "database": ["back"],
        "redis": ["back"],
    }


def test_our_own_processes_have_no_rights_they_do_not_need(services: dict[str, Any]) -> None:
    for name in ("server", "worker"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
        assert services[name]["security_opt"] == ["no-new-privileges:true"]
    users = [value for name, value in instructions() if name == "USER"]
    assert users == ["10001"]
    assert [name for name, _ in instructions()].index("USER") > 0


def test_no_secret_stands_in_a_file() -> None:
    compose = (ROOT / "compose.yaml").read_text()
    assert re.findall(r"PASSWORD: (.*)", compose) == ["${HOUSE_PASSWORD}"]
    assert ":${HOUSE_PASSWORD:?" in compose
    assert not [
        value for name, value in instructions() if name in ("ENV", "ARG") and re.search("(?i)token|passw", value)
    ]


def test_the_settings_are_known_and_right(services: dict[str, Any]) -> None:
    environment = {name: str(value) for name, value in services["server"]["environment"].items()}
    dockerfile = dict(
        part.split("=", 1) for name, value in instructions() if name == "ENV" for part in shlex.split(value)
    )
    found = configure(None, {**dockerfile, **environment}, {}, {})
    assert found.faults == []
    assert found.settings is not None
    assert found.settings.hosts == ("games.example.org", "127.0.0.1")
    assert found.settings.redis == "redis://redis:6379"
    assert found.settings.log_format == "json"
    assert found.settings.metrics_host == "127.0.0.1"  # inside the container: `docker compose exec` reads it


@pytest.mark.parametrize("name", ["server", "worker"])
def test_the_commands_are_ours(services: dict[str, Any], name: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, *arguments = services[name]["command"]
    assert program == "safehouse"
    assert main([arguments[0], "--help"]) == 0
    offered = capsys.readouterr().out
    assert [option for option in arguments if option.startswith("--") and option not in offered] == []
    assert (arguments[0], "safehouse") in {("serve", program), ("worker", program)}


def test_the_image_runs_the_same_command(services: dict[str, Any]) -> None:
    command = [value for name, value in instructions() if name == "CMD"][-1]
    assert yaml.safe_load(command) == services["server"]["command"]
    health = next(value for name, value in instructions() if name == "HEALTHCHECK")
    assert "127.0.0.1:8000/healthz" in health


def test_what_the_image_is_built_from_is_there() -> None:
    for name, value in instructions():
        if name == "COPY" and not value.startswith("--from"):
            for source in shlex.split(value)[:-1]:
                assert (ROOT / source).exists(), source
    built = " ".join(value for name, value in instructions() if name == "RUN")
    assert "--require-hashes" in built
    assert npm_command((ROOT / "Makefile").read_text()) == npm_command(built)  # what every `make` has tried
    bases = [value.split()[0] for name, value in instructions() if name == "FROM"]
    assert all(":" in base and not base.endswith(":latest") for base in bases)


def npm_command(text: str) -> str:
    """How the client's packages are installed."""
    (found,) = set(re.findall(r"npm (?:ci|install)(?: --[\w-]+)*", text))
    return found


def test_the_image_installs_what_is_played_with_and_redis() -> None:
    def pinned(part: str) -> set[str]:
        return set(re.findall(r"(?m)^([\w.\[\]-]+==\S+)", (ROOT / "requirements" / f"{part}.lock").read_text()))

    assert pinned("play") < pinned("redis") <= pinned("dev") | pinned("play")
    assert {name.split("==")[0] for name in pinned("redis") - pinned("play")} <= {"redis", "async-timeout"}


def test_the_proxy_passes_streams_on_at_once_and_knows_the_server(services: dict[str, Any]) -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text()
    assert caddy.count("{") == caddy.count("}")
    assert "reverse_proxy server:8000" in caddy
    assert "flush_interval -1" in caddy
    assert "{$HOUSE_NAME} {" in caddy
    mounted = services["proxy"]["volumes"][0].split(":")
    assert (ROOT / mounted[0]).is_file()
    assert mounted[1] in services["proxy"]["command"]
