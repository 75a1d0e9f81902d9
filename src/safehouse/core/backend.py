"""The fast backend: the same rules over NumPy records, translated to C and compiled.

A program and all rules it needs become one library with one entry point, kept in a folder of the user's cache under a
hash of all sources, tables and the layout: where that is there, a start only loads it; else it is built in seconds.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from .binding import values_used
from .native.build import BROWSER, HERE, build
from .native.errors import Breach, CompileError, NoCompiler, NotBuilt
from .native.gather import Gathered, file_of
from .native.load import load
from .native.source import write_program
from .state import State

if TYPE_CHECKING:
    from .game import Edition

__all__ = [
    "Breach",
    "CompileError",
    "Fast",
    "NoCompiler",
    "NotBuilt",
    "Progress",
    "by_hand",
    "cache_folder",
    "record_type",
    "write_wasm",
]

Progress = Callable[[int, int, str], None]
"""Called with (done, all, what is being done) while compiling."""

Records = NDArray[np.void]

SHIPPED = Path(__file__).parents[1] / "built"
"""What a wheel brings ready-made for its kind of machine."""


class Fast:
    """One program, compiled for one edition of a game: `run(op, pool, …)` over arrays."""

    def __init__(
        self,
        edition: Edition,
        program: Callable[..., int],
        *,
        checked: bool = False,
        progress: Progress | None = None,
        cache: Path | None = None,
        build: bool = True,
    ) -> None:
        self.edition = edition
        self.checked = checked
        self.dtype = record_type(edition.state_type)
        self._gathered = Gathered(program, edition.slots)
        self._progress = progress or _no_progress
        name = f"{edition.game.name}-{self.key}{HERE.suffix}"
        self.library = SHIPPED / name if (SHIPPED / name).exists() else (cache or cache_folder()) / name
        self.from_cache = False
        self.run = self._loaded() or self._built(build)

    # --- games in and out -------------------------------------------------------------------------------------

    def pool(self, games: int) -> Records:
        """Room for so many games, all zero."""
        return np.zeros(games, self.dtype)

    def put(self, pool: Records, at: int, state: State) -> None:
        pool[at] = np.frombuffer(state.to_bytes(), self.dtype)[0]

    def take(self, pool: Records, at: int) -> State:
        return self.edition.state_type.from_bytes(pool[at].tobytes())

    # --- building ---------------------------------------------------------------------------------------------

    @cached_property
    def key(self) -> str:
        """What the compiled form depends on: sources, tables, layout, kind of machine, and how it is made."""
        digest = hashlib.blake2b(digest_size=12)
        order = self._gathered.order
        for file in sorted({file_of(function) for function in order}):
            digest.update(file.read_bytes())
        for function in order:
            digest.update(f"{function.__module__}.{function.__qualname__}".encode())
            for name, value in sorted(values_used(function).items()):
                if not callable(value):
                    digest.update(f"{name}={value!r};".encode())
        machine = (sys.platform, platform.machine(), HERE.flags, self.checked)
        digest.update(repr((self.edition.state_type.layout(), machine)).encode())
        for path in sorted((Path(__file__).parent / "native").iterdir()):
            if path.suffix in (".py", ".h"):
                digest.update(path.read_bytes())
        return digest.hexdigest()

    def _loaded(self) -> Callable[..., int] | None:
        if not self.library.exists():
            return None
        try:
            run = load(self.library, checked=self.checked)
        except OSError:  # built for another machine, or cut short: build anew
            return None
        self.from_cache = True
        return run

    def _built(self, allowed: bool) -> Callable[..., int]:
        if not allowed:
            raise NotBuilt(f"{self.edition.game.name}: its compiled rules are not there yet")
        self._progress(0, 2, "translating")
        text = write_program(self.edition, self._gathered, checked=self.checked)
        self._progress(1, 2, "compiling")
        build(text, self.library)
        self._progress(2, 2, "ready")
        return load(self.library, checked=self.checked)


def by_hand(edition: Edition, program: Callable[..., int], rules: str, target: Path) -> Callable[..., int]:
    """A program whose rules are written by hand in C, built into a library: benchmarks compare it with ours."""
    build(write_program(edition, Gathered(program, edition.slots), rules=rules), target)
    return load(target)


def write_wasm(edition: Edition, program: Callable[..., int], target: Path) -> None:
    """The same program as WebAssembly, for browsers: its `entry` takes numbers, and arrays as place and length."""
    build(write_program(edition, Gathered(program, edition.slots), python=False), target, BROWSER)


def _no_progress(done: int, all: int, name: str) -> None:
    """Nobody watches."""


def record_type(state: type[State]) -> np.dtype[np.void]:
    """The NumPy record of a state class."""
    layout = state.layout()
    letters = {"b": "i1", "h": "<i2", "i": "<i4", "q": "<i8"}
    return np.dtype(
        {
            "names": list(layout.names),
            "formats": [(letters[field.letter], field.shape) for field in layout.fields],
            "offsets": list(layout.offsets),
            "itemsize": layout.size,
        },
        align=True,
    )


def cache_folder() -> Path:
    """Where compiled rules are kept: SAFEHOUSE_CACHE, or the user's cache folder."""
    if given := os.environ.get("SAFEHOUSE_CACHE"):
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "safehouse"
