"""Finished games on disk: a file of JSON lines, the first of which says which tournament it is.

Every game is written and synced as soon as it is finished: an interruption, or the end of the power, loses none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from safehouse import __version__
from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError

from .code import code_digest
from .results import Result
from .schedule import Spec

FORMAT = 1


def header(spec: Spec) -> dict[str, Any]:
    """What a file must agree with before games are added to it."""
    game = find_game(spec.game)
    return {
        "format": FORMAT,
        **spec.content(),
        "data": game.data_set(spec.options["data_set"]).digest,
        "rules": game.rules_version,
        "safehouse": __version__,
        "code": code_digest(game),
    }


class Store:
    """The file of a tournament. Opening it repairs a torn last line.

    OptionError if it is another tournament's or no file of ours; such a file is left as it is.

    Examples:
        >>> from pathlib import Path
        >>> from tempfile import mkdtemp
        >>> from safehouse.arena import Store, Tournament, make_spec
        >>> spec = make_spec("spyconnection", 2, {}, "greedy,random", seed="1")
        >>> file = Path(mkdtemp(), "games.jsonl")
        >>> Tournament(spec, games=2, store=Store(file, spec)).run()
        >>> len(list(Store(file, spec).results()))
        2
    """

    def __init__(self, path: Path, spec: Spec) -> None:
        self.path = path
        wanted = json.loads(json.dumps(header(spec)))
        if _is_begun(path, _line(wanted)):
            _refuse_other(path, read_header(path), wanted)
            _repair(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(b"")
            self._append(wanted)

    def results(self) -> Iterator[Result]:
        """The games in it, each once."""
        return read_results(self.path)

    def add(self, result: Result) -> None:
        """Writes a finished game, and makes sure that it is on the disk."""
        self._append(result.content())

    def _append(self, content: dict[str, Any]) -> None:
        with self.path.open("ab") as file:
            file.write(_line(content))
            file.flush()
            os.fsync(file.fileno())


def _line(content: dict[str, Any]) -> bytes:
    return (json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n").encode()


def _is_begun(path: Path, first: bytes) -> bool:
    """Whether there is a whole first line. A part of the one we would write was torn; anything else is not ours."""
    content = path.read_bytes() if path.exists() else b""
    if b"\n" not in content and not first.startswith(content):
        raise _not_ours(path)
    return b"\n" in content


def _repair(path: Path) -> None:
    """Cuts off a last line that was not written whole."""
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)


def read_header(path: Path) -> dict[str, Any]:
    with path.open(encoding="utf-8") as file:
        try:
            content = json.loads(file.readline())
        except ValueError:
            content = None
    if not isinstance(content, dict) or "format" not in content or "bots" not in content:
        raise _not_ours(path)
    return content


def _not_ours(path: Path) -> OptionError:
    return OptionError(f"{path} is not a file of the arena; choose another one")


def read_results(path: Path) -> Iterator[Result]:
    """The games of a file in the order of their end, each once. A torn last line is left out."""
    seen: set[int] = set()
    with path.open(encoding="utf-8") as file:
        next(file)
        for number, line in enumerate(file, 2):
            if not line.endswith("\n"):
                return
            result = _read(path, number, line)
            if result.number not in seen:
                seen.add(result.number)
                yield result


def _read(path: Path, number: int, line: str) -> Result:
    try:
        return Result.of(json.loads(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise OptionError(f"{path}, line {number}: not a game of the arena; remove the line, or start again") from None


def seed_of(path: Path) -> str | None:
    """The seed of a tournament that is to go on; None where there is none yet."""
    if not path.exists() or not path.read_bytes().rfind(b"\n") + 1:
        return None
    return str(read_header(path).get("seed"))


def _refuse_other(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    other = [key for key in dict.fromkeys([*wanted, *found]) if found.get(key) != wanted.get(key)]
    if not other:
        return
    differences = "; ".join(f"{key}: {_short(found.get(key))} there, {_short(wanted.get(key))} now" for key in other)
    hint = " (bots or rules have changed since)" if other == ["code"] else ""
    raise OptionError(f"{path} holds another tournament: {differences}{hint}; choose another file, or remove this one")


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "…"
