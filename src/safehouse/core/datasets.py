"""Data sets: the components of a game (board, cards, missions) as a checked file."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import DataError
from .validation import Cursor, show


@dataclass
class Findings:
    """What a check of a data set found: errors forbid its use, warnings say what differs from the printed game."""

    errors: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class DataSet:
    """A data set that passed its check. `components` is the game's own typed form."""

    game: str
    name: str
    provenance: str
    digest: str
    components: Any
    warnings: tuple[str, ...] = ()


ReadComponents = Callable[[Cursor, Findings], Any]

LARGEST_FILE = 1_000_000


def parse(text: str) -> Any:
    """The content of a TOML file, or of a JSON file, which begins with a brace; DataError where it is none."""
    kind = "JSON" if text.lstrip().startswith("{") else "TOML"
    try:
        return tomllib.loads(text) if kind == "TOML" else json.loads(text, object_pairs_hook=_each_once)
    except ValueError as error:  # a fault of the file, or a number of thousands of digits
        raise DataError([f"not a {kind} file: {error}"]) from None
    except RecursionError:
        raise DataError([f"not a {kind} file: nested too deeply"]) from None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """As strict as TOML: no key stands twice."""
    content: dict[str, Any] = {}
    for key, value in pairs:
        if key in content:
            raise ValueError(f"the key {show(key)} stands twice")
        content[key] = value
    return content


def read_file(path: Path) -> str:
    """The text of a data file; DataError says why it cannot be read."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise DataError([f"{path.name} is larger than {LARGEST_FILE:,} bytes"])
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError([f"{path.name} cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise DataError([f"{path.name} is not UTF-8 text"]) from None
    except ValueError as error:
        raise DataError([f"{show(path.name)} cannot be read: {error}"]) from None


def examine(game: str, content: Any, read: ReadComponents) -> tuple[DataSet | None, Findings]:
    """Checks content against all that the game's rules need. There is a data set if and only if there is no error."""
    findings = Findings()
    root = Cursor(content, findings.errors)
    claimed = root["game"].text()
    if claimed != game:
        root["game"].fault(f"the file is for {claimed!r}, not for {game!r}")
    name = root["name"].text(longest=60)
    if root["name"].value == "":
        root["name"].fault("is empty; a data set is chosen by its name")
    provenance = root["provenance"].text(longest=2_000)
    components = read(root, findings)
    if findings.errors:
        return None, findings
    digest = hashlib.blake2b(json.dumps(content, sort_keys=True, default=str).encode(), digest_size=8).hexdigest()
    return DataSet(game, name, provenance, digest, components, tuple(findings.warnings)), findings
