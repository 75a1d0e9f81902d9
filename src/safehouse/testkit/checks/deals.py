"""Deals that anyone can check: piles have names, nothing tells a draw in advance, tampering is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

from safehouse.core.certificates import KEY, certified, draws_of, verify_record
from safehouse.core.deals import Deal, commitment_of, offered, picked
from safehouse.core.match import ChanceMode, Match
from safehouse.core.records import open_match
from safehouse.core.seats import CHANCE

from ..channels import CHANNELS, name
from ..dice import Dice
from ..plan import Run
from ..registry import each_edition, each_game, each_ply, some_plies
from ..report import Case
from ..scene import Scene
from ..settings import Setting

SECRETS = tuple(f"{i:02x}" * 32 for i in range(1, 41))
DECISIONS = 40
"""So many decisions of seats a dealt game goes on for."""
LOOKS = 6
"""At so many plies of a game all channels are compared."""


@each_ply
def piles_are_named(scene: Scene, case: Case) -> None:
    """Wherever chance draws, the game names the pile by a word, and something lies there."""
    if scene.movers == (CHANCE,):
        pile = scene.edition.pile(scene.state)
        case.holds(re.fullmatch("[a-z][a-z0-9_]*", pile) is not None, f"{pile!r} is not a name for a pile")
        case.holds(len(offered(scene.edition, scene.state)) > 0, f"nothing lies in the pile {pile!r}")


@some_plies
def draws_cannot_be_foretold(scene: Scene, case: Case) -> None:
    """What is drawn depends on the secret, whatever players add, and on what each adds, whatever the secret is."""
    if scene.movers != (CHANCE,):
        return
    cards = offered(scene.edition, scene.state)
    total = sum(many for _, many in cards)
    if max(many for _, many in cards) * 2 > total:
        return  # 40 draws may well give the same
    pile = scene.edition.pile(scene.state)

    def drawn(deals: list[Deal]) -> int:
        return len({picked(cards, deal.number(pile, 1, total)) for deal in deals})

    case.holds(drawn(_other_secrets(scene.seats)) > 1, "all secrets give the same card")
    for seat in range(scene.seats):
        varied = drawn(_other_numbers(scene.seats, seat))
        case.holds(varied > 1, f"whatever seat {seat} adds, the same card comes")


@cache
def _other_secrets(seats: int) -> list[Deal]:
    return [Deal(secret, "kit", (None,) * seats) for secret in SECRETS]


@cache
def _other_numbers(seats: int, seat: int) -> list[Deal]:
    """Deals that differ in what one seat adds."""
    nothing = (None,) * seats
    return [Deal(SECRETS[0], "kit", (*nothing[:seat], number, *nothing[seat + 1 :])) for number in SECRETS]


@each_game
def deals_hide_themselves(scene: Scene, case: Case) -> None:
    """The same steps under two deals look the same to everybody: no view, event or record tells what comes next."""
    steps = scene.match.steps
    one, two = (_dealt(scene.setting, secret, "manual") for secret in SECRETS[:2])
    looks = {0, len(steps), *(scene.dice("deals").below(len(steps) + 1) for _ in range(LOOKS))}
    for ply in range(len(steps) + 1):
        if ply in looks:
            _look_alike(scene, case, one, two)
        if ply < len(steps):
            for match in (one, two):
                match.play(steps[ply].actor, steps[ply].action)


def _look_alike(scene: Scene, case: Case, one: Match, two: Match) -> None:
    for channel, see in CHANNELS.items():
        for viewer in scene.viewers:
            case.holds(see(one, viewer) == see(two, viewer), f"{channel}: {name(viewer)} can tell two deals apart")
    case.holds(one.record() == two.record(), "the record tells the deal")
    case.holds(one.position() == two.position(), "the position tells the deal")


@each_edition
def same_deal_same_cards(run: Run, case: Case) -> None:
    """Two games with one deal draw the same from a pile as long as the same lies there, whatever else is done."""
    if not run.settings:
        return
    piles: list[dict[str, list[tuple[Any, str]]]] = []
    for label in ("one", "another"):
        found: dict[str, list[tuple[Any, str]]] = {}
        for draw in draws_of(_played(_dealt(_largest(run), SECRETS[0]), label)):
            found.setdefault(draw.pile, []).append((draw.lying, draw.card))
        piles.append(found)
    for pile in piles[0].keys() & piles[1].keys():
        for count, ((lying, card), (other, same)) in enumerate(zip(piles[0][pile], piles[1][pile], strict=False), 1):
            if lying != other:
                break
            case.equal(f"draw {count} from {pile}", same, card)


@each_edition
def certificates_hold(run: Run, case: Case) -> None:
    """A certificate proves an honest game, and none in which a draw, a number, its seal or the secret is another."""
    if not run.settings:
        return
    match = _dealt(_largest(run), SECRETS[0])
    deal = _deal(SECRETS[0], match.seats)
    whole = certified(_played(match, "certified"), deal)
    game = run.edition.game
    case.equal("faults of an honest game", verify_record(game, whole).faults, ())
    for what, tamper in TAMPERINGS.items():
        false = json.loads(json.dumps(whole))
        if tamper(false, match):
            case.holds(not verify_record(game, false).fair, f"nobody notices that {what} was changed")


def _change_draw(record: dict[str, Any], match: Match) -> bool:
    """Another card at the last draw at which there was one; what came after it is left out."""
    draws = [draw for draw in draws_of(match) if len(draw.lying) > 1]
    if not draws:
        return False
    record["steps"] = record["steps"][: draws[-1].step]
    record["steps"][-1][1] = next(card for card, _ in draws[-1].lying if card != draws[-1].card)
    record.pop("result", None)
    return True


def _swap_draws(record: dict[str, Any], match: Match) -> bool:
    """Two draws from a pile in the other order."""
    draws = draws_of(match)
    for one, two in pairwise(draws):
        if one.pile == two.pile and one.card != two.card:
            steps = record["steps"]
            steps[one.step - 1], steps[two.step - 1] = steps[two.step - 1], steps[one.step - 1]
            return True
    return False


def _change_number(record: dict[str, Any], match: Match) -> bool:
    """With its seal: only the draws tell."""
    record[KEY]["numbers"][match.seats - 1] = SECRETS[1]
    return _change_seal(record, match)


def _change_seal(record: dict[str, Any], match: Match) -> bool:
    record[KEY]["seals"][match.seats - 1] = commitment_of(SECRETS[1])
    return True


def _change_secret(record: dict[str, Any], match: Match) -> bool:  # noqa: ARG001 - as the others
    record[KEY]["secret"] = SECRETS[1]
    return True


TAMPERINGS: dict[str, Callable[[dict[str, Any], Match], bool]] = {
    "a draw": _change_draw,
    "the order of draws": _swap_draws,
    "a number, and its seal with it,": _change_number,
    "the seal of a number": _change_seal,
    "the secret": _change_secret,
}
"""Each changes a record, and says whether there was something to change."""


def _deal(secret: str, seats: int) -> Deal:
    numbers = SECRETS[2 : seats + 1]
    return Deal(secret, "kit", (None, *numbers), (None, *map(commitment_of, numbers)))


def _dealt(setting: Setting, secret: str, chance: ChanceMode = "auto") -> Match:
    deal = _deal(secret, setting.seats)
    return open_match(setting.edition, setting.seats, setting.options, deal=deal, chance=chance)


def _largest(run: Run) -> Setting:
    """The first setting for the most seats."""
    return max(run.settings, key=lambda setting: setting.seats)


def _played(match: Match, label: str) -> Match:
    """Some decisions at random."""
    dice = Dice("deals", label)
    for _ in range(DECISIONS):
        if not match.over:
            actor = dice.one(match.to_move)
            match.play(actor, dice.one(match.legal(actor)))
    return match
