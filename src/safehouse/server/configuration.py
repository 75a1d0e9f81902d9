"""Settings from a file, the environment and the command line: each later one wins. Every fault is told at once."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import msgspec

from .settings import Limits, Settings, default_database

PREFIX = "SAFEHOUSE_"
FILE = "SAFEHOUSE_CONFIG"
OTHERS = (
    FILE,
    "SAFEHOUSE_CACHE",
    "SAFEHOUSE_CC",
    "SAFEHOUSE_CHECKED",
    "SAFEHOUSE_COMPILE",
    "SAFEHOUSE_ADMIN_TOKEN",
    "SAFEHOUSE_ADMIN_URL",
)
"""Variables that are no settings of a server. Those for tests begin with SAFEHOUSE_TEST."""
ADDRESSES = {
    "public_url": ("https://", "http://"),
    "smtp": ("smtp://", "smtps://", "smtp+plain://"),
}
MAIL = re.compile(r"[^@\s<>,;:\"]{1,64}@[^@\s<>,;:\"]{1,190}")
NOT_ZERO = ("workers", "connections", "network_connections", "cached_tables", "head_bytes", "body_bytes")
SWITCHES = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


@dataclass(frozen=True)
class Told:
    """A setting, what it is, and where that was said."""

    name: str
    value: Any
    source: str


@dataclass(frozen=True)
class Configuration:
    told: list[Told]
    faults: list[str]
    settings: Settings | None
    """None where there are faults."""


def configure(
    file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any], usual: Mapping[str, Any]
) -> Configuration:
    """All settings: `usual` before our defaults, then the file, the environment, and what was `given` by hand."""
    reader = _Reader(usual)
    path = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    if path is not None:
        reader.read_file(path)
    reader.read_environment(environment)
    for name, value in given.items():
        if value is not None:
            reader.take(name, value, "command line")
    return reader.result()


class _Reader:
    def __init__(self, usual: Mapping[str, Any]) -> None:
        self._types = _types()
        defaults = {**_defaults(), **usual}
        self._told = {name: Told(name, value, "default") for name, value in defaults.items()}
        self._faults: list[str] = []

    def read_file(self, path: Path) -> None:
        try:
            content = tomllib.loads(path.read_text())
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            self._faults.append(f"{path}: {getattr(error, 'strerror', None) or error}")
            return
        for name, value in _flat(content, self._types).items():
            self.take(name, value, str(path))

    def read_environment(self, environment: Mapping[str, str]) -> None:
        names = {PREFIX + name.upper().replace(".", "_"): name for name in self._types}
        for variable, text in sorted(environment.items()):
            if not variable.startswith(PREFIX) or variable in OTHERS or variable.startswith("SAFEHOUSE_TEST"):
                continue
            if variable in names:
                self._take_text(names[variable], text, variable)
            else:
                self._faults.append(f"{variable}: there is no such setting{_nearest(variable, names)}")

    def take(self, name: str, value: Any, source: str) -> None:
        """A value as TOML has them."""
        if name not in self._types:
            self._faults.append(f"{source}: {name}: there is no such setting{_nearest(name, self._types)}")
            return
        try:
            read = msgspec.convert(str(value) if isinstance(value, Path) else value, self._types[name], dec_hook=_path)
        except msgspec.ValidationError as error:
            self._faults.append(f"{source}: {name} = {value!r}: {_plain(error)}")
            return
        if fault := _out_of_bounds(name, read):
            self._faults.append(f"{source}: {name} = {value!r}: {fault}")
            return
        self._told[name] = Told(name, read, source)

    def _take_text(self, name: str, text: str, variable: str) -> None:
        """A value as an environment has them: lists with commas, switches in words."""
        kind = str(self._types[name])
        if "tuple" in kind:
            parts = [part.strip() for part in text.split(",") if part.strip()]
            self.take(name, parts if "str" in kind else [_number(part) for part in parts], variable)
        elif self._types[name] is bool:
            self.take(name, SWITCHES.get(text.lower(), text), variable)
        elif "str" in kind or "Path" in kind or "Literal" in kind:
            self.take(name, text or None, variable)
        else:
            self.take(name, _number(text) if text else None, variable)

    def result(self) -> Configuration:
        told = list(self._told.values())
        if self._faults:
            return Configuration(told, self._faults, None)
        whole: dict[str, Any] = {}
        for one in told:
            name, dot, part = one.name.partition(".")
            if dot:
                whole.setdefault(name, {})[part] = one.value
            else:
                whole[name] = one.value
        whole["limits"] = Limits(**whole["limits"])
        return Configuration(told, [], Settings(**whole))


def _types() -> dict[str, Any]:
    """The type of every setting by its name; those of a group as `limits.chat`, `move_seconds.live`."""
    found: dict[str, Any] = {}
    for name, kind in get_type_hints(Settings).items():
        if kind is Limits:
            found |= {f"{name}.{part}": hint for part, hint in get_type_hints(Limits).items()}
        elif getattr(kind, "__origin__", None) is dict:
            found |= {f"{name}.{part}": kind.__args__[1] for part in kind.__args__[0].__args__}
        else:
            found[name] = kind
    return found


def _defaults() -> dict[str, Any]:
    own = {field.name: _default(field) for field in fields(Settings) if field.name != "database"}
    return {"database": default_database()} | _flat(own, _types())


def _default(field: Any) -> Any:
    value = field.default if field.default is not MISSING else field.default_factory()
    return {part.name: getattr(value, part.name) for part in fields(value)} if isinstance(value, Limits) else value


def _flat(content: Mapping[str, Any], known: Mapping[str, Any]) -> dict[str, Any]:
    """Groups taken apart: what is in the table `limits` is named `limits.…`."""
    found: dict[str, Any] = {}
    for name, value in content.items():
        if isinstance(value, dict) and name not in known:
            found |= {f"{name}.{part}": inner for part, inner in value.items()}
        else:
            found[name] = value
    return found


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise msgspec.ValidationError("Expected a path")


def _number(text: str) -> float | int | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _out_of_bounds(name: str, value: Any) -> str | None:
    numbers = value if isinstance(value, tuple) else (value,)
    if any(isinstance(one, int | float) and not 0 <= one < float("inf") for one in numbers):
        return "must not be less than 0, and no more than a number can be"
    if name in NOT_ZERO and value == 0:
        return "must be at least 1"
    if name.endswith("port") and isinstance(value, int) and value > 65_535:
        return "must be a port: 0 to 65535"
    if name in ADDRESSES and value and not _is_address(value, ADDRESSES[name]):
        return f"must be an address with a host, that begins with {' or '.join(ADDRESSES[name])}"
    if name == "mail_from" and value and not MAIL.fullmatch(value):
        return "must be an address of mail, as safehouse@example.org"
    if name.startswith("limits.") and isinstance(value, tuple) and (value[0] <= 0 or value[1] < 1):
        return "must be two numbers: how many a second (above 0), and how many at once (at least 1)"
    return None


def _is_address(text: str, schemes: tuple[str, ...]) -> bool:
    """Whether it is an address of one of these kinds, with a host, and a port if any that can be one."""
    try:
        parts = urlsplit(text)
        return text.startswith(schemes) and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _plain(error: msgspec.ValidationError) -> str:
    return str(error).replace("Expected", "must be").replace("`", "")


def _nearest(name: str, known: Mapping[str, Any]) -> str:
    near = difflib.get_close_matches(name, known, n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(near)}?" if near else f"; there are {', '.join(known)}"
