"""Progress bars for long work: on the error stream, so that output can be piped; none where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .common import console

Advance = Callable[[int], None]


@contextmanager
def counting(total: int, *, quiet: bool = False, what: str = "games") -> Iterator[Advance]:
    """A bar that counts what is done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = console(errors=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda count: bar.advance(task, count)


@contextmanager
def compiling(title: str, *, quiet: bool = False) -> Iterator[Callable[[int, int, str], None]]:
    """A word and a clock while rules are compiled."""
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    screen = console(errors=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as bar:
        task = bar.add_task(f"Compiling {title} (once)", total=None, visible=False)

        def follow(done: int, total: int, _: str) -> None:
            bar.update(task, completed=done, total=total, visible=True)

        yield follow
