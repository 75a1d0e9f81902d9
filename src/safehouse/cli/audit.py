"""`safehouse audit`: looks for leaks in others' games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from safehouse.core.errors import OptionError

from .common import AsJson, console, print_json

if TYPE_CHECKING:
    from safehouse.audit.findings import Verdict

EXAMPLES = """
[bold]safehouse audit openspiel:kuhn_poker[/]   a game of OpenSpiel, with parameters if you like

[bold]safehouse audit pettingzoo:classic.tictactoe_v3[/]   or [bold]pettingzoo:my_module:env[/]

[bold]safehouse audit openspiel:dark_hex --witnesses out[/]   writes a script for each finding
"""
KINDS = ("openspiel", "pettingzoo")

Name = Annotated[str, typer.Argument(metavar="KIND:NAME", help="openspiel:… or pettingzoo:…", show_default=False)]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.1, help="Of processor time.")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="The same seed looks at the same histories.")]
Folder = Annotated[Path | None, typer.Option("--witnesses", metavar="DIR", help="Where scripts are written.")]


def add_to(app: typer.Typer) -> None:
    app.command("audit", epilog=EXAMPLES)(audit)


def audit(name: Name, seconds: Seconds = 8.0, seed: Seed = 1, witnesses: Folder = None, json: AsJson = False) -> None:
    """Look for leaks in a game of somebody else, through its public API.

    Ends with 0 where nothing was found, with 1 where something was, with 2 where the game cannot be looked at. Each
    finding has a witness: a script of two histories that runs without Safehouse. docs/audit.md says what it proves.
    """
    from safehouse.audit.openspiel import audit_openspiel
    from safehouse.audit.pettingzoo import audit_pettingzoo

    kind, _, rest = name.partition(":")
    if kind not in KINDS or not rest:
        raise OptionError(f"{name!r}: write {' or '.join(f'{one}:NAME' for one in KINDS)}")
    look = audit_openspiel if kind == "openspiel" else audit_pettingzoo
    verdict = look(rest, seconds=seconds, seed=seed)
    if witnesses is not None:
        _write(verdict, witnesses)
    if json:
        print_json(summary(verdict))
    else:
        _show(verdict)
    if verdict.findings:
        raise typer.Exit(1)


def summary(verdict: Verdict) -> dict[str, object]:
    found = [
        {"kind": one.kind, "player": one.player, "what": one.what, "script": one.script}
        for one in verdict.findings.values()
    ]
    looked = {"histories": verdict.histories, "decisions": verdict.decisions, "pairs": verdict.pairs}
    return {"name": verdict.name, **looked, "notes": verdict.notes, "findings": found}


def _write(verdict: Verdict, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, found in enumerate(verdict.findings.values(), 1):
        plain = "".join(c if c.isalnum() else "_" for c in verdict.name)
        (folder / f"{plain}_{number}.py").write_text(found.script, "utf-8")


def _show(verdict: Verdict) -> None:
    screen = console()
    looked = f"{verdict.histories} histories, {verdict.decisions} decisions, {verdict.pairs} pairs dealt anew"
    screen.print(f"{verdict.name}: {looked}")
    for note in verdict.notes:
        screen.print(f"note     {note}")
    for found in verdict.findings.values():
        screen.print(f"found    {found.what}\n\n{found.script}")
    if not verdict.findings:
        screen.print("nothing found")
