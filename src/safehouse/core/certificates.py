"""What is opened after the end, so that everybody can check every draw: written into records, and checked from them.

A certificate holds the secret, the commitment to it, the numbers of the players, what they were sealed with (where any
was), and for each draw, in order, its pile
and what lay there: a list of `[card, how often]`, or `"less"` if it is what the last draw from this pile left, or
`"same"` if what was drawn there went back. So a reader sees at a glance where a pile was changed otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .deals import SCHEME, Deal, commitment_of, is_hex_64, offered, picked
from .errors import RecordError
from .match import Match, Record
from .records import open_match, read_position, read_record
from .seats import CHANCE
from .validation import Cursor

if TYPE_CHECKING:
    from .game import Game

KEY = "certificate"
"""Under which it stands in a record."""
Lying = list[tuple[str, int]]
"""What lies in a pile: the texts of the actions that draw it, in order, and how often each is there."""
Change = Lying | Literal["less", "same"]


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw of a match."""

    step: int
    """Which step of the record it is, from 1."""
    pile: str
    count: int
    """Which draw from this pile, from 1."""
    lying: Lying
    card: str

    def card_by(self, deal: Deal) -> str:
        """What the deal gives here."""
        return picked(self.lying, deal.number(self.pile, self.count, sum(many for _, many in self.lying)))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of checking a record: all is well if there are no faults.

    Examples:
        >>> Verdict(draws=12, numbers=(None, "11" * 32), faults=()).fair
        True
    """

    draws: int
    numbers: tuple[str | None, ...]
    """What each seat added to the deal; None where it trusted the others and the server."""
    faults: tuple[str, ...]
    unopened: tuple[int, ...] = ()
    """Seats that had sealed a number and did not open it: they knew two deals, and chose."""

    @property
    def fair(self) -> bool:
        """Whether every draw fits.

        Examples:
            >>> Verdict(draws=12, numbers=(), faults=("step 3, draw 1 from dice: ...",)).fair
            False
        """
        return not self.faults


def draws_of(match: Match) -> list[Draw]:
    """All draws of a match, with what lay in their piles, by playing it once more."""
    if match.origin is None:
        again = open_match(match.edition, match.seats, match.options, chance="manual")
    else:
        again = read_position(match.edition.game, match.origin, chance="manual")
    edition, counts = match.edition, dict[str, int]()
    draws: list[Draw] = []
    for number, step in enumerate(match.steps, start=1):
        if step.actor == CHANCE:
            state = again.state
            pile = edition.pile(state)
            counts[pile] = counts.get(pile, 0) + 1
            lying = [(edition.actions[action].text, many) for action, many in offered(edition, state)]
            draws.append(Draw(number, pile, counts[pile], lying, step.action.text))
        again.play(step.actor, step.action)
    return draws


def certificate(match: Match, deal: Deal) -> dict[str, Any]:
    """The certificate of a match that was dealt so; to be shown after its end."""
    sealed = {"seals": list(deal.seals)} if any(deal.seals) else {}
    return {
        "scheme": SCHEME,
        "table": deal.table,
        "commitment": deal.commitment,
        "secret": deal.secret,
        "numbers": list(deal.numbers),
        **sealed,
        "draws": _changes(draws_of(match)),
    }


def certified(match: Match, deal: Deal) -> Record:
    """The record of a match with its certificate."""
    return {**match.record(), KEY: certificate(match, deal)}


def _changes(draws: list[Draw]) -> list[list[Any]]:
    piles: dict[str, Draw] = {}
    rows: list[list[Any]] = []
    for draw in draws:
        rows.append([draw.pile, _change(piles.get(draw.pile), draw.lying)])
        piles[draw.pile] = draw
    return rows


def _change(before: Draw | None, lying: Lying) -> Any:
    if before is not None and lying == _less(before):
        return "less"
    if before is not None and lying == before.lying:
        return "same"
    return [list(pair) for pair in lying]


def _less(draw: Draw) -> Lying:
    """What a draw left."""
    left = [(card, many - 1 if card == draw.card else many) for card, many in draw.lying]
    return [(card, many) for card, many in left if many]


# --- checking ---------------------------------------------------------------------------------------------------


def verify_record(game: Game, content: Any, commitment: str | None = None) -> Verdict:
    """Checks every draw of a record by the rules; RecordError if it is no record with a certificate.

    `commitment`: what the server had shown before the first draw, for whoever has kept it.
    """
    read_record(game, content, upto=0)
    deal, told, rows = _read(content)
    try:
        match = read_record(game, content)
    except RecordError as error:  # the rules forbid a step: whatever was drawn was not drawn so
        return Verdict(0, deal.numbers, tuple(error.faults))
    draws = draws_of(match)
    faults = []
    if commitment_of(deal.secret) != told:
        faults.append("commitment: it is not the SHA-256 of the secret: the server has opened another secret")
    if commitment is not None and commitment != told:
        faults.append(f"commitment: it is {told}, but {commitment} was shown before the game")
    if len(deal.numbers) != match.seats:
        faults.append(f"numbers: there are {len(deal.numbers)}, but {match.seats} seats")
    faults += _seal_faults(deal)
    if len(rows) != len(draws):
        faults.append(f"draws: the certificate has {len(rows)}, but chance decided {len(draws)} times")
    for draw, row, right in zip(draws, rows, _changes(draws), strict=False):
        faults += _draw_faults(draw, row, right, deal)
    unopened = [seat for seat, (number, seal) in _sealed(deal) if seal is not None and number is None]
    return Verdict(len(draws), deal.numbers, tuple(faults), tuple(unopened))


def _sealed(deal: Deal) -> list[tuple[int, tuple[str | None, str | None]]]:
    """The seats, with number and seal."""
    return list(enumerate(zip(deal.numbers, deal.seals, strict=False)))


def _seal_faults(deal: Deal) -> list[str]:
    if deal.seals and len(deal.seals) != len(deal.numbers):
        return [f"seals: there are {len(deal.seals)}, but {len(deal.numbers)} numbers"]
    return [
        f"numbers[{seat}]: its SHA-256 is not seals[{seat}]: it is not the number that was sealed"
        for seat, (number, seal) in _sealed(deal)
        if seal is not None and number is not None and commitment_of(number) != seal
    ]


def _draw_faults(draw: Draw, row: Any, right: list[Any], deal: Deal) -> list[str]:
    where = f"step {draw.step}, draw {draw.count} from {draw.pile}"
    faults = []
    if row != right:
        faults.append(f"{where}: the certificate names another pile, or other cards in it, than the rules")
    card = draw.card_by(deal)
    if card != draw.card:
        faults.append(f"{where}: secret and numbers give {card}, but the record has {draw.card}")
    return faults


def _read(content: Any) -> tuple[Deal, str, list[Any]]:
    faults: list[str] = []
    root = Cursor(content, faults)
    if KEY not in root:
        raise RecordError(
            ["certificate: there is none; only games that a server dealt have one, and only after the end"]
        )
    one = root[KEY]
    one.only("scheme", "table", "commitment", "secret", "numbers", "seals", "draws")
    if one["scheme"].value != SCHEME:
        one["scheme"].fault(f"is not {SCHEME!r}, the only one this version knows")
    for cursor in (one["commitment"], one["secret"]):
        _hex_64(cursor)
    numbers = one["numbers"].items(at_most=16)
    seals = one["seals"].items(at_most=16) if "seals" in one else []
    for cursor in (*numbers, *seals):
        if cursor.value is not None:
            _hex_64(cursor)
    table, rows = one["table"].text(longest=100), one["draws"].items()
    if "\n" in table:
        one["table"].fault("is not the name of a table")
    if faults:
        raise RecordError(faults)
    added, shown = (tuple(cursor.value for cursor in each) for each in (numbers, seals))
    deal = Deal(one["secret"].value, table, added, shown)
    return deal, one["commitment"].value, [cursor.value for cursor in rows]


def _hex_64(cursor: Cursor) -> None:
    if not is_hex_64(cursor.value):
        cursor.fault("must be 64 hexadecimal digits 0-9a-f")
