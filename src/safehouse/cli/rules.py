"""`safehouse rules`: the rules by id, in four languages, and which tests exercise each."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from safehouse.catalogue import find_game
from safehouse.core.errors import OptionError
from safehouse.rulebook import Rule, Rulebook

from .common import AsJson, GameName, Language, console, print_json

if TYPE_CHECKING:
    from rich.console import Console

    from safehouse.core.game import Game
    from safehouse.testkit.coverage import RuleCoverage

EXAMPLES = """
[bold]safehouse rules spyconnection[/]   all of them

[bold]safehouse rules spyconnection 4.2[/]   one rule; [bold]4[/] for a section

[bold]safehouse rules spyconnection --lang pl[/]   in Polish

[bold]safehouse rules spyconnection --coverage[/]   which tests exercise each rule
"""

RuleId = Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule (SPY-4.2 or 4.2) or a section (4).")]
Coverage = Annotated[bool, typer.Option("--coverage", help="Show which tests exercise each rule.")]
Tests = Annotated[Path, typer.Option("--tests", metavar="DIR", help="Where the tests are, for --coverage.")]


def add_to(app: typer.Typer) -> None:
    app.command("rules", epilog=EXAMPLES)(rules)


def rules(
    game: GameName,
    id: RuleId = None,
    lang: Language = "en",
    coverage: Coverage = False,
    tests: Tests = Path("tests"),
    json: AsJson = False,
) -> None:
    """Show the rules of a game by id.

    The same ids stand in refusals at the table, in the code and on the tests.
    """
    found = find_game(game)
    book = Rulebook(found, found.texts(lang))
    wanted = book.rules if id is None else book.find(id)
    if not wanted:
        first, last = book.rules[0].id, book.rules[-1].id
        raise OptionError(f"{game} has no rule {id!r}; rules go from {first} to {last}")
    if coverage:
        _show_coverage(found, wanted, tests, json=json)
    elif json:
        print_json([{"id": rule.id, "section": book.heading(rule.section), "text": rule.text} for rule in wanted])
    else:
        _show(console(), book, wanted)


def _show(screen: Console, book: Rulebook, wanted: list[Rule]) -> None:
    from rich.table import Table
    from rich.text import Text

    for section in book.sections:
        shown = [rule for rule in wanted if rule.section == section]
        if not shown:
            continue
        screen.print(Text(f"{section}  {book.heading(section)}", style="bold underline"))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        table.add_column(overflow="fold")
        for rule in shown:
            table.add_row(rule.id, rule.text)
        screen.print(table)
        screen.print()


def _show_coverage(game: Game, wanted: list[Rule], tests: Path, *, json: bool) -> None:
    from safehouse.testkit.coverage import rule_coverage

    if not tests.is_dir():
        raise OptionError(f"--coverage: there is no folder {str(tests)!r}; name the folder of the tests with --tests")
    found = rule_coverage(game, tests)
    ids = [rule.id for rule in wanted]
    if json:
        covered = {rule: list(found.tests.get(rule, ())) for rule in ids}
        without = {rule: reason for rule, reason in found.unexercised.items() if rule in ids}
        gaps = [rule for rule in found.gaps if rule in ids]
        print_json({"game": game.name, "tests": covered, "unexercised": without, "gaps": gaps})
    else:
        _show_covered(console(), ids, found)


def _show_covered(screen: Console, ids: list[str], found: RuleCoverage) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(no_wrap=True, justify="right")
    table.add_column(overflow="fold")
    for rule in ids:
        names = found.tests.get(rule, ())
        if names:
            table.add_row(rule, str(len(names)), Text("\n".join(names), "dim"))
        elif rule in found.unexercised:
            table.add_row(rule, "–", found.unexercised[rule])
        else:
            table.add_row(rule, "0", Text("no test", "red"))
    screen.print(table)
    tested = sum(rule in found.tests for rule in ids)
    excused = sum(rule in found.unexercised and rule not in found.tests for rule in ids)
    screen.print(
        f"{len(ids)} rules: {tested} tested, {excused} beyond tests, {len(ids) - tested - excused} without a test"
    )
    if found.unknown:
        screen.print(Text(f"marked, but no rules of the game: {', '.join(found.unknown)}", "red"))
