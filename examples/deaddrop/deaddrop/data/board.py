"""Tables for the rules, made from the data set that is played."""

from __future__ import annotations

from typing import cast

from safehouse.core.game import components_of
from safehouse.core.rule import table

from .components import Components

DATA = cast("Components", components_of(__package__))

KINDS = len(DATA.documents)
DROPS = len(DATA.drops)
DOCUMENT_IDS = tuple(document.id for document in DATA.documents)
DROP_IDS = tuple(drop.id for drop in DATA.drops)
VALUE = table([document.value for document in DATA.documents])
COPIES = table([document.copies for document in DATA.documents])
WORTH = table([drop.points for drop in DATA.drops])
