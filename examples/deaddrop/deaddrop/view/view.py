"""What a seat knows, in names: made from a state that is concealed already."""

from __future__ import annotations

from ..data.board import DATA, DROP_IDS
from ..rules.position import documents
from ..rules.state import State
from . import shapes


def table_view(s: State) -> shapes.TableView:
    return shapes.TableView(
        drops=[shapes.Drop(id=drop.id, points=drop.points) for drop in DATA.drops],
        sold=documents(s.sold),
        unseen=documents(s.archive),
        players=[_player(s, seat) for seat in range(s.seats)],
    )


def own_view(s: State, seat: int) -> shapes.OwnView:
    return shapes.OwnView()


def _player(s: State, seat: int) -> shapes.Player:
    return shapes.Player(
        seat=seat,
        cards=s.hand_count[seat],
        hand=documents(s.hand[seat]),
        hidden=[
            shapes.Hidden(drop=id, count=s.hidden_count[seat][drop], documents=documents(s.hidden[seat][drop]))
            for drop, id in enumerate(DROP_IDS)
        ],
        points=s.points[seat],
        out=bool(s.out[seat]),
    )
