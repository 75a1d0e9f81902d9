"""Whether the rules that code, tests, texts and docs cite are written down in `docs/rules`, and are those of the games.

Every id of a page is an anchor: `VIE-4.2`, `VIE-AMB-39`, `INV-7`, `part-10.3`. A citation without a prefix (`INV-7`,
"part 6") belongs to the game that its file, or its line, is about.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from safehouse.core.game import Game

PAGES = Path("docs/rules")
RULINGS = Path("docs/rulings.md")
PLACES = ("src", "tests", "web/src", "web/e2e", "tools", "examples", "docs", "README.md", "CHANGELOG.md")
SUFFIXES = {".py", ".ts", ".svelte", ".ftl", ".toml", ".md"}
GENERATED = ("server/static/",)
PLANTED = "no such rule"
"""A line that says so cites on purpose what does not exist."""

_ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
_NUMBER = r"\d+(?:\.\d+)?"
_MORE = re.compile(r"(?:,| and| or| to|–|/)\s*(?:(\d+\.\d+[a-d]?)\b|\.(\d+)\b)")
"""The next one of a chain: `VIE-6.5, 6.6`, `SPY-2.7–2.10`, `VIE-17.12, .17`."""
_BARE = re.compile(r"(?<![\w-])(INV|inv|DAT|EX|A)-(\d+)\b")
_PARTS = re.compile(rf"\b[Pp]arts? ({_NUMBER}(?:(?:, | and | to ){_NUMBER})*)(?:, note (\d+))?(?! of a)")
_NOTE = re.compile(rf"\b[Nn]ote (\d+) of part ({_NUMBER})")
_INVARIANTS = re.compile(r"\b[Ii]nvariants? (\d+(?:(?:, | and | to |–)\d+)*)\b")
_DECISION = re.compile(r"\bDP?-[A-Z]{3,}(?:-[A-Z]+)*\b")
_LINK = re.compile(r"rules/(\w+)\.md#([\w.-]+)")
_ABBREVIATED = {"AMB": "A"}


def plain(id_: str) -> str:
    """One spelling for ids that are not rules: `VIE-INV-07` and `INV-7`, `VIE-AMB-39` and `A-39`."""
    found = re.fullmatch(r"(?:[A-Z]+-)?(INV|DAT|EX|AMB|A)-0*(\d+)", id_)
    return f"{_ABBREVIATED.get(found[1], found[1])}-{found[2]}" if found else id_


@dataclass(frozen=True)
class Page:
    """The rules of a game as they are written down."""

    game: Game
    path: Path
    text: str

    @cached_property
    def anchors(self) -> dict[str, int]:
        """Every id with the number of its line."""
        lines = enumerate(self.text.splitlines(), 1)
        return {id_: number for number, line in lines for id_ in _ANCHOR.findall(line)}

    @cached_property
    def ids(self) -> set[str]:
        return {plain(id_) for id_ in self.anchors}

    @cached_property
    def kinds(self) -> set[str]:
        return {id_.split("-")[0] for id_ in self.anchors}

    @property
    def rules(self) -> dict[str, int]:
        head = re.compile(rf"{self.game.prefix}-\d+\.\d+[a-d]?")
        return {id_: line for id_, line in self.anchors.items() if head.fullmatch(id_)}

    def has(self, id_: str) -> bool:
        return plain(id_) in self.ids or (_DECISION.fullmatch(id_) is not None and id_ in self.text)


class Book:
    """The pages of all games, and the rulings."""

    def __init__(self, root: Path, games: list[Game]) -> None:
        self.root = root
        paths = {game.name: (game, root / PAGES / f"{game.name}.md") for game in games}
        self.missing = [PAGES / path.name for _, path in paths.values() if not path.is_file()]
        self.pages = {
            name: Page(game, PAGES / path.name, path.read_text(encoding="utf-8"))
            for name, (game, path) in paths.items()
            if path.is_file()
        }
        self.by_prefix = {page.game.prefix: page for page in self.pages.values()}
        rulings = root / RULINGS
        self.rulings = set(_ANCHOR.findall(rulings.read_text(encoding="utf-8"))) if rulings.is_file() else set()
        prefixes = "|".join(self.by_prefix) or "(?!)"
        self._rule = re.compile(rf"(?<![A-Za-z0-9])({prefixes})[-_](\d+)(?:[._-](\d+[a-d]?))?(?![\da-z])")
        self._other = re.compile(rf"(?<![A-Za-z0-9])({prefixes})-(AMB|INV|EX|DAT|R)-?(\d+)\b")

    def faults(self) -> list[str]:
        """All that is wrong, as `file:line: what`."""
        found = [f"{path}: there is no such page" for path in self.missing]
        for page in self.pages.values():
            found += _differences(page)
        for path in files(self.root):
            found += self.faults_of(path.read_text(encoding="utf-8"), path.relative_to(self.root).as_posix())
        return found

    def faults_of(self, text: str, name: str) -> list[str]:
        """Citations in a text of what does not exist."""
        own = next((page for game, page in self.pages.items() if game in name), None)
        faults = []
        for number, line in enumerate(text.splitlines(), 1):
            if PLANTED in line:
                continue
            where = [f"{id_} is not in {page}" for id_, page in self._unknown(line, own)]
            faults += [f"{name}:{number}: {fault}" for fault in dict.fromkeys(where)]
        return faults

    def _unknown(self, line: str, own: Page | None) -> Iterator[tuple[str, Path]]:
        named = self._rule.search(line) or self._other.search(line)
        about = own or (self.by_prefix[named[1]] if named else None)
        for page, id_ in (*self._with_prefix(line), *self._links(line)):
            if not page.has(id_):
                yield id_, page.path
        for found in self._other.finditer(line):
            if found[2] == "R" and f"{found[1]}-R{found[3]}" not in self.rulings:
                yield f"{found[1]}-R{found[3]}", RULINGS
        pages = [about] if about else list(self.pages.values()) if "of the rules" in line else []
        for page in pages:
            yield from ((id_, page.path) for id_ in _without_prefix(line, page) if not page.has(id_))

    def _with_prefix(self, line: str) -> Iterator[tuple[Page, str]]:
        for found in self._rule.finditer(line):
            prefix, chapter, item = found.groups()
            page = self.by_prefix[prefix]
            yield page, f"{prefix}-{chapter}.{item}" if item else f"{prefix}-{chapter}"
            if item:
                yield from ((page, f"{prefix}-{rule}") for rule in _chain(line, found.end(), chapter))
        for found in self._other.finditer(line):
            if found[2] != "R":
                yield self.by_prefix[found[1]], f"{found[1]}-{found[2]}-{found[3]}"

    def _links(self, line: str) -> Iterator[tuple[Page, str]]:
        for found in _LINK.finditer(line):
            if found[1] in self.pages:
                yield self.pages[found[1]], found[2]


def _chain(line: str, at: int, chapter: str) -> Iterator[str]:
    while more := _MORE.match(line, at):
        yield more[1] or f"{chapter}.{more[2]}"
        at = more.end()


def _without_prefix(line: str, page: Page) -> Iterator[str]:
    """`INV-7`, "part 10.3", "note 2 of part 5", "invariants 10 and 11", `D-WINDOW`."""
    for found in _BARE.finditer(line):
        if found[1] != "A" or "A" in page.kinds:
            yield found[0].upper()
    for found in _PARTS.finditer(line):
        yield from (f"part-{number}" for number in re.findall(_NUMBER, found[1]))
        if found[2]:
            yield f"part-{found[1]}-note-{found[2]}"
    yield from (f"part-{found[2]}-note-{found[1]}" for found in _NOTE.finditer(line))
    for found in _INVARIANTS.finditer(line):
        yield from (f"INV-{number}" for number in re.findall(r"\d+", found[1]))
    yield from _DECISION.findall(line)


def _differences(page: Page) -> list[str]:
    """Rules that are only on the page or only among the game's texts, and ids that are there twice."""
    texts = page.game.rule_ids()
    counts = Counter(_ANCHOR.findall(page.text))
    return [
        *(f"{page.path}:{page.anchors[id_]}: {id_} is there {n} times" for id_, n in counts.items() if n > 1),
        *(f"{page.path}:{n}: {id_} has no text in en.ftl" for id_, n in page.rules.items() if id_ not in texts),
        *(f"{page.path}: {id_} of en.ftl is missing" for id_ in texts if id_ not in page.rules),
    ]


def files(root: Path) -> Iterator[Path]:
    """The sources and texts of people, in a fixed order."""
    for place in PLACES:
        path = root / place
        found = [path] if path.is_file() else sorted(path.rglob("*")) if path.is_dir() else []
        for file in found:
            if file.suffix in SUFFIXES and not any(part in file.as_posix() for part in GENERATED):
                yield file
