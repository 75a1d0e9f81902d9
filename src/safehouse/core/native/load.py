"""A built library as a Python function. A call costs a fraction of a microsecond: no wrapper stands between.

The library finds no symbol of Python by itself, so it can be built without Python's headers: `load` tells it the few
addresses it needs (all in the stable interface) and makes a built-in function of its `call`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .errors import Breach

_INTERFACE = (
    "PyObject_GetBuffer",
    "PyBuffer_Release",
    "PyLong_AsLongLong",
    "PyLong_FromLongLong",
    "PyErr_Occurred",
    "PyErr_SetString",
    "PyExc_TypeError",
)
"""In the order of `python` in bridge.h."""
_METH_FASTCALL = 0x80


class _Method(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("call", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_kept: list[Any] = []
"""Built-in functions refer to their description for ever."""


def load(library: Path, *, checked: bool = False) -> Callable[..., int]:
    """The program in a library; OSError where it cannot be loaded here."""
    loaded = ctypes.CDLL(str(library))
    known = (ctypes.c_void_p * len(_INTERFACE)).in_dll(loaded, "python")
    for at, name in enumerate(_INTERFACE):
        known[at] = ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value
    method = _Method(b"run", ctypes.cast(loaded.call, ctypes.c_void_p).value, _METH_FASTCALL, None)
    _kept.append((loaded, method))
    make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
    run: Callable[..., int] = make(("PyCFunction_NewEx", ctypes.pythonapi))(ctypes.addressof(method), None, None)
    return _watched(run, loaded) if checked else run


_FAULTS = {
    1: "index {value} of {bound}",
    2: "{value} does not fit into {bound} bits",
    3: "division of {value} by 0",
    4: "shift by {value}",
    5: "{value} and {bound} give a number of more than 64 bits",
    6: "the lowest member of an empty mask",
}
"""By the kinds of checked.h."""


def _watched(run: Callable[..., int], loaded: ctypes.CDLL) -> Callable[..., int]:
    """Tells what a checked build found."""
    kind, value, bound, line = (
        ctypes.c_int64.in_dll(loaded, f"fault_{name}") for name in ("kind", "value", "bound", "line")
    )
    file = ctypes.c_char_p.in_dll(loaded, "fault_file")

    def watched(*given: Any) -> int:
        answer = run(*given)
        if kind.value:
            what = _FAULTS[kind.value].format(value=value.value, bound=bound.value)
            raise Breach(f"{(file.value or b'').decode()}:{line.value}: {what}")
        return answer

    return watched
