"""The case of the day. Nobody needs to be a guest for it, and nothing is kept."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...problems import NotFound
from ...serializers.cases import CaseBody, ReplyBody, TurnBody
from ..parameters import POSTED, Anybody, AnyRequest, Serving, problems

WRITTEN = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
Day = Annotated[str, PathParameter(max_length=10, description="A day as YYYY-MM-DD")]
Steps = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=100)]],
    Meta(max_length=40, description="The steps of the turn from its beginning, as canonical texts"),
]
Answers = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]],
    Meta(max_length=40, description="An answer to each question, by its key"),
]


class StepsRequest(msgspec.Struct, forbid_unknown_fields=True):
    steps: Steps


class AnswerRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`answers` where something is to be deduced, `steps` where a turn is to be found."""

    answers: Answers | None = None
    steps: Steps | None = None


def day_of(text: str) -> date:
    try:
        if WRITTEN.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass  # such as 30 February
    raise NotFound("there is no such day; a day is written YYYY-MM-DD")


@get("/api/cases/today", responses=problems(404), summary="The case of today, by Greenwich")
async def case_today(services: Serving) -> CaseBody:
    return await services.cases.body(services.cases.today())


@get("/api/cases/{date:str}", responses=problems(404), summary="The case of a day, without its solution")
async def case_of_day(date: Day, services: Serving) -> CaseBody:
    return await services.cases.body(day_of(date))


@post(
    "/api/cases/{date:str}/turn",
    status_code=200,
    responses=problems(*POSTED, 404, 422),
    summary="The table after some steps of the turn that a case asks for",
)
async def case_turn(date: Day, services: Serving, data: JSONBody[StepsRequest]) -> TurnBody:
    return await services.cases.turn(day_of(date), data.steps)


@post(
    "/api/cases/{date:str}/answer",
    status_code=200,
    responses=problems(*POSTED, 404, 422),
    summary="Whether an answer is right, and if not, what speaks against it",
)
async def case_answer(
    date: Day, request: AnyRequest, caller: Anybody, services: Serving, data: JSONBody[AnswerRequest]
) -> ReplyBody:
    services.limits.costly_call(request.scope, caller.id if caller else None)
    return await services.cases.reply(day_of(date), data.answers, data.steps)


HANDLERS = [case_today, case_of_day, case_turn, case_answer]
