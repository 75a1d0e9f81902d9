"""Cases of the day as they are sent: what is asked, and what is said to an answer."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from safehouse.cases.asking import Case, DeductionCase, Reply, TurnCase
from safehouse.core.match import Match

from .any_view import AnyView
from .bodies import ActionBody


class ToldBody(msgspec.Struct):
    """An event as the seat saw it, or `case_…`: what else it is told, in words of the game's texts."""

    kind: str
    args: dict[str, Any]


class QuestionBody(msgspec.Struct):
    """One thing to find out; answer with one of its choices."""

    key: str
    kind: str
    seat: int
    choices: list[str]


class DeductionBody(msgspec.Struct):
    """What the seat knows by itself, what it was told, and what is asked. Exactly one answer fits all clues."""

    facts: dict[str, Any]
    clues: list[list[ToldBody]]
    questions: list[QuestionBody]
    worlds: Annotated[int, Meta(description="how many answers the facts alone allow")]


class TurnBody(msgspec.Struct):
    """The table after some steps of the turn that is to be found."""

    view: AnyView
    legal: list[ActionBody]
    steps: list[str]
    done: Annotated[bool, Meta(description="whether the turn is over, so that it can be the answer")]


class CaseBody(msgspec.Struct):
    """The case of a day: something to deduce, or a turn to find."""

    date: datetime.date
    game: str
    level: Annotated[int, Meta(ge=1, le=7, description="how hard it is: 1 on Mondays, 7 on Sundays")]
    seat: int
    colours: list[str]
    first: Annotated[datetime.date, Meta(description="the first day that has a case")]
    deduction: DeductionBody | None
    turn: TurnBody | None


class ReplyBody(msgspec.Struct):
    """What is said to an answer. What explains the solution is told only to who has found it."""

    right: bool
    broken: Annotated[int | None, Meta(description="a clue that the answer breaks, counted from 0")]
    twice: Annotated[list[str], Meta(description="questions with the same answer, where no two can have it")]
    less: Annotated[dict[str, int], Meta(description="what the turn ends with less than the best: `reason-…` texts")]
    more: dict[str, int]
    left: Annotated[list[int], Meta(description="how many answers were left at first and after each clue")]
    best: list[str]
    value: Annotated[float | None, Meta(description="the result that the best turn promises: 0 defeat, 1 victory")]
    next_value: float | None


def case_body(day: datetime.date, first: datetime.date, case: Case) -> CaseBody:
    stored = case.stored
    if isinstance(case, DeductionCase):
        seat, colours = case.stored.puzzle.seat, list(case.stored.colours)
        deduction, turn = _deduction(case), None
    else:
        seat, colours = case.stored.seat, [str(colour) for colour in case.start.observation(None).colours]
        deduction, turn = None, turn_body(case, case.start, [])
    return CaseBody(day, stored.game, day.weekday() + 1, seat, colours, first, deduction, turn)


def _deduction(case: DeductionCase) -> DeductionBody:
    found = case.deduction
    questions = [QuestionBody(q.key, q.kind, q.seat, list(q.choices)) for q in found.questions]
    clues = [[ToldBody(told.kind, told.args) for told in clue] for clue in found.puzzle.clues]
    return DeductionBody(found.puzzle.facts, clues, questions, len(found.worlds))


def turn_body(case: TurnCase, match: Match, steps: list[str]) -> TurnBody:
    """As the seat may know it. Chance is not asked: what it would draw nobody learns."""
    legal = [ActionBody(action.id, action.text, action.kind, dict(action.args)) for action in case.legal(match)]
    return TurnBody(match.view(case.stored.seat), legal, steps, not case.is_open(match))


def reply_body(reply: Reply) -> ReplyBody:
    return ReplyBody(
        right=reply.right,
        broken=reply.broken,
        twice=list(reply.twice),
        less=dict(reply.less),
        more=dict(reply.more),
        left=list(reply.left),
        best=list(reply.best),
        value=reply.value,
        next_value=reply.next_value,
    )
