"""Texts for people, from Project Fluent files; one folder per game, one file per language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from .errors import OptionError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "pl", "ja")


class Texts:
    """All texts of one game in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self._package = package
        self._bundle = _bundle(package, language)

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of the file."""
        return _ids(self._package, self.language)

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
        return str(text)

    def name(self, domain: str, code: int | str | None) -> str:
        """The name of a thing: `city-LON`; composed codes such as LON-PAR-1 are named part by part."""
        if code is None:
            return "?"
        if self.has(f"{domain}-{code}"):
            return self.say(f"{domain}-{code}")
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
def _bundle(package: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # heavy, and only needed where somebody reads

    if language not in LANGUAGES:
        raise OptionError(f"unknown language {language!r}; languages are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(package, language)))
    return bundle


@cache
def _ids(package: str, language: str) -> tuple[str, ...]:
    from fluent.syntax import FluentParser, ast

    body = FluentParser().parse(_source(package, language)).body
    return tuple(entry.id.name for entry in body if isinstance(entry, ast.Message))


def _source(package: str, language: str) -> str:
    return (resources.files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def named_args(texts: Texts, domains: Mapping[str, str], args: Mapping[str, int | str | None]) -> dict[str, int | str]:
    """Arguments of an action or event as words; plain numbers stay numbers, so that plurals work."""
    named: dict[str, int | str] = {}
    for key, code in args.items():
        named[key] = code if isinstance(code, int) else texts.name(domains[key], code)
    return named
