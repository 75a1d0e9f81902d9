"""What a seat knows, in names."""

from __future__ import annotations

from ..data.board import CODES, KINDS
from ..rules.scoring import score
from ..rules.state import NONE, State
from . import shapes


def cards(counts: list[int]) -> list[str]:
    return [CODES[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def table_view(s: State) -> shapes.TableView:
    return shapes.TableView(
        round=s.round,
        active=s.active,
        energy=s.energy,
        deck=s.deck_count,
        unseen=cards(s.deck),
        discard=cards(s.discard),
        players=[_player(s, owner) for owner in range(s.seats)],
    )


def own_view(s: State, seat: int) -> shapes.OwnView:
    return shapes.OwnView()


def _player(s: State, owner: int) -> shapes.Player:
    pick = s.pick[owner]
    return shapes.Player(
        seat=owner,
        cards=s.hand_count[owner],
        known=cards(s.hand[owner]),
        pick=None if pick == NONE else CODES[pick],
        shown_to=[asker for asker in range(s.seats) if s.shows[asker][owner]],
        points=s.points[owner],
        pawn=s.pawn[owner],
        score=score(s, owner),
        out=bool(s.out[owner]),
    )
