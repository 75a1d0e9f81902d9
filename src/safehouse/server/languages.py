"""In which language a caller is answered."""

from __future__ import annotations

from safehouse.core.game import Game
from safehouse.core.texts import LANGUAGES, Texts, languages


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
