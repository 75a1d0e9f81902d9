"""Texts for people, from Project Fluent files; one folder per game, one file per language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from .errors import OptionError
from .validation import show

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
"""Where a sentence ends with a name such as Hans R., one full stop is enough."""
LANGUAGES = ("en", "de", "pl", "ja")


class Texts:
    """All texts of one game in one language."""

    def __init__(self, package: str, language: str) -> None:
        known = languages(package)
        if language not in known:
            raise OptionError(f"unknown language {show(language)}; languages are {', '.join(known)}")
        self.language = language
        self._package = package
        self._bundle = _bundle(package, language)

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """The ids of all messages that begin so, in the order of the file."""
        return tuple(found for found in _ids(self._package, self.language) if found.startswith(prefix))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, attribute: str | None = None, **args: Any) -> str:
        """A message with its arguments filled in; the id itself where there is none."""
        if not self.has(message):
            return message
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return message
        text, _ = self._bundle.format_pattern(pattern, args)
        return TWO_STOPS.sub(".", str(text))

    def name(self, domain: str, code: int | str | None) -> str:
        """The name of a thing: `city-LON`; composed codes such as LON-PAR-1 or F+tall are named part by part."""
        if code is None:
            return "?"
        if self.has(f"{domain}-{code}"):
            return self.say(f"{domain}-{code}")
        if isinstance(code, str) and "+" in code:
            return ("、" if self.language == "ja" else ", ").join(self.name(domain, part) for part in code.split("+"))
        parts = str(code).split("-")
        if len(parts) > 1:
            return self._composed(parts)
        return str(code)

    def _composed(self, parts: list[str]) -> str:
        names = [self.say(f"city-{part}") if self.has(f"city-{part}") else part for part in parts]
        words = [name for name, part in zip(names, parts, strict=True) if not part.isdigit()]
        numbers = [part for part in parts if part.isdigit()]
        return " ".join(["–".join(words), *numbers])


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages in which a game has texts."""
    folder = resources.files(package) / "text"
    return tuple(language for language in LANGUAGES if (folder / f"{language}.ftl").is_file())


@cache
def _source(package: str, language: str) -> str:
    return (resources.files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # heavy, and only needed where somebody reads

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(package, language)))
    return bundle


@cache
def _ids(package: str, language: str) -> list[str]:
    return re.findall(r"^([A-Za-z][A-Za-z0-9_-]*) *=", _source(package, language), re.MULTILINE)


def named_args(texts: Texts, domains: Mapping[str, str], args: Mapping[str, int | str | None]) -> dict[str, int | str]:
    """Arguments of an action or event as words; plain numbers stay numbers, so that plurals work."""
    named: dict[str, int | str] = {}
    for key, code in args.items():
        named[key] = code if isinstance(code, int) else texts.name(domains[key], code)
    return named
