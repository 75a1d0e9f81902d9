"""Tables of the map and the cards, made from the data set."""

from __future__ import annotations

from typing import cast

from safehouse.core.game import components_of
from safehouse.core.rule import table

from .components import SLOTS, Components, Mission

DATA = cast("Components", components_of(__package__))

CITIES = len(DATA.cities)
CONNECTIONS = len(DATA.connections)
FIELDS = sum(len(connection.fields) for connection in DATA.connections)
MISSIONS = len(DATA.missions)
STARTS = len(DATA.start_missions)
CARDS = MISSIONS + STARTS
"""Cards are numbered missions first, then start missions."""

CITY_CODES = tuple(city.id for city in DATA.cities)
CONNECTION_CODES = tuple(connection.id for connection in DATA.connections)
FIELD_CODES = tuple(f"{k.id}-{i + 1}" for k in DATA.connections for i in range(len(k.fields)))
ALL_CARDS: tuple[Mission, ...] = (*DATA.missions, *DATA.start_missions)
CARD_CODES = tuple(card.id for card in ALL_CARDS)

_city = {code: i for i, code in enumerate(CITY_CODES)}

END_A = table([_city[connection.start] for connection in DATA.connections])
END_B = table([_city[connection.end] for connection in DATA.connections])
LENGTH = table([len(connection.fields) for connection in DATA.connections])
FIRST_FIELD = table([sum(LENGTH[:i]) for i in range(CONNECTIONS)])
CONNECTION_OF = table([i for i in range(CONNECTIONS) for _ in range(LENGTH[i])])

DEGREE = table([sum(city in (END_A[k], END_B[k]) for k in range(CONNECTIONS)) for city in range(CITIES)])
_at_city = [[k for k in range(CONNECTIONS) if city in (END_A[k], END_B[k])] for city in range(CITIES)]
AT_CITY = table([found + [-1] * (max(DEGREE) - len(found)) for found in _at_city])
"""The connections at each city, padded with -1."""
BEYOND = table([[city if k < 0 else END_A[k] + END_B[k] - city for k in AT_CITY[city]] for city in range(CITIES)])
"""Where the connections at each city lead; behind them the city itself."""

TARGETS = table([sum(1 << _city[city] for city in card.cities) for card in ALL_CARDS])
"""The cities on a card, as a mask."""
CIRCLES = table([len(card.cities) for card in ALL_CARDS])
POINTS = table([card.points for card in ALL_CARDS])
EXTRA_TURN = table([int(card.extra_turn) for card in ALL_CARDS])
START_CITY = table([-1 if card.start is None else _city[card.start] for card in ALL_CARDS])

LIGHT_COSTS = table(list(DATA.planning_costs))
"""Planning cost of slots 0 (bottom) to 3 (top) on the light side (SPY-4.4)."""

assert len(LIGHT_COSTS) == SLOTS
