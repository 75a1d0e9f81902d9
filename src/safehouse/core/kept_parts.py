"""Parts of a view that are worked out again only where something they read has changed.

A view is made anew after every step, for every seat, and most of it is as it was. A part that costs something declares
what it reads of the state, and is taken from the memory of the viewer while that is equal. The same object comes back,
so whoever looks for changes is done with it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, TypeVar, cast

Part = TypeVar("Part", bound=Callable[..., Any])

Memory = dict[tuple[Any, ...], tuple[Any, Any]]
"""What one viewer was shown: by part and numbers, what it was read from and what it was."""

_memory: ContextVar[Memory | None] = ContextVar("memory", default=None)


@contextmanager
def remembering(memory: Memory | None) -> Iterator[None]:
    """Views that are made inside are taken from this memory, where nothing has changed, and kept in it.

    None: they are made anew. The states must never be changed afterwards: the memory holds on to their lists.
    """
    token = _memory.set(memory)
    try:
        yield
    finally:
        _memory.reset(token)


def kept(reads: Callable[..., Any]) -> Callable[[Part], Part]:
    """Marks a part of a view, a function of a state and numbers; `reads` gives all of the state that it depends on.

    >>> from safehouse.games.spyconnection.rules.state import State
    >>> made = []
    >>> @kept(lambda s, seat: s.supply[seat])
    ... def part(s, seat):
    ...     made.append(seat)
    ...     return [s.supply[seat]]
    >>> s = State()
    >>> with remembering({}):
    ...     part(s, 0) is part(s.clone(), 0), part(s, 1) == part(s, 0), made
    (True, True, [0, 1])
    """

    def mark(make: Part) -> Part:
        @wraps(make)
        def part(s: Any, *numbers: int) -> Any:
            memory = _memory.get()
            if memory is None:
                return make(s, *numbers)
            read, name = reads(s, *numbers), (make, *numbers)
            found = memory.get(name)
            if found is None or found[0] != read:
                found = memory[name] = read, make(s, *numbers)
            return found[1]

        return cast("Part", part)

    return mark
