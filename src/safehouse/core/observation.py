"""What one seat knows, as a value that can be handed to a bot or sent to another process."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .actions import Action
from .frames import is_asked
from .options import Options
from .rule import NO_ACTION, Buf
from .seats import SPECTATOR, Colour, worn
from .slots import ADVICE_GAMES, ADVICE_NOTES, advise
from .state import State

if TYPE_CHECKING:
    from .game import Edition


@dataclass(frozen=True, eq=False)
class Observation:
    """The concealed state of a seat (None: a spectator). It holds nothing that the seat may not know.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> seen = m.observation(0)
        >>> seen.seat
        0
        >>> seen.legal()[0].text
        'TAKE(1)'
    """

    edition: Edition
    seats: int
    options: Options
    seat: int | None
    state: State

    @property
    def game(self) -> str:
        """The name of the game.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).game
            'spyconnection'
        """
        return self.edition.game.name

    @property
    def viewer(self) -> int:
        """The seat as the rules count it: spectators have a number, too.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).viewer
            0
            >>> m.observation(None).viewer
            4
        """
        return SPECTATOR if self.seat is None else self.seat

    def legal(self) -> list[Action]:
        """What this seat may do now; empty when it is not asked.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> len(m.observation(0).legal())
            10
            >>> m.observation(1).legal()
            []
        """
        if self.seat is None or not is_asked(self.state, self.seat):
            return []
        out = self.edition.buffer()
        count = self.edition.legal(self.state, self.seat, out)
        return [self.edition.actions[i] for i in out[:count]]

    @property
    def idle(self) -> Action | None:
        """The action that ends this seat's part when nothing else could help it; None while it has a choice.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).idle is None
            True
        """
        if self.seat is None or not is_asked(self.state, self.seat):
            return None
        number = self.edition.slots["idle"](self.state, self.seat)
        return None if number == NO_ACTION else self.edition.actions[number]

    @property
    def colours(self) -> list[Colour]:
        """The colour that each seat wears: on the board, in lists and beside its name.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).colours
            ['red', 'blue']
        """
        tell = self.edition.colours
        return worn([None] * self.seats if tell is None else tell(self.state))

    def advised(self, rng: Buf) -> Action | None:
        """What the game's own advice for simple bots says, or None where it has none.

        Examples:
            >>> import safehouse as sh
            >>> from safehouse.core.chance import stream
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).advised(stream(1, "advice")) is None
            True
        """
        edition = self.edition
        pool = [self.state.clone(), *(edition.state_type() for _ in range(ADVICE_GAMES))]
        number = edition.plain(advise)(pool, 0, self.viewer, [0] * ADVICE_NOTES, rng, edition.buffer())
        return None if number == NO_ACTION else edition.actions[number]

    def simplified(self) -> Observation:
        """What a bot looks ahead from. Whatever it may do here it may do in truth, but not the other way round.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> len(m.observation(0).simplified().legal()) <= len(m.legal(0))
            True
        """
        copy = self.state.clone()
        self.edition.slots["simplify"](copy)
        return replace(self, state=copy)

    def view(self) -> dict[str, Any]:
        """The game's part of the view, ready for JSON: names, not numbers.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> m.observation(0).view()["turn"]
            Traceback (most recent call last):
                ...
            KeyError: 'turn'
        """
        return self.edition.view(self.state, self.viewer)

    def table_view(self) -> Any:
        """The part of the view that is the same for all whose concealed states are equal: the game's `TableView`.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> type(m.observation(0).table_view()).__name__
            'TableView'
        """
        return self.edition.table_view(self.state)

    def own_view(self) -> Any:
        """The rest of the view, for this seat alone: the game's `OwnView`.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> type(m.observation(0).own_view()).__name__
            'OwnView'
        """
        return self.edition.own_view(self.state, self.viewer)

    def to_bytes(self) -> bytes:
        """The concealed state as bytes, the same on every machine.

        Examples:
            >>> import safehouse as sh
            >>> m = sh.new_match("spyconnection", seats=2, seed=7)
            >>> len(m.observation(0).to_bytes()) == len(m.observation(1).to_bytes())
            True
        """
        return self.state.to_bytes()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Observation)
            and (self.edition, self.seat, self.options) == (other.edition, other.seat, other.options)
            and self.state == other.state
        )

    __hash__ = None  # type: ignore[assignment]
