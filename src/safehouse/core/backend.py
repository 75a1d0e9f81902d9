"""The fast backend: the same rules over NumPy records, compiled by Numba. The only module that imports Numba.

Every rule becomes one compiled function whose signature comes from its annotations; tables become constant arrays.
Only one entry point per program is cached and callable from Python; a cached start loads it without compiling.
The cache lies in a folder whose name is a hash of all sources, data and versions: on a miss everything is rebuilt.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
import typing
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

import llvmlite
import numba
import numpy as np
from llvmlite import binding as llvm
from numba import types
from numba.core.errors import NumbaError
from numpy.typing import NDArray

from .binding import names_used, rebound
from .pool import Pool, copy_game
from .rule import RULES, SLOTS, TABLES, Buf
from .state import State

if TYPE_CHECKING:
    from .game import Edition

Progress = Callable[[int, int, str], None]
"""Called with (done, all, name of the rule) while compiling."""

_compiler: Any = numba.njit  # typed too narrowly for the wrappers that inner functions do without

Numbers = NDArray[np.int64]
Records = NDArray[np.void]

_ENTRY = '''\
"""Entry point into compiled rules; written by safehouse, kept beside its compiled form."""


def entry(op, pool, args, rng, out):
    return run(op, pool, args, rng, out)
'''


class CompileError(Exception):
    """A rule that Numba cannot compile; the message names it."""


class Fast:
    """One program, compiled for one edition of a game: `run(op, pool, args, rng, out)` over arrays."""

    def __init__(
        self,
        edition: Edition,
        program: Callable[..., int],
        *,
        boundscheck: bool = False,
        progress: Progress | None = None,
        cache: Path | None = None,
    ) -> None:
        self.edition = edition
        self.boundscheck = boundscheck
        self.dtype = record_type(edition.state_type)
        self._program = program
        self._progress = progress
        self._record = numba.from_dtype(self.dtype)
        self._pool = types.Array(self._record, 1, "C")
        self._compiled: dict[Any, Any] = {}
        self.folder = (cache or cache_folder()) / f"{edition.game.name}-{self.key}"
        self.from_cache = False
        self.run = self._load_or_build()

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
        """What the compiled form depends on: sources, tables, layout, versions, machine."""
        digest = hashlib.blake2b(digest_size=12)
        for function in self._order:
            digest.update(f"{function.__module__}.{function.__qualname__}".encode())
            digest.update(_fingerprint(function))
            for name in sorted(names_used(function)):
                value = function.__globals__[name]
                if not callable(value):
                    digest.update(f"{name}={value!r};".encode())
        layout = self.edition.state_type.layout()
        machine = (llvm.get_host_cpu_name(), platform.machine(), sys.version_info[:2])
        versions = (numba.__version__, llvmlite.__version__, np.__version__, self.boundscheck)
        digest.update(repr((layout, machine, versions, _ENTRY)).encode())
        return digest.hexdigest()

    @cached_property
    def _order(self) -> list[FunctionType]:
        """All rules the program needs, each after those it calls."""
        done: dict[FunctionType, None] = {}
        self._visit(self._resolve(self._program), done, ())
        return list(done)

    def _visit(self, function: FunctionType, done: dict[FunctionType, None], path: tuple[FunctionType, ...]) -> None:
        if function in path:
            circle = [*path[path.index(function) :], function]
            raise CompileError(f"rules may not call themselves: {' calls '.join(f.__qualname__ for f in circle)}")
        if function in done or function is copy_game:
            return
        for name in names_used(function):
            value = function.__globals__[name]
            if value in RULES or value in SLOTS if isinstance(value, FunctionType) else False:
                self._visit(self._resolve(value), done, (*path, function))
        done[function] = None

    def _resolve(self, function: Any) -> FunctionType:
        if function in SLOTS:
            return typing.cast("FunctionType", self.edition.slots[function.__name__])
        return typing.cast("FunctionType", function)

    def _load_or_build(self) -> Callable[[int, Records, Numbers, Numbers, Numbers], int]:
        marker = self.folder / "complete"
        if marker.exists():
            try:
                entry = self._entry(None)
                self.from_cache = True
                return entry
            except NumbaError:
                marker.unlink(missing_ok=True)  # built for another machine, or swept: build anew
        self.folder.mkdir(parents=True, exist_ok=True)
        entry = self._entry(self._compile_all())
        marker.touch()
        return entry

    def _entry(self, run: Any) -> Callable[[int, Records, Numbers, Numbers, Numbers], int]:
        """Without `run` the entry can only come from the cache: compiling it would fail."""
        path = self.folder / "entry.py"
        if not path.exists() or path.read_text() != _ENTRY:
            scratch = path.with_suffix(f".{os.getpid()}")
            scratch.write_text(_ENTRY)
            scratch.replace(path)
        scope: dict[str, Any] = {"run": run, "__name__": __name__, "__file__": str(path)}
        exec(compile(_ENTRY, str(path), "exec"), scope)  # noqa: S102 - our own text
        buffer = types.Array(types.int64, 1, "C")
        signature = types.int64(types.int64, self._pool, buffer, buffer, buffer)
        compiled = numba.njit(signature, cache=True, boundscheck=self.boundscheck)(scope["entry"])
        return typing.cast("Callable[[int, Records, Numbers, Numbers, Numbers], int]", compiled)

    def _compile_all(self) -> Any:
        order = self._order
        for done, function in enumerate(order):
            if self._progress is not None:
                self._progress(done, len(order), function.__name__)
            self._compiled[function] = self._compile(function)
        if self._progress is not None:
            self._progress(len(order), len(order), "entry point")
        return self._compiled[order[-1]]

    def _compile(self, function: FunctionType) -> Any:
        replaced = {name: self._value(function.__globals__[name]) for name in names_used(function)}
        try:
            signature = self._signature(function)
            compiler = _compiler(
                signature, no_cpython_wrapper=True, no_cfunc_wrapper=True, boundscheck=self.boundscheck
            )
            return compiler(rebound(function, replaced))
        except (NumbaError, KeyError, TypeError) as error:
            raise CompileError(f"{function.__module__}.{function.__qualname__}: {error}") from error

    def _value(self, value: Any) -> Any:
        """What a global name of a rule stands for in compiled code."""
        if id(value) in TABLES:
            array = np.array(value, dtype=np.int64)
            array.flags.writeable = False
            return array
        if value is copy_game:
            return self._copy_game
        if isinstance(value, FunctionType) and (value in RULES or value in SLOTS):
            return self._compiled[self._resolve(value)]
        return value

    @cached_property
    def _copy_game(self) -> Any:
        def copy_game(pool, target, source):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            pool[target] = pool[source]

        signature = types.void(self._pool, types.int64, types.int64)
        return _compiler(signature, no_cpython_wrapper=True, no_cfunc_wrapper=True)(copy_game)

    def _signature(self, function: FunctionType) -> Any:
        hints = typing.get_type_hints(function)
        try:
            result = self._type(hints.pop("return"))
            return result(*(self._type(hint) for hint in hints.values()))
        except KeyError as error:
            raise CompileError(f"{function.__qualname__} has an annotation that rules may not use: {error}") from None

    def _type(self, hint: Any) -> Any:
        if isinstance(hint, type) and issubclass(hint, State):
            return self._record
        known = {
            int: types.int64,
            bool: types.boolean,
            type(None): types.void,
            Buf: types.Array(types.int64, 1, "C"),
            Pool: self._pool,
        }
        return known[hint]


def _fingerprint(function: FunctionType) -> bytes:
    code = function.__code__
    constants = [const for const in code.co_consts if not isinstance(const, str)]  # docstrings do not count
    return code.co_code + repr((constants, code.co_names, code.co_varnames)).encode()


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
