"""What a player may type besides moves. Nothing of it costs anything; only `undo` changes the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from safehouse.bots import make_bot
from safehouse.core.errors import UndoRefused
from safehouse.terminal.board import SEAT_LETTERS

if TYPE_CHECKING:
    from .session import Session

SHORT = {"?": "help", "q": "quit", "exit": "quit"}
LOG_LINES = 20
OFF, ASK = "off", "ask"
YES = ("y", "yes", "j", "ja", "t", "tak", "はい")


class Leave(Exception):
    """The players leave the table."""


class Outcome(Enum):
    """What became of a line that a player typed."""

    NO_COMMAND = auto()
    ANSWERED = auto()
    CHANGED = auto()
    """The game has changed: the question must be put anew."""


class Commands:
    """The commands of one session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._own = session.own
        self._by_name: dict[str, Callable[[str, int | None], bool | None]] = {
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "table": self._table,
            "sheet": self._sheet,
            "card": self._card,
            "log": self._log,
            "rules": self._rules,
            **({"arm": self._arm} if session.standing else {}),
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def carry_out(self, typed: str, seat: int | None) -> Outcome:
        """Carries out a command of a seat (None: after the end, when several sit here)."""
        word, _, rest = typed.partition(" ")
        name = SHORT.get(word.casefold(), word.casefold())
        if name not in self._by_name:
            return Outcome.NO_COMMAND
        changed = self._by_name[name](rest.strip(), seat)
        return Outcome.CHANGED if changed else Outcome.ANSWERED

    def _why(self, typed: str, seat: int | None) -> None:
        """Which rule forbids an action, or what it would do."""
        session = self._session
        if seat is None or not typed:
            session.screen.refuse(self._own.say("why-what"))
            return
        action = session.meant(seat, typed)
        if action is None:
            return
        session.screen.say(f"{action.text} – {session.words.action(action)}", "bold")
        refusal = session.match.why_not(seat, action, self._own.language)
        if refusal is None:
            session.screen.say(self._own.say("why-allowed", effect=session.words.effect(action)))
        else:
            session.screen.refuse(refusal.message)
            self._rules(refusal.rule, seat)

    def _rules(self, typed: str, seat: int | None) -> None:
        """The headings, a section, or one rule."""
        book, screen = self._session.rulebook, self._session.screen
        if not typed:
            for section in book.sections:
                screen.say(f"{section:>3}  {book.heading(section)}")
            screen.say(self._own.say("rules-how"), "dim")
            return
        found = book.find(typed)
        for rule in found:
            screen.show(Text.assemble((f"{rule.id}  ", "bold"), rule.text))
        if not found:
            screen.refuse(self._own.say("no-rule", rule=typed))

    def _hint(self, typed: str, seat: int | None) -> None:
        """What the greedy bot would do."""
        session = self._session
        if seat is None or seat not in session.match.to_move:
            session.screen.refuse(self._own.say("not-now"))
            return
        action = make_bot("greedy", seed="hint").choose(session.match.observation(seat))
        number = session.match.legal(seat).index(action) + 1
        session.screen.say(self._own.say("hint", number=number, action=session.words.action(action)))

    def _undo(self, typed: str, seat: int | None) -> bool:
        if seat is None:
            self._session.screen.refuse(self._own.say("undo-over"))
            return False
        try:
            self._session.match.undo(seat)
        except UndoRefused as refused:
            self._session.screen.refuse(self._own.say(f"undo-{refused.reason}"))
            return False
        return True

    def _table(self, typed: str, seat: int | None) -> None:
        self._session.screen.table(self._session.match.view(seat))

    def _sheet(self, typed: str, seat: int | None) -> None:
        """What everybody may read at any time: Inkognito's passport."""
        if not self._session.screen.sheet(self._session.match.view(seat)):
            self._session.screen.refuse(self._own.say("no-sheet"))

    def _card(self, typed: str, seat: int | None) -> None:
        """All that is printed on a card."""
        found = self._session.board.cards(self._session.match.view(seat), typed)
        for line in found:
            self._session.screen.say(line)
        if not found:
            self._session.screen.refuse(self._own.say("no-card", typed=typed[:60]))

    def _log(self, typed: str, seat: int | None) -> None:
        """The latest events as this seat saw them; `log all`, `log 50`."""
        events = self._session.match.events(seat)
        count = len(events) if typed == "all" else int(typed) if typed.isdigit() and len(typed) < 6 else LOG_LINES
        self._session.screen.tell(events, count)

    def _arm(self, typed: str, seat: int | None) -> None:
        """With whom this seat declares as soon as he is on turn, or whether it is asked; nobody else is told."""
        session, own = self._session, self._own
        others = {SEAT_LETTERS[other]: other for other in range(session.match.seats) if other != seat}
        partner = others.get(typed.upper())
        if seat is None or (partner is None and typed.casefold() not in (OFF, ASK)):
            session.screen.refuse(own.say("arm-whom", fitting=", ".join(others)))
            return
        session.armed[seat] = partner
        if typed.casefold() == ASK:
            session.asks.add(seat)
            session.screen.say(own.say("arm-ask"))
            return
        session.asks.discard(seat)
        session.screen.say(
            own.say("arm-off") if partner is None else own.say("arm-on", player=session.words.player(partner))
        )

    def _save(self, typed: str, seat: int | None) -> None:
        """The record of the game: `safehouse play GAME --load FILE` goes on with it."""
        if not typed:
            self._session.screen.refuse(self._own.say("save-where"))
            return
        file = Path(typed).expanduser()
        if file.exists() and self._session.ask(self._own.say("save-over", file=typed) + " ").strip() not in YES:
            self._session.screen.say(self._own.say("save-not"))
            return
        record = json.dumps(self._session.match.record(), ensure_ascii=False, indent=1)
        try:
            file.write_text(record + "\n", encoding="utf-8")
        except OSError as error:
            self._session.screen.refuse(self._own.say("save-failed", file=typed, reason=str(error.strerror)))
        else:
            self._session.screen.say(self._own.say("saved", file=typed, game=self._session.match.game))

    def _help(self, typed: str, seat: int | None) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in ("move", *self._by_name):
            table.add_row(Text(self._own.say(f"help-{name}", "usage"), "bold"), self._own.say(f"help-{name}"))
        self._session.screen.show(Padding(table, (0, 0, 0, 1)))

    def _quit(self, typed: str, seat: int | None) -> None:
        if not self._session.match.over:
            file = self._session.ask(self._own.say("quit-save") + " ").strip()
            if file:
                self._save(file, seat)
        raise Leave
