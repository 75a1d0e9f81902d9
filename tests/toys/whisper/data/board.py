"""Tables of the cards, made from the data set."""

from __future__ import annotations

from typing import cast

from safehouse.core.game import components_of
from safehouse.core.rule import table

from .components import Components

DATA = cast("Components", components_of(__package__))

KINDS = len(DATA.cards)
CODES = tuple(card.id for card in DATA.cards)
VALUE = table([card.value for card in DATA.cards])
COPIES = table([card.copies for card in DATA.cards])
