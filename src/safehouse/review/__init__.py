"""Reviews of finished games that tell skill from luck, and from what nobody could know. It knows nothing of servers."""

from __future__ import annotations

from .pieces import VERSION, count_pieces, work_out
from .review import assemble, review
from .shapes import Decision, Draw, Piece, Point, Review, SeatReview
from .story import seats_of

__all__ = [
    "VERSION",
    "Decision",
    "Draw",
    "Piece",
    "Point",
    "Review",
    "SeatReview",
    "assemble",
    "count_pieces",
    "review",
    "seats_of",
    "work_out",
]
