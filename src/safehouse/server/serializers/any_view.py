"""The view of any game, as bodies declare it. `http.view_schemas` describes it: one schema for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    AnyView = dict[str, Any]
else:

    class AnyView(dict):
        """What a seat of some game may know, as JSON; told apart by `game`."""
