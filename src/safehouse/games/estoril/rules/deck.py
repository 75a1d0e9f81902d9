"""The draw deck: a set of unknown cards above, a known order of cards below (EST-14.7), and the rewards from it."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit, tell
from safehouse.core.frames import ask_chance, push
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY

from ..data.board import IS_REWARD_SECRET
from ..data.components import PLACES
from .state import ASK_REWARD, BOTTOM, E_REWARD, E_REWARD_REVEALED, NONE, REWARD_OF, TURN, State


@rule
def is_deck_empty(s: State) -> bool:
    return s.stack + s.bottom_count == 0


@rule
def take_bottom(s: State) -> int:
    """EST-14.7: the stack is gone, so the first card that was put under the deck comes up."""
    card = s.bottom[0]
    s.bottom_count -= 1
    for i in range(s.bottom_count):
        s.bottom[i] = s.bottom[i + 1]
        s.bottom_seen[i] = s.bottom_seen[i + 1]
    s.bottom[s.bottom_count] = NONE
    s.bottom_seen[s.bottom_count] = 0
    return card


@rule
def put_under(s: State, card: int, seen: int) -> None:
    """A card goes under the deck; `seen` is who knows it."""
    s.bottom[s.bottom_count] = card
    s.bottom_seen[s.bottom_count] = seen
    s.bottom_count += 1
    s.place[card] = BOTTOM


# --- rewards ----------------------------------------------------------------------------------------------------


@rule
def fill_rewards(s: State, start: int) -> None:
    """EST-4.3: in ascending order of places; then the first player places (EST-4.4)."""
    for place in range(start, PLACES):
        if s.slot_of[place] != NONE:
            if s.stack > 0:
                ask_chance(s, ASK_REWARD, place)
                return
            if s.bottom_count > 0:
                seen = s.bottom_seen[0]
                lay_reward(s, place, take_bottom(s), seen)
    s.active = s.first
    push(s, TURN, 0, 0, 0)


@rule
def lay_reward(s: State, place: int, card: int, seen: int) -> None:
    """Face down if the field is TOP SECRET. Who knew the card knows it still; nobody is told which it is."""
    s.reward[place] = card
    s.place[card] = REWARD_OF + place
    s.reward_down[place] = IS_REWARD_SECRET[place]
    s.reward_seen[place] = seen if IS_REWARD_SECRET[place] else 0
    tell(s, E_REWARD, place, NONE if IS_REWARD_SECRET[place] else card, 0, 0)


@rule
def reveal_reward(s: State, place: int) -> None:
    """EST-7.4"""
    if s.reward[place] != NONE and s.reward_down[place]:
        s.reward_down[place] = 0
        s.reward_seen[place] = 0
        emit(s, E_REWARD_REVEALED, EVERYBODY, REVEALS, place, s.reward[place], 0, 0)


@rule
def take_reward(s: State, place: int) -> int:
    """The reward leaves its field; returns the card."""
    card = s.reward[place]
    s.reward[place] = NONE
    s.reward_down[place] = 0
    s.reward_seen[place] = 0
    return card
