"""What can go wrong on the way from rules to native code."""

from __future__ import annotations


class CompileError(Exception):
    """A rule that says what rules may not say; the message names the place."""


class NoCompiler(CompileError):
    """Nothing on this machine compiles the C of the rules."""


class NotBuilt(Exception):
    """There is nothing to load, and nobody asked for compiling."""


class Breach(Exception):
    """What a checked build found: a rule that left its dialect while it ran. The message names Python file and line."""
