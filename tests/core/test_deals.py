"""Draws that follow from a secret and the numbers of the players."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import safehouse as sh
from safehouse.core.certificates import certified, draws_of
from safehouse.core.deals import Deal, commitment_of, fresh_number, picked
from safehouse.core.match import Match
from safehouse.core.records import open_match

SECRET, OTHER = "5a" * 32, "5b" * 32
GAMES = ("spyconnection", "vienna", "estoril", "inkognito")


def numbers(seats: int) -> tuple[str | None, ...]:
    """Seat 0 adds none."""
    return (None, *(f"{seat:064x}" for seat in range(1, seats)))


def dealt(game: str, deal: Deal, **options: Any) -> Match:
    found = sh.game(game)
    accepted = found.accept(len(deal.numbers), options)
    return open_match(found.edition(accepted["data_set"]), len(deal.numbers), accepted, deal=deal)


def deal_for(game: str, secret: str = SECRET) -> Deal:
    return Deal(secret, "table", numbers(sh.games()[game].seats[-1]))


def played(match: Match, seed: int) -> Match:
    """Played to its end at random, with some undoing."""
    bot = sh.bot("random", seed=seed)
    while not match.over:
        seat = match.to_move[-1]
        match.play(seat, bot.choose(match.observation(seat)))
        if len(match.steps) % 7 == seed % 7 and match.undo_reason(seat) is None:
            match.undo(seat)
            match.play(seat, bot.choose(match.observation(seat)))
    return match


def by_pile(match: Match) -> dict[str, list[tuple[list[tuple[str, int]], str]]]:
    piles: dict[str, list[tuple[list[tuple[str, int]], str]]] = {}
    for draw in draws_of(match):
        piles.setdefault(draw.pile, []).append((draw.lying, draw.card))
    return piles


# --- the numbers ------------------------------------------------------------------------------------------------


def test_a_number_is_what_the_documents_say() -> None:
    deal = Deal(SECRET, "table", ("cd" * 32, None))
    key = hmac.new(bytes.fromhex(SECRET), f"safehouse-deal-1\ntable\n{'cd' * 32}\n-".encode(), hashlib.sha256).digest()
    word = hmac.new(key, b"deck\n3\n0", hashlib.sha256).digest()[:4]
    assert deal.number("deck", 3, 1000) == int.from_bytes(word, "big") % 1000


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    """Of 2**32 words, a little less than half lie beyond 2**31 + 1."""
    deal, total = Deal(SECRET, "table", ()), (1 << 31) + 1
    found = [deal.number("deck", count, total) for count in range(1, 200)]
    assert all(0 <= number < total for number in found)
    first = [
        int.from_bytes(hmac.digest(deal._key, f"deck\n{count}\n0".encode(), "sha256")[:4], "big")
        for count in range(1, 200)
    ]
    again = [count for count, word in enumerate(first) if word >= total]
    assert 60 < len(again) < 140
    assert all(found[i] == word for i, word in enumerate(first) if i not in again)
    assert len(set(found)) == len(found)


def test_all_numbers_are_equally_likely() -> None:
    """Over 6,000 secrets each of 6 comes up 1,000 times, give or take four standard deviations."""
    rolled = Counter(Deal(f"{i:064x}", "table", ()).number("dice", 1, 6) for i in range(6000))
    assert sorted(rolled) == [0, 1, 2, 3, 4, 5]
    assert all(abs(times - 1000) < 4 * 29 for times in rolled.values())


@pytest.mark.parametrize(
    "other",
    [
        Deal(OTHER, "table", (None, "11" * 32)),
        Deal(SECRET, "other", (None, "11" * 32)),
        Deal(SECRET, "table", (None, "12" * 32)),
        Deal(SECRET, "table", ("11" * 32, None)),
        Deal(SECRET, "table", (None, None)),
    ],
    ids=["secret", "table", "number", "seat", "none"],
)
def test_everything_counts(other: Deal) -> None:
    deal = Deal(SECRET, "table", (None, "11" * 32))
    assert [deal.number("deck", i, 1 << 20) for i in range(1, 9)] != [
        other.number("deck", i, 1 << 20) for i in range(1, 9)
    ]


def test_neither_the_secret_nor_what_follows_from_it_is_printed() -> None:
    assert SECRET not in repr(Deal(SECRET, "table", ("11" * 32,)))
    assert commitment_of(SECRET) != SECRET


def test_fresh_numbers_are_fresh() -> None:
    assert fresh_number() != fresh_number()
    assert len(fresh_number()) == 64


@pytest.mark.parametrize("secret", ["", "5A" * 32, "5a" * 31, "zz" * 32, f"{SECRET}\n"])
def test_odd_secrets_are_refused(secret: str) -> None:
    with pytest.raises(sh.OptionError, match="64 hexadecimal digits"):
        Deal(secret, "table", ())
    with pytest.raises(sh.OptionError, match=r"numbers\[1\]"):
        Deal(SECRET, "table", (None, secret))


def test_a_pile_ends_with_its_cards() -> None:
    with pytest.raises(IndexError):
        picked([("ace", 1)], 1)


# --- matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_deal_gives_the_same_cards_whatever_is_done(game: str) -> None:
    """As long as the same lies in a pile, the same is drawn from it: these two games go different ways."""
    one, two = (by_pile(played(dealt(game, deal_for(game)), seed)) for seed in (1, 2))
    compared = 0
    for pile in one.keys() & two.keys():
        for (lying, card), (others, same) in zip(one[pile], two[pile], strict=False):
            if lying != others:
                break
            assert card == same
            compared += 1
    assert compared >= {"spyconnection": 25, "vienna": 90, "estoril": 20, "inkognito": 9}[game]


@pytest.mark.parametrize("game", GAMES)
def test_another_secret_gives_other_cards(game: str) -> None:
    one, two = (played(dealt(game, deal_for(game, secret)), 1) for secret in (SECRET, OTHER))
    assert [draw.card for draw in draws_of(one)] != [draw.card for draw in draws_of(two)]


def test_a_copy_draws_on_from_where_the_match_stands() -> None:
    match = dealt("spyconnection", deal_for("spyconnection"))
    copy = match.clone()
    assert played(copy, 3).record() == played(match, 3).record()


def test_a_copy_with_a_seed_goes_its_own_way() -> None:
    match = dealt("spyconnection", deal_for("spyconnection"))
    assert played(match.clone(seed=1), 3).record() != played(match, 3).record()


def test_draws_told_by_hand_count() -> None:
    """As a server reads its log: what was drawn is told, then the deal goes on."""
    whole = played(dealt("vienna", deal_for("vienna")), 5)
    told = open_match(whole.edition, whole.seats, whole.options, deal=deal_for("vienna"), chance="manual")
    until = next(i for i in range(200, len(whole.steps)) if whole.steps[i].actor != sh.CHANCE)
    for step in whole.steps[:until]:
        told.play(step.actor, step.action)
    told.chance = "auto"
    for step in whole.steps[until:]:
        if step.actor != sh.CHANCE:
            told.play(step.actor, step.action)
    assert told.record() == whole.record()
    assert sum(step.actor == sh.CHANCE for step in whole.steps[until:]) > 50


# --- certificates -----------------------------------------------------------------------------------------------


@cache
def _finished(game: str) -> str:
    deal = deal_for(game)
    return json.dumps(certified(played(dealt(game, deal), 1), deal))


def finished(game: str) -> dict[str, Any]:
    """The record of a finished game with its certificate, as it is read from a file."""
    record: dict[str, Any] = json.loads(_finished(game))
    return record


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_record_is_fair(game: str) -> None:
    record = finished(game)
    verdict = sh.verify(record, commitment_of(SECRET))
    assert verdict.faults == ()
    assert verdict.fair
    assert verdict.draws == sum(actor == "chance" for actor, _ in record["steps"]) > 8
    assert verdict.numbers == deal_for(game).numbers


@pytest.mark.parametrize("game", GAMES)
def test_a_certified_record_replays_like_any_other(game: str) -> None:
    record = finished(game)
    assert sh.replay(record).over
    assert sh.replay({key: value for key, value in record.items() if key != "certificate"}).over


def test_a_certificate_is_small() -> None:
    """A pile is written down only where it is not just what the last draw left."""
    record = finished("vienna")
    rows = record["certificate"]["draws"]
    assert sum(isinstance(change, list) for _, change in rows) < 25
    assert sum(change == "less" for _, change in rows) > 200
    assert ["figures", "same"] in finished("inkognito")["certificate"]["draws"]


def swap_draws(record: dict[str, Any]) -> None:
    """Two draws of the same kind in the other order."""
    steps = record["steps"]
    at = next(i for i in range(len(steps) - 1) if kind(steps[i]) == kind(steps[i + 1]) and steps[i] != steps[i + 1])
    steps[at], steps[at + 1] = steps[at + 1], steps[at]


def kind(step: list[Any]) -> tuple[Any, str]:
    return step[0], step[1].partition("(")[0]


def change_draw(record: dict[str, Any]) -> None:
    """Another card that could have been drawn as well, at the last draw; what came after it is left out."""
    draw = max((draw for draw in draws_of(sh.replay(record)) if len(draw.lying) > 1), key=lambda draw: draw.step)
    record["steps"][draw.step - 1][1] = next(card for card, _ in draw.lying if card != draw.card)
    del record["steps"][draw.step :]
    del record["result"]


def change_number(record: dict[str, Any]) -> None:
    record["certificate"]["numbers"][1] = "ee" * 32


def drop_number(record: dict[str, Any]) -> None:
    record["certificate"]["numbers"][1] = None


def swap_numbers(record: dict[str, Any]) -> None:
    seats = record["certificate"]["numbers"]
    seats[0], seats[1] = seats[1], seats[0]


def change_secret(record: dict[str, Any]) -> None:
    record["certificate"]["secret"] = OTHER


def change_secret_and_commitment(record: dict[str, Any]) -> None:
    record["certificate"] |= {"secret": OTHER, "commitment": commitment_of(OTHER)}


def change_table(record: dict[str, Any]) -> None:
    record["certificate"]["table"] = "another"


def change_pile(record: dict[str, Any]) -> None:
    record["certificate"]["draws"][0][0] = "sleeve"


def change_cards(record: dict[str, Any]) -> None:
    first = next(row for row in record["certificate"]["draws"] if isinstance(row[1], list) and len(row[1]) > 1)
    first[1].reverse()


def drop_draw(record: dict[str, Any]) -> None:
    record["certificate"]["draws"].pop()


TAMPERINGS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (swap_draws, r"steps\[\d+\]|secret and numbers give"),
    (change_draw, "secret and numbers give"),
    (change_number, "secret and numbers give"),
    (drop_number, "secret and numbers give"),
    (swap_numbers, "secret and numbers give"),
    (change_secret, "not the SHA-256 of the secret"),
    (change_secret_and_commitment, "secret and numbers give"),
    (change_table, "secret and numbers give"),
    (change_pile, "another pile"),
    (change_cards, "other cards in it"),
    (drop_draw, "chance decided"),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("tamper", "told"), TAMPERINGS, ids=lambda one: getattr(one, "__name__", ""))
def test_whatever_is_tampered_with_is_found(game: str, tamper: Callable[[dict[str, Any]], None], told: str) -> None:
    record = finished(game)
    tamper(record)
    verdict = sh.verify(record)
    assert not verdict.fair
    assert any(re.search(told, fault) for fault in verdict.faults), verdict.faults[:3]


SEALED = Deal(SECRET, "sealed", (None, "11" * 32), (commitment_of("22" * 32), commitment_of("11" * 32)))


def sealed_record() -> dict[str, Any]:
    match = dealt("spyconnection", SEALED)
    match.leave(0)
    record: dict[str, Any] = json.loads(json.dumps(certified(match, SEALED)))
    return record


def test_a_number_that_was_sealed_and_not_opened_is_told() -> None:
    verdict = sh.verify(sealed_record())
    assert (verdict.faults, verdict.unopened) == ((), (0,))


@pytest.mark.parametrize(
    ("seals", "told"),
    [
        ([None, "ab" * 32], "is not the number that was sealed"),
        ([None], "seals: there are 1, but 2 numbers"),
    ],
)
def test_a_number_that_is_not_the_sealed_one_is_found(seals: list[str | None], told: str) -> None:
    record = sealed_record()
    record["certificate"]["seals"] = seals
    (fault,) = sh.verify(record).faults
    assert told in fault


def test_seals_change_no_card() -> None:
    """So the certificates of games before there were seals are checked as they were."""
    bare = Deal(SEALED.secret, SEALED.table, SEALED.numbers)
    assert [bare.number("deck", i, 52) for i in range(1, 20)] == [SEALED.number("deck", i, 52) for i in range(1, 20)]
    record = sealed_record()
    del record["certificate"]["seals"]
    assert sh.verify(record).fair


def test_a_fault_names_step_and_pile() -> None:
    record = finished("spyconnection")
    change_draw(record)
    last = len(record["steps"])
    fault = next(fault for fault in sh.verify(record).faults if "secret and numbers" in fault)
    assert re.match(rf"step {last}, draw \d+ from missions: ", fault)


def test_a_secret_exchanged_with_its_commitment_is_found_by_who_kept_the_commitment() -> None:
    """Dealt anew from another secret, a record is consistent; but not what was shown before the game."""
    deal = deal_for("spyconnection", OTHER)
    record = certified(played(dealt("spyconnection", deal), 1), deal)
    assert sh.verify(record).fair
    (fault,) = sh.verify(record, commitment_of(SECRET)).faults
    assert "was shown before the game" in fault


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"scheme": "other"}, "scheme"),
        ({"secret": "00"}, "64 hexadecimal digits"),
        ({"numbers": "none"}, "numbers"),
        ({"numbers": [1, 2]}, "64 hexadecimal digits"),
        ({"draws": None}, "draws"),
        ({"table": "a\nb"}, "table"),
        ({"more": 1}, "more"),
    ],
)
def test_odd_certificates_are_refused(change: dict[str, Any], told: str) -> None:
    record = finished("inkognito")
    record["certificate"] |= change
    with pytest.raises(sh.RecordError, match=told):
        sh.verify(record)


@pytest.mark.parametrize("rows", [[None], [[]], [["missions"]], [["missions", 7]], ["x"]])
def test_odd_draws_are_faults(rows: list[Any]) -> None:
    record = finished("inkognito")
    record["certificate"]["draws"][: len(rows)] = rows
    assert not sh.verify(record).fair
