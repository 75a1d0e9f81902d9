"""The channels by which OpenSpiel tells a player what it knows, and which of them must agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Channel = Callable[[Any, int], Any]
"""What a state tells a player."""

CHANNELS: dict[str, Channel] = {
    "information_state_string": lambda state, player: state.information_state_string(player),
    "information_state_tensor": lambda state, player: tuple(state.information_state_tensor(player)),
    "observation_string": lambda state, player: state.observation_string(player),
    "observation_tensor": lambda state, player: tuple(state.observation_tensor(player)),
    "legal_actions": lambda state, player: tuple(state.legal_actions(player)),
}
STATES = ("information_state_string", "information_state_tensor")
OBSERVATIONS = ("observation_string", "observation_tensor")


def channels_of(game: Any) -> dict[str, Channel]:
    """Those that a game says it has."""
    kind = game.get_type()
    return {
        name: channel
        for name, channel in CHANNELS.items()
        if name == "legal_actions" or getattr(kind, f"provides_{name}")
    }


def contracts(names: list[str]) -> list[tuple[str, str]]:
    """Pairs (one, other): where `one` is the same for a player to move, `other` must be the same.

    The string and the tensor of one concept say the same. An information state holds every observation of the player,
    and says what is legal. An observation alone need not: it may forget.
    """
    pairs = [(a, b) for group in (STATES, OBSERVATIONS) for a in group for b in group if a != b]
    pairs += [(state, told) for state in STATES for told in (*OBSERVATIONS, "legal_actions")]
    return [(one, other) for one, other in pairs if one in names and other in names]
