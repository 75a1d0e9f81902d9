"""Options of a game that belong together, under a name: `aec_env("inkognito", **preset("inkognito", "research"))`."""

from __future__ import annotations

from typing import Any

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError
from safehouse.core.validation import show


def preset(game: str, name: str = "research") -> dict[str, Any]:
    """The options of a preset, as the game declares it; OptionError names those there are.

    Examples:
        >>> from safehouse.envs import preset
        >>> preset("inkognito", "research")
        {'declare_by': 'active_only', 'turn_limit': 200}
    """
    known = find_game(game).presets
    if name not in known:
        raise OptionError(f"{game} has no preset {show(name)}; presets are {', '.join(known) or 'none'}")
    return dict(known[name])
