"""The catalogue of games and their rules, as sent."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

import msgspec

import safehouse as sh
from safehouse import api
from safehouse.bots import BOTS, levels
from safehouse.core.game import Game
from safehouse.core.options import Option
from safehouse.core.rule import number, rule_id
from safehouse.core.texts import LANGUAGES, Texts, languages

_RULE = re.compile(r"^rule-([A-Z]{3})-(\d+)-(\d+[a-h]?) =", re.MULTILINE)


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
    minutes: list[int]
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


def language_of(asked: str | None, accepted: str | None) -> str:
    """The language asked for, else the best of `Accept-Language` that we speak, else English.

    >>> language_of(None, "fr, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    if asked in LANGUAGES:
        return asked
    ranked: list[tuple[float, str]] = []
    for part in (accepted or "").split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(ranked, key=lambda pair: pair[0]) if tag in LANGUAGES), "en")


def texts_of(game: Game, language: str) -> Texts:
    """The texts of a game in a language of the house; in English where the game, a guest's perhaps, has none in it."""
    return game.texts(language if language in languages(game.package) else "en")


@cache
def catalogue(language: str) -> list[GameBody]:
    result: list[GameBody] = []
    for name, info in api.games().items():
        texts = texts_of(sh.game(name), language)
        presets = [
            PresetBody(code, options)
            for code, options in sh.game(name).presets().items()
            if texts.has(f"preset-{code}")
        ]
        title = texts.say("game-title") if texts.has("game-title") else info.title
        summary = texts.say("game-summary") if texts.has("game-summary") else ""
        sets = list(info.data_sets)
        seats, minutes = list(info.seats), list(info.minutes)
        strengths = [LevelBody(level.number, level.code) for level in levels()]
        options = [_option(option) for option in info.options]
        result.append(GameBody(name, title, summary, seats, minutes, options, presets, sets, list(BOTS), strengths))
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
    source = (resources.files(found.package) / "text" / "en.ftl").read_text(encoding="utf-8")
    sections: dict[str, SectionBody] = {}
    for prefix, chapter, item in _RULE.findall(source):
        if chapter not in sections:
            sections[chapter] = SectionBody(chapter, texts.say(f"section-{chapter}"), [])
        id = rule_id(prefix, number(f"{prefix}-{chapter}.{item}"))
        sections[chapter].rules.append(RuleBody(id, texts.say(f"rule-{prefix}-{chapter}-{item}")))
    ordered = sorted(sections.values(), key=lambda section: int(section.id))
    return RulesBody(game, texts.say("game-title"), texts.language, texts.say("game-about"), ordered)
