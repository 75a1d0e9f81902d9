"""Which texts a game lacks, by language: what the table, the terminal and the browser would show as bare ids."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from fluent.syntax import FluentParser, ast

from safehouse.core.domain import Domain
from safehouse.core.game import Edition, Game
from safehouse.core.options import Option
from safehouse.core.records import open_match
from safehouse.core.texts import LANGUAGES, Texts, languages

from .dice import Dice

OF_THE_GAME = ("game-title", "game-summary", "game-about", "event-undone")
NO_LIMIT = "turn_limit"
"""The option whose 0 is called none."""
LONGEST = 1000
"""So many steps of a random game will do."""


def missing_texts(game: Game) -> dict[str, list[str]]:
    """By language the ids of what has no text; attributes as `action-MOVE.effect`. Empty lists where all is there.

    English must have what the rules name. Every other language must have that, and all that English has beside it.

    Examples:
        >>> import safehouse as sh
        >>> from safehouse.testkit import missing_texts
        >>> missing_texts(sh.game("estoril"))
        {'en': [], 'de': [], 'pl': [], 'ja': []}
    """
    there = {language: _there(game, language) for language in LANGUAGES}
    wanted = dict.fromkeys([*_wanted(game), *there["en"]])
    return {language: [id for id in wanted if id not in ids] for language, ids in there.items()}


def _there(game: Game, language: str) -> dict[str, None]:
    """The messages and attributes of a file, in their order."""
    if language not in languages(game.package):
        return {}
    source = (resources.files(game.package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return dict.fromkeys(id for message in messages for id in _ids(message))


def _ids(message: ast.Message) -> Iterator[str]:
    if message.value is not None:
        yield message.id.name
    yield from (f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes)


def _wanted(game: Game) -> Iterator[str]:
    edition = game.edition(game.default_data)
    yield from OF_THE_GAME
    yield from (f"section-{section}" for section in _sections(game))
    for option in game.options:
        yield from _of_option(option)
    for number, kind in enumerate(edition.actions.kinds):
        yield f"action-{kind.name}"
        if edition.actions.kind_of.index(number) < edition.actions.size:
            yield f"action-{kind.name}.effect"
            yield from (f"action-{kind.name}.kind" for _ in list(kind.args)[:1])
    for asked in sorted(_asked(game, edition)):
        yield f"decision-{edition.decisions[asked]}"
        yield f"decision-{edition.decisions[asked]}-other"
    yield from (f"event-{kind.name}" for kind in edition.events.kinds)
    yield from _names(game, edition)


def _sections(game: Game) -> list[str]:
    return list(dict.fromkeys(id.partition("-")[2].partition(".")[0] for id in game.rule_ids()))


def _of_option(option: Option) -> Iterator[str]:
    yield f"option-{option.key}"
    yield f"option-{option.key}.help"
    for value in option.values:
        word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
        yield f"option-{option.key}-{'none' if word is None or (option.key, word) == (NO_LIMIT, 0) else word}"


def _asked(game: Game, edition: Edition) -> set[int]:
    """The kinds of decisions that players are asked in a random game with each number of seats."""
    found = set()
    for seats in game.seats:
        match = open_match(edition, seats, game.accept(seats, {}), seed="texts")
        dice = Dice("texts", seats)
        for _ in range(LONGEST):
            if match.over:
                break
            found.add(match.question[1])
            seat = dice.one(match.to_move)
            match.play(seat, dice.one(match.legal(seat)))
    return found


def _names(game: Game, edition: Edition) -> Iterator[str]:
    """Things with codes. Where none of a kind has a name, a board of the game's own may show them by what they do."""
    texts = game.texts()
    domains: dict[str, Domain] = {}
    for event in edition.events.kinds:
        domains |= {domain.name: domain for _, domain in event.args}
    for kind in edition.actions.kinds:
        domains |= {domain.name: domain for domain in kind.args.values()}
    for domain in domains.values():
        nameless = [code for code in domain.codes if isinstance(code, str) and not _is_named(texts, domain.name, code)]
        if "terminal" not in game.parts or len(nameless) < len(domain.codes):
            yield from (f"{domain.name}-{code}" for code in nameless)


def _is_named(texts: Texts, domain: str, code: str) -> bool:
    """Whether it has a name of its own, or is called by its parts."""
    return texts.has(f"{domain}-{code}") or texts.name(domain, code) != code
