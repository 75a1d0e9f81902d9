"""`safehouse admin`: what operators do, at a server that runs. Only `token` goes to the database itself."""

from __future__ import annotations

import json as js
import os
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Annotated, Any

import typer

from safehouse.core.errors import OptionError

from .common import AsJson, console, need_server, print_json
from .db import Database

TOKEN = "SAFEHOUSE_ADMIN_TOKEN"  # noqa: S105 - the name of a variable
SECONDS = 30
Url = Annotated[str, typer.Option("--url", help="The server.", envvar="SAFEHOUSE_ADMIN_URL")]
Id = Annotated[str, typer.Argument(help="The id, as the lists show it.", show_default=False)]
Kind = Annotated[str, typer.Argument(metavar="KIND", help="guest, network or mute.", show_default=False)]
Subject = Annotated[str, typer.Argument(help="A guest's id, or an address.", show_default=False)]
HERE = "http://127.0.0.1:8000"


def add_to(app: typer.Typer) -> None:
    group = typer.Typer(
        help=f"Operate a house: tables, guests, reports, words. The token is read from {TOKEN}.",
        rich_markup_mode="rich",
    )
    for command in (token, tables, close, delete, guests, bans, ban, unban, reports, settle, words, acts):
        group.command(command.__name__)(command)
    group.callback(invoke_without_command=True)(_show_help)
    app.add_typer(group, name="admin")


def _show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def token(
    name: Annotated[str, typer.Argument(help="Who it is for; acts are noted under this name.", show_default=False)],
    db: Database = None,
) -> None:
    """Make a token for an operator, in place of the one of the same name. It is shown this once."""
    need_server()
    from safehouse.server.services.operator_tokens import make_operator
    from safehouse.server.settings import default_database

    print(make_operator(db or default_database(), name))


def tables(
    status: Annotated[str | None, typer.Option(help="open, running, over or closed.")] = None,
    url: Url = HERE,
    json: AsJson = False,
) -> None:
    """List the newest tables. Nothing of their games is shown."""
    query = "" if status is None else "?" + urllib.parse.urlencode({"status": status})
    found = _call("GET", url, f"/api/admin/tables{query}")
    for row in found:
        row["players"] = ", ".join(f"{one['name'] or '-'} ({one['guest']})" for one in row["players"])
    _show(found, ("id", "game", "status", "players"), json)


def close(id: Id, url: Url = HERE) -> None:
    """End a table that is open or running, without a result."""
    _call("POST", url, f"/api/admin/tables/{_part(id)}/close")


def delete(id: Id, url: Url = HERE) -> None:
    """Delete a table for good, with its log and notes."""
    _call("POST", url, f"/api/admin/tables/{_part(id)}/delete")


def guests(
    name: Annotated[str, typer.Argument(help="A part of the name.")] = "", url: Url = HERE, json: AsJson = False
) -> None:
    """Find guests by a part of their name."""
    query = urllib.parse.urlencode({"name": name})
    _show(_call("GET", url, f"/api/admin/guests?{query}"), ("id", "name"), json)


def bans(url: Url = HERE, json: AsJson = False) -> None:
    """List who is shut out, or may not talk."""
    _show(_call("GET", url, "/api/admin/bans"), ("kind", "subject", "until", "reason"), json)


def ban(
    kind: Kind,
    subject: Subject,
    reason: Annotated[str, typer.Option(help="Why; for operators to read.")],
    days: Annotated[float | None, typer.Option(help="For so many days; for ever without it.")] = None,
    url: Url = HERE,
) -> None:
    """Shut out a guest or a network, or let a guest talk no more (mute)."""
    _call("POST", url, "/api/admin/bans", {"kind": kind, "subject": subject, "reason": reason, "days": days})


def unban(kind: Kind, subject: Subject, url: Url = HERE) -> None:
    """End a ban."""
    _call("POST", url, "/api/admin/bans/end", {"kind": kind, "subject": subject})


def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that are settled.")] = False,
    url: Url = HERE,
    json: AsJson = False,
) -> None:
    """List what players have reported, with the words around it."""
    found = _call("GET", url, f"/api/admin/reports?closed={str(closed).lower()}")
    if json:
        print_json(found)
        return
    screen = console()
    for row in found:
        screen.print(f"{row['id']}  table {row['match']}  {row['name']} ({row['reported']}): {row['reason']}")
        for line in row["words"]:
            screen.print(f"    {'>' if line['reported'] else ' '} {line['name']}: {line['text']}")


def settle(id: Id, note: Annotated[str, typer.Option(help="What was done.")] = "", url: Url = HERE) -> None:
    """Close a report."""
    _call("POST", url, f"/api/admin/reports/{_part(id)}/close", {"note": note})


def words(
    file: Annotated[Path | None, typer.Option("--set", help="A file with a word in each line: the new list.")] = None,
    url: Url = HERE,
    json: AsJson = False,
) -> None:
    """Show, or set, the list of words that may not be used in chat and names."""
    if file is None:
        found = _call("GET", url, "/api/admin/words")
    else:
        try:
            lines = file.read_text().splitlines()
        except OSError as error:
            raise OptionError(f"--set {file}: {error.strerror}") from None
        found = _call("POST", url, "/api/admin/words", {"words": [line for line in lines if line.strip()]})
    _show([{"word": word} for word in found["words"]], ("word",), json)


def acts(url: Url = HERE, json: AsJson = False) -> None:
    """List what operators have done."""
    _show(_call("GET", url, "/api/admin/acts"), ("at", "operator", "act", "subject", "detail"), json)


def _part(id: str) -> str:
    return urllib.parse.quote(id, safe="")


def _show(rows: list[dict[str, Any]], columns: tuple[str, ...], json: bool) -> None:
    if json:
        print_json(rows)
        return
    screen = console()
    for row in rows:
        screen.print("  ".join("-" if row[name] is None else str(row[name]) for name in columns), soft_wrap=True)


def _call(method: str, url: str, path: str, body: Any = None) -> Any:
    own = os.environ.get(TOKEN)
    if not own:
        raise OptionError(f"{TOKEN} is not set: `safehouse admin token NAME` makes a token")
    if not url.startswith(("http://", "https://")):
        raise OptionError("--url: must be http://HOST:PORT or https://HOST")
    data = None if method == "GET" else js.dumps(body if body is not None else {}).encode()
    headers = {"Authorization": f"Bearer {own}", "Content-Type": "application/json"}
    request = urllib.request.Request(url.rstrip("/") + path, data, headers, method=method)  # noqa: S310 - http, above
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return js.loads(answer.read())
    except urllib.error.HTTPError as error:
        raise OptionError(_refusal(error)) from None
    except OSError as error:
        raise OptionError(f"{url} does not answer: {getattr(error, 'reason', error)}") from None


def _refusal(error: urllib.error.HTTPError) -> str:
    try:
        told = js.loads(error.read())
    except ValueError:
        return f"refused: {error.code}"
    return "; ".join([str(told.get("detail", error.code)), *told.get("faults", [])])
