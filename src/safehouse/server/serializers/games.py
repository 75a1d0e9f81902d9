"""The catalogue of games and their rules, as sent."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import safehouse as sh
from safehouse import api
from safehouse.bots import BOTS, levels
from safehouse.core.declaration import Difficulty
from safehouse.core.options import Option
from safehouse.rulebook import Rulebook

from ..languages import texts_of


class OptionBody(msgspec.Struct):
    """An option: `values` may be chosen, numbers from `least` on, or a seat; `per_seat` allows a list.

    `members` says of what else a list may be given, such as colours; empty where it may not.
    """

    key: str
    default: Any
    values: list[Any]
    rules: str
    per_seat: bool
    least: int | None
    seat_number: bool
    members: str
    allowed: str
    needs: dict[str, Any]
    """It has no effect unless these options have these values,"""
    players: list[int]
    """and unless so many play; empty: any number."""


class PresetBody(msgspec.Struct):
    """Options that belong together, the rest as by default. `code`: its words are `preset-…` of the texts."""

    code: str
    options: dict[str, Any]


class LevelBody(msgspec.Struct):
    """How strong `ismcts` plays: `level` as for a seat; `code` stands for its name in any language."""

    level: int
    code: str


class GameBody(msgspec.Struct):
    name: str
    title: str
    summary: str
    seats: list[int]
    """How many may play;"""
    usual_seats: int
    """and how many places a table has if nobody says otherwise."""
    minutes: list[int]
    """The fewest and the most that a game takes."""
    difficulty: Difficulty
    """How much there is to learn: 1 little, 3 much."""
    beginners: bool
    """The one to begin with."""
    colour: str
    """Of its cover and its name, as #rrggbb."""
    options: list[OptionBody]
    presets: list[PresetBody]
    """What a person would choose, the simplest first."""
    data_sets: list[str]
    bots: list[str]
    levels: list[LevelBody]


class RuleBody(msgspec.Struct):
    id: str
    text: str


class SectionBody(msgspec.Struct):
    id: str
    title: str
    rules: list[RuleBody]


class RulesBody(msgspec.Struct):
    game: str
    title: str
    language: str
    about: str
    sections: list[SectionBody]


@cache
def catalogue(language: str) -> list[GameBody]:
    result: list[GameBody] = []
    for name, info in api.games().items():
        texts = texts_of(sh.game(name), language)
        presets = [
            PresetBody(code, options) for code, options in sh.game(name).presets.items() if texts.has(f"preset-{code}")
        ]
        title = texts.say("game-title") if texts.has("game-title") else info.title
        summary = texts.say("game-summary") if texts.has("game-summary") else ""
        sets = list(info.data_sets)
        seats, minutes = list(info.seats), list(info.minutes)
        strengths = [LevelBody(level.number, level.code) for level in levels()]
        options = [_option(option) for option in info.options]
        shown = (seats, info.usual_seats, minutes, info.difficulty, info.beginners, info.colour)
        result.append(GameBody(name, title, summary, *shown, options, presets, sets, list(BOTS), strengths))
    return result


def _option(o: Option) -> OptionBody:
    values, players = list(o.values), list(o.players)
    shape = (o.per_seat, o.least, o.seat_number, o.members)
    return OptionBody(o.key, o.default, values, o.rules, *shape, o.allowed(), dict(o.needs), players)


@cache
def rules(game: str, language: str) -> RulesBody:
    """All rules of a game, by section."""
    found = sh.game(game)
    texts = texts_of(found, language)
    book = Rulebook(found, texts)
    sections = [
        SectionBody(
            str(section),
            book.heading(section),
            [RuleBody(rule.id, rule.text) for rule in book.rules if rule.section == section],
        )
        for section in sorted(book.sections)
    ]
    return RulesBody(game, texts.say("game-title"), texts.language, texts.say("game-about"), sections)
