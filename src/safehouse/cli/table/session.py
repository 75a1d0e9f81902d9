"""One game at the terminal: asks the people who sit here, lets the bots move, and tells what happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.text import Text

from ..boards import SEAT_LETTERS, Setting, board_of
from ..rulebook import Rulebook
from .choices import Choices
from .commands import Commands, Leave, Outcome
from .screen import Screen
from .sheet import score_sheet, verdict
from .words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from safehouse.bots import Bot
    from safehouse.core.actions import Action
    from safehouse.core.match import Match
    from safehouse.core.texts import Texts

EXAMPLES = 8
"""So many actions are named where a player's typing fits several or none."""

Ask = Callable[[str], str]
"""Shows a prompt and reads a line; EOFError when there is no more."""


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person where there is no bot."""

    name: str
    bot: Bot | None = None

    @property
    def label(self) -> str:
        return self.name if self.bot is None else f"{self.name} ({self.bot.name})"


class Session:
    """A match, its players, and the terminal."""

    def __init__(self, match: Match, players: list[Player], own: Texts, console: Console, ask: Ask) -> None:
        self.match = match
        self.own = own
        self.ask = ask
        self._players = players
        texts = match.edition.game.texts(own.language)
        self.board = board_of(Setting(match.edition, texts, own, [player.label for player in players]))
        self.words = Words(match.edition, self.board, [player.name for player in players], own.language)
        self.rulebook = Rulebook(match.edition.game, texts)
        self.screen = Screen(console, self.board, self.words, own)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self._told: dict[int | None, int] = dict.fromkeys([*self.people, None], 0)
        self._last_person: int | None = None
        self._has_turn: int | None = None
        self._commands = Commands(self)

    # --- the game ---------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays to the end, or until the people leave."""
        try:
            while not self.match.over:
                self._next()
            self._finish()
        except Leave:
            self.screen.say(self.own.say("goodbye"))
        except EOFError:
            self.screen.say("")
            self.screen.say(self.own.say("goodbye" if self.match.over else "goodbye-unsaved"))

    def _next(self) -> None:
        """Of those who are asked now, bots answer first."""
        movers = self.match.to_move
        seat = next((seat for seat in movers if self._players[seat].bot), movers[0])
        bot = self._players[seat].bot
        if bot is None:
            self._person(seat)
        else:
            self.match.play(seat, bot.choose(self.match.observation(seat)))

    def _person(self, seat: int) -> None:
        """Asks a person until something has changed."""
        self._hand_over(seat)
        self.show_question(seat, fresh=self._has_turn != seat)
        while True:
            typed = self.ask(f"{SEAT_LETTERS[seat]}> ").strip()
            outcome = self._commands.carry_out(typed, seat)
            if outcome is Outcome.CHANGED:
                break
            if not typed:
                self.show_question(seat, fresh=True)
            elif outcome is Outcome.NO_COMMAND and self._act(seat, typed):
                break
        self._has_turn = seat if seat in self.match.to_move else None

    def _act(self, seat: int, typed: str) -> bool:
        """Plays what was typed; where that cannot be, says why and changes nothing."""
        action = self.meant(seat, typed)
        if action is None:
            return False
        refusal = self.match.why_not(seat, action, self.own.language)
        if refusal is not None:
            self.screen.refuse(f"{refusal.message} ({refusal.rule})")
            return False
        self.match.play(seat, action)
        return True

    def meant(self, seat: int, typed: str) -> Action | None:
        """The action a player means; where there is none, or several, it says so."""
        choices = self._choices(seat)
        found = choices.meant(typed)
        if len(found) == 1:
            return found[0]
        same_kind = ", ".join(action.text for action in choices.of_kind(typed)[:EXAMPLES])
        if found:
            fitting = ", ".join(action.text for action in found[:EXAMPLES])
            reason = self.own.say("unclear", count=len(found), fitting=fitting)
        elif typed.isdigit():
            reason = self.own.say("out-of-range", number=typed[:20], last=len(choices.legal))
        elif same_kind:
            reason = self.own.say("no-such-action", typed=typed[:60], fitting=same_kind)
        else:
            reason = self.own.say("not-understood", typed=typed[:60])
        self.screen.refuse(reason)
        return None

    def _choices(self, seat: int) -> Choices:
        return Choices(self.match.legal(seat), self.match.edition.actions, self.words)

    def show_question(self, seat: int, *, fresh: bool) -> None:
        """What has happened and what is asked; with the table where there is room, or when the turn is fresh."""
        events = self.match.events(seat, since=self._told[seat])
        self._told[seat] += len(events)
        self.screen.question(self.match.view(seat), self._choices(seat), events, fresh=fresh)

    def _hand_over(self, seat: int) -> None:
        """Between people at one screen, where one may not see what the other knows."""
        before, self._last_person = self._last_person, seat
        if before is None and len(self.people) > 1:
            before = next(other for other in self.people if other != seat)
        if before is None or before == seat:
            return
        if self.match.observation(before).state != self.match.observation(seat).state:
            self.screen.clear()
            self.ask(self.own.say("hand-over", player=self.words.player(seat)) + " ")

    def _finish(self) -> None:
        """The score sheet; then the people may still look and save."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.table(self.match.view(viewer))
        self.screen.tell(self.match.events(viewer, since=self._told[viewer]))
        self.screen.show(score_sheet(self.match, self.board, self.words, self.own, viewer))
        for line in verdict(self.match, self.words, self.own):
            self.screen.show(Text(line, style="bold"))
        while typed := self.ask(self.own.say("after-the-end") + " ").strip():
            if self._commands.carry_out(typed, viewer) is Outcome.NO_COMMAND:
                self.screen.refuse(self.own.say("not-understood-after-the-end"))
