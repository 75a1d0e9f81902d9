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
import numba.extending
import numpy as np
from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.core.errors import NumbaError
from numpy.typing import NDArray

from . import turns
from .binding import names_used, rebound
from .pool import KEY, LANES, Pool, copy_game, fingerprint
from .rule import RULES, SLOTS, TABLES, Buf
from .state import State

if TYPE_CHECKING:
    from .game import Edition

Progress = Callable[[int, int, str], None]
"""Called with (done, all, name of the rule) while compiling."""

_compiler: Any = numba.njit  # typed too narrowly for what inner functions do without
_INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}
"""Inner functions need no way in from outside, and they make no arrays: counting references would only cost time."""

Numbers = NDArray[np.int64]
Records = NDArray[np.void]

_JOINTS = ("start", "apply", "outcome", "conceal", "resample", "evaluate")
"""Slots that stay functions of their own; the small ones (check, offered, weight, inclination) go into `turns`."""

_ENTRY = '''\
"""Entry point into compiled rules; written by safehouse, kept beside its compiled form."""


def entry({names}):
    return run({names})
'''


class CompileError(Exception):
    """A rule that Numba cannot compile; the message names it."""


class NotBuilt(Exception):
    """There is nothing to load, and nobody asked for compiling."""


class Fast:
    """One program, compiled for one edition of a game: `run(op, pool, …)` over arrays."""

    def __init__(
        self,
        edition: Edition,
        program: Callable[..., int],
        *,
        boundscheck: bool = False,
        progress: Progress | None = None,
        cache: Path | None = None,
        build: bool = True,
    ) -> None:
        self._may_build = build
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
        """What the compiled form depends on: sources, tables, layout, versions, machine, this module."""
        digest = hashlib.blake2b(digest_size=12)
        for function in self._order:
            digest.update(f"{function.__module__}.{function.__qualname__}".encode())
            digest.update(_source_of(function))
            for name in sorted(names_used(function)):
                value = function.__globals__[name]
                if not callable(value):
                    digest.update(f"{name}={value!r};".encode())
        layout = self.edition.state_type.layout()
        machine = (llvm.get_host_cpu_name(), platform.machine(), sys.version_info[:2])
        versions = (numba.__version__, llvmlite.__version__, np.__version__, self.boundscheck)
        digest.update(repr((layout, machine, versions, Path(__file__).read_bytes())).encode())
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
        if function in done or function in _PRIMITIVES:
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

    def _load_or_build(self) -> Callable[..., int]:
        marker = self.folder / "complete"
        if marker.exists():
            try:
                entry = self._entry(None)
                self.from_cache = True
                return entry
            except NumbaError:
                marker.unlink(missing_ok=True)  # built for another machine, or swept: build anew
        if not self._may_build:
            raise NotBuilt(f"{self.edition.game.name}: its compiled rules are not there yet")
        self.folder.mkdir(parents=True, exist_ok=True)
        entry = self._entry(self._compile_all())
        marker.touch()
        return entry

    def _entry(self, run: Any) -> Callable[..., int]:
        """Without `run` the entry can only come from the cache: compiling it would fail."""
        path = self.folder / "entry.py"
        program = self._resolve(self._program)
        text = _ENTRY.format(names=", ".join(program.__code__.co_varnames[: program.__code__.co_argcount]))
        if not path.exists() or path.read_text() != text:
            scratch = path.with_suffix(f".{os.getpid()}")
            scratch.write_text(text)
            scratch.replace(path)
        scope: dict[str, Any] = {"run": run, "__name__": __name__, "__file__": str(path)}
        exec(compile(text, str(path), "exec"), scope)  # noqa: S102 - our own text
        compiled = numba.njit(self._signature(program), cache=True, boundscheck=self.boundscheck)(scope["entry"])
        return typing.cast("Callable[..., int]", compiled)

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
                signature,
                **_INNER,
                boundscheck=self.boundscheck,
                forceinline=not self._is_joint(function),
            )
            return compiler(rebound(function, replaced))
        except (NumbaError, KeyError, TypeError) as error:
            raise CompileError(f"{function.__module__}.{function.__qualname__}: {error}") from error

    def _is_joint(self, function: FunctionType) -> bool:
        """Whether several operations share a function: then it is compiled once. All others are inlined.

        (Left to itself the compiler inlines less, and playouts take half as long again.)
        """
        shared = {self.edition.slots[name] for name in _JOINTS}
        return function in shared or function.__module__ == turns.__name__

    def _value(self, value: Any) -> Any:
        """What a global name of a rule stands for in compiled code."""
        if id(value) in TABLES:
            array = np.array(value, dtype=np.int64)
            array.flags.writeable = False
            return array
        if value is copy_game:
            return self._copy_game
        if value is fingerprint:
            return self._fingerprint
        if isinstance(value, FunctionType) and (value in RULES or value in SLOTS):
            return self._compiled[self._resolve(value)]
        return value

    @cached_property
    def _copy_game(self) -> Any:
        def copy_game(pool, target, source):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            pool[target] = pool[source]

        signature = types.void(self._pool, types.int64, types.int64)
        return _compiler(signature, **_INNER)(copy_game)

    @cached_property
    def _fingerprint(self) -> Any:
        words = self.dtype.itemsize // 8
        rest = self.edition.state_type.layout().after_events
        even = words - (words - rest) % (2 * len(LANES))
        key: Any = np.uint64(KEY)
        lanes: Any = tuple(np.uint64(lane) for lane in LANES)
        word: Any = _word
        folded: Any = _folded

        def fingerprint(pool, at):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            a, b, c, d = lanes
            for i in range(rest, even, 8):
                a = folded(a ^ word(pool, at, i), word(pool, at, i + 1) ^ key)
                b = folded(b ^ word(pool, at, i + 2), word(pool, at, i + 3) ^ key)
                c = folded(c ^ word(pool, at, i + 4), word(pool, at, i + 5) ^ key)
                d = folded(d ^ word(pool, at, i + 6), word(pool, at, i + 7) ^ key)
            for i in range(even, words):
                a, b, c, d = b, c, d, folded(a ^ word(pool, at, i), key)
            return np.int64(folded(folded(a ^ word(pool, at, 0), b ^ key) ^ key, folded(c, d ^ key)))

        signature = types.int64(self._pool, types.int64)
        return _compiler(signature, **_INNER)(fingerprint)

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
            float: types.float64,
            bool: types.boolean,
            type(None): types.void,
            Buf: types.Array(types.int64, 1, "C"),
            Pool: self._pool,
        }
        return known[hint]


_PRIMITIVES = (copy_game, fingerprint)
"""What differs between the backends."""


@numba.extending.intrinsic
def _word(_: Any, pool: Any, at: Any, i: Any) -> Any:
    """Eight bytes of a game as a number."""

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        words = builder.bitcast(builder.gep(array.data, [args[1]]), ir.IntType(64).as_pointer())
        return builder.load(builder.gep(words, [args[2]]))

    return types.uint64(pool, at, i), build


@numba.extending.intrinsic
def _folded(_: Any, a: Any, b: Any) -> Any:
    """`pool.folded` as one instruction for the product and one more."""

    def build(*given: Any) -> Any:
        _, builder, _, args = given
        word, double = ir.IntType(64), ir.IntType(128)
        product = builder.mul(builder.zext(args[0], double), builder.zext(args[1], double))
        high = builder.trunc(builder.lshr(product, ir.Constant(double, 64)), word)
        return builder.xor(high, builder.trunc(product, word))

    return types.uint64(a, b), build


def _source_of(function: FunctionType) -> bytes:
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
