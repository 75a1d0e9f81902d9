"""A whole review: the pieces put together, each seat's result split into luck, decisions and the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from safehouse.core.match import Match

from .pieces import VERSION, count_pieces, thinker_for, work_out
from .shapes import Decision, Piece, Point, Review, SeatReview
from .story import Story, story_of

COSTLIEST = 3
DRAWS = 6
"""So many draws are named."""

Progress = Callable[[int, int], None]


def review(game: Match | Mapping[str, Any], progress: Progress | None = None) -> Review:
    """Reviews a match or a record. The same game has the same review, on every machine.

    `progress` is told how many pieces of how many are done.
    """
    record = game.record() if isinstance(game, Match) else game
    total = count_pieces(record)
    pieces: list[Piece] = []
    for number in range(total):
        pieces.append(work_out(record, number))
        if progress is not None:
            progress(number + 1, total)
    return assemble(record, pieces)


def assemble(record: Mapping[str, Any], pieces: Sequence[Piece]) -> Review:
    """The review whose pieces these are, in any order."""
    story = story_of(record)
    thinker = thinker_for(story.edition, story.seats)
    start = [story.scale.of(value) for value in thinker.prospects(story.truth(story.opening))]
    result = thinker.prospects(story.truth(story.final))
    if not story.over:
        result = [story.scale.of(value) for value in result]
    decisions = sorted((each for piece in pieces for each in piece.decisions), key=lambda each: each.step)
    draws = sorted((each for piece in pieces for each in piece.draws), key=lambda each: -max(map(abs, each.luck)))
    luck = [sum(draw.luck[seat] for draw in draws) for seat in range(story.seats)]
    return Review(
        version=VERSION,
        game=story.edition.game.name,
        steps=len(story.moments),
        over=story.over,
        seats=[
            _seat(story, seat, decisions, start=start[seat], result=result[seat], luck=luck[seat])
            for seat in range(story.seats)
        ],
        draws=draws[:DRAWS],
    )


def _seat(
    story: Story, seat: int, decisions: Sequence[Decision], *, start: float, result: float, luck: float
) -> SeatReview:
    own = [each for each in decisions if each.seat == seat]
    lost, hidden = sum(each.loss for each in own), sum(each.hidden_loss for each in own)
    points = [Point(step=each.step, value=each.value) for each in own]
    return SeatReview(
        seat=seat,
        start=start,
        result=result,
        luck=luck,
        decisions=-lost,
        hidden=-hidden,
        others=result - start - luck + lost + hidden,
        asked=len(own),
        mistakes=sum(each.loss > 0 for each in own),
        mean_loss=lost / max(1, len(own)),
        curve=[Point(step=0, value=start), *points, Point(step=len(story.moments), value=result)],
        costliest=costliest(own),
    )


def costliest(own: Sequence[Decision]) -> list[Decision]:
    """What a player should look at first: own mistakes before what could not have been known, the dearest first."""
    dear = [each for each in own if each.cost > 0]
    return sorted(dear, key=lambda each: (each.could_not_be_known, -each.cost))[:COSTLIEST]
