"""C to a library that can be loaded: by the machine's compiler, or by the one that the extra `compiler` brings.

For browsers the latter makes WebAssembly of it, which asks for nothing: all it knows is its own memory.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from .errors import NoCompiler

_MEANING = (
    "-std=gnu11",
    "-O3",
    "-w",
    "-fwrapv",  # numbers of 64 bits go round
    "-ffp-contract=off",  # real numbers are rounded after every operation, as in Python
    "-fno-math-errno",
    "-fvisibility=hidden",
)


@dataclass(frozen=True, slots=True)
class Machine:
    """What a program is built for."""

    suffix: str
    flags: tuple[str, ...]
    advice: str
    """What to do where nothing compiles for it."""
    needs_zig: bool = False
    """Whether the machine's own compiler may not know it."""


HERE = Machine(
    {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so"),
    (
        *_MEANING,
        "-shared",
        *(() if sys.platform == "win32" else ("-fPIC",)),
        *(("-mpopcnt",) if platform.machine().lower() in ("x86_64", "amd64") else ()),
    ),
    "install gcc or clang, or `pip install safehouse[compiler]`",
)
BROWSER = Machine(
    ".wasm",
    (
        *_MEANING,
        "-msimd128",  # two lanes at once; all browsers of the last years have it
        *("-target", "wasm32-freestanding"),  # zig adds what its code may call (128-bit products): no import is left
        "-Wl,--no-entry,--strip-all",
        "-Wl,--export=entry,--export=__heap_base",  # what is called, and where free memory begins
    ),
    "WebAssembly is built by zig: `pip install safehouse[compiler]`",
    needs_zig=True,
)

MOST_SAID = 2000
"""So many letters of a compiler's complaints are passed on."""


def compilers(machine: Machine = HERE) -> list[list[str]]:
    """The commands that compile C, the best first: the machine's own compiler, else zig from PyPI."""
    zig = [[sys.executable, "-m", "ziglang", "cc"]] if find_spec("ziglang") is not None else []
    if machine.needs_zig:
        return zig
    if given := os.environ.get("SAFEHOUSE_CC"):
        return [given.split()]
    return [[path] for name in ("cc", "gcc", "clang") if (path := shutil.which(name))][:1] + zig


def build(text: str, target: Path, machine: Machine = HERE) -> None:
    """Compiles C into a library at `target`: it is whole there, or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    failed = "there is no C compiler"
    with tempfile.TemporaryDirectory(prefix="build-", dir=target.parent) as folder:
        source, library = Path(folder) / "program.c", Path(folder) / target.name
        source.write_text(text, encoding="utf-8")
        for compiler in compilers(machine):
            said = _run([*compiler, *machine.flags, str(source), "-o", str(library)])
            if library.exists():
                library.replace(target)
                return
            failed = f"the C compiler failed ({' '.join(compiler)}: {said})"
    raise NoCompiler(f"{failed}; {machine.advice}")


def _run(command: list[str]) -> str:
    """What a compiler says."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    except OSError as error:
        return str(error.strerror)
    return done.stderr[-MOST_SAID:].strip()
