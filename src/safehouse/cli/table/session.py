"""One game at the terminal: asks the people who sit here, lets the bots move, and tells what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from rich.text import Text

from safehouse.rulebook import Rulebook
from safehouse.terminal.board import SEAT_LETTERS, BoardContext, board_of, dress

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
    """Who sits at a seat: a person where there is no bot. Without a name it is called by the letter it wears."""

    name: str | None = None
    bot: Bot | None = None


class Names(Sequence[str]):
    """What the players are called now, by seat."""

    def __init__(self, players: Sequence[Player], own: Texts, *, kinds: bool = False) -> None:
        self._players = players
        self._own = own
        self._kinds = kinds

    def __len__(self) -> int:
        return len(self._players)

    @overload
    def __getitem__(self, seat: int) -> str: ...
    @overload
    def __getitem__(self, seat: slice) -> list[str]: ...
    def __getitem__(self, seat: int | slice) -> str | list[str]:
        if isinstance(seat, slice):
            return [self[one] for one in range(len(self))[seat]]
        player = self._players[seat]
        called = self._own.say("player" if player.bot is None else "bot", letter=SEAT_LETTERS[seat])
        name = player.name or called
        return f"{name} ({player.bot.name})" if self._kinds and player.bot is not None else name


class Session:
    """A match, its players, and the terminal."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        own: Texts,
        console: Console,
        ask: Ask,
        *,
        ends_turns: bool = True,
    ) -> None:
        self.match = match
        self.own = own
        self.ask = ask
        self._players = players
        self._ends_turns = ends_turns
        texts = match.edition.game.texts(own.language)
        dress(match.observation(None).colours)
        self.board = board_of(BoardContext(match.edition, texts, Names(players, own, kinds=True)))
        self.words = Words(match.edition, self.board, Names(players, own), own.language)
        self.rulebook = Rulebook(match.edition.game, texts)
        self.screen = Screen(console, self.board, self.words, own)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.standing = match.edition.game.policy.standing(match.options)
        """Decisions in which a person answers as armed, and is asked only if he wants it."""
        self.armed: dict[int, int | None] = dict.fromkeys(self.people)
        self.asks: set[int] = set()
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
        """Of those who are asked now, bots answer first; last come those who want not to be asked."""
        dress(self.match.observation(None).colours)
        movers = sorted(self.match.to_move, key=lambda seat: (self._players[seat].bot is None, self._stands(seat)))
        seat = movers[0]
        bot = self._players[seat].bot
        if bot is not None:
            self.match.play(seat, bot.choose(self.match.observation(seat)))
        elif self._stands(seat):
            answer = self.standing[self._decision()]
            self.match.play(seat, answer(self.match.state, self.armed[seat]))
        else:
            self._person(seat)

    def _stands(self, seat: int) -> bool:
        """Whether this seat's answer is given for it, as armed."""
        return seat not in self.asks and self._decision() in self.standing

    def _decision(self) -> str:
        return self.match.edition.decisions[self.match.question[1]]

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
        self._end_turn(seat)
        return True

    def _end_turn(self, seat: int) -> None:
        """After a step of one's own, if wished, when the engine finds nothing left that could help."""
        idle = self.match.observation(seat).idle
        if idle is not None and self._ends_turns:
            self.match.play(seat, idle)

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
