"""Dealt so that anyone can check: commitment, numbers, certificate; and nobody knows more before the end."""

from __future__ import annotations

import json
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import safehouse as sh
from safehouse.core.deals import commitment_of, fresh_number
from safehouse.server.bots.questions import Question
from safehouse.server.seeds import TEST_DEAL
from safehouse.server.tables import entries as en
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table

from .harness import Caller, Running, running, until
from .test_secrecy import rows_of


def promised(caller: Caller, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = caller.post("/api/deals", more, expect=201)
    return found


def opened(caller: Caller, *seats: Any, **more: Any) -> tuple[str, str, str]:
    """A table opened after its commitment was seen: id, commitment, number."""
    promise, number = promised(caller), fresh_number()
    deal = {"ticket": promise["ticket"], "number": number}
    return caller.open(*seats, deal=deal, **more)["id"], promise["commitment"], number


def joined(caller: Caller, id: str, host: Caller) -> str:
    """Takes a seat; returns the number that was added."""
    number = fresh_number()
    caller.post(f"/api/matches/{id}/join", {"invite": host.table(id)["invite"], "number": number})
    return number


def played_out(id: str, *players: Caller) -> None:
    """Some turns, in which who is asked does the first thing offered; then all give up, one after the other."""
    for _ in range(12):
        for player in players:
            table = player.table(id)
            if table["decision"]:
                player.act(table)
    for player in players:
        if not player.table(id)["over"]:
            for seat in player.table(id)["my_seats"]:
                player.call("POST", f"/api/matches/{id}/resign", {"seat": seat})
    until(lambda: players[0].table(id)["over"])


def as_guest(server: Running, token: str) -> Caller:
    caller = Caller(server.url, None)
    caller.http.headers["Authorization"] = f"Bearer {token}"
    return caller


# --- the promise --------------------------------------------------------------------------------------------------


def test_a_table_is_dealt_from_what_was_promised(server: Running) -> None:
    ann = server.guest("Ann")
    id, commitment, number = opened(ann, "me", "random")
    assert ann.table(id)["deal"] == {
        "commitment": commitment,
        "numbers": [number, None],
        "seals": [None] * 2,
        "of": None,
    }
    played_out(id, ann)
    record = ann.get(f"/api/matches/{id}/record")
    certificate = record["certificate"]
    assert certificate["table"] == id
    assert certificate["numbers"] == [number, None]
    assert commitment_of(certificate["secret"]) == commitment
    verdict = sh.verify(record, commitment)
    assert verdict.faults == ()
    assert verdict.draws >= 7


@pytest.mark.parametrize(
    ("game", "bot", "seats"),
    [("vienna", "random", 2), ("estoril", "greedy", 2), ("spyconnection", "greedy", 3), ("inkognito", "greedy", 3)],
)
def test_whole_games_of_bots_are_dealt_so(server: Running, game: str, bot: str, seats: int) -> None:
    ann = server.guest("Ann")
    options = {"turn_limit": 10} if game == "inkognito" else {}  # without it bots may go about for long
    id, commitment, _ = opened(ann, *[bot] * seats, game=game, spectators="public", options=options)
    until(lambda: ann.table(id)["over"], seconds=300)
    record = ann.get(f"/api/matches/{id}/record")
    verdict = sh.verify(record, commitment)
    assert verdict.faults == ()
    assert verdict.draws == sum(actor == "chance" for actor, _ in record["steps"]) >= 7
    assert sh.verify(record, fresh_number()).faults  # another commitment was not this one


def test_who_joins_adds_a_number_and_sees_the_others(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id, commitment, anns = opened(ann, "me", "open", "random")
    assert bob.table(id)["deal"] == {
        "commitment": commitment,
        "numbers": [anns, None, None],
        "seals": [None] * 3,
        "of": None,
    }
    bobs = joined(bob, id, ann)
    for player in (ann, bob):
        assert player.table(id)["deal"] == {
            "commitment": commitment,
            "numbers": [anns, bobs, None],
            "seals": [None] * 3,
            "of": None,
        }
    played_out(id, ann, bob)
    record = bob.get(f"/api/matches/{id}/record")
    assert record["certificate"]["numbers"] == [anns, bobs, None]
    assert sh.verify(record, commitment).fair


def test_a_number_goes_with_who_added_it(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id, _, number = opened(ann, "me", "open", "open")
    joined(bob, id, ann)
    bob.post(f"/api/matches/{id}/leave")
    assert ann.table(id)["deal"]["numbers"] == [number, None, None]
    ann.post(f"/api/matches/{id}/fill")
    assert ann.table(id)["deal"]["numbers"] == [number, None, None]


def test_who_adds_nothing_is_marked_and_the_game_begins_all_the_same(server: Running) -> None:
    ann = server.guest("Ann")
    id = ann.open("me", "random")["id"]
    table = ann.table(id)
    assert table["status"] == "running"
    assert table["deal"]["numbers"] == [None, None]
    played_out(id, ann)
    record = ann.get(f"/api/matches/{id}/record")
    assert sh.verify(record, table["deal"]["commitment"]).fair


def test_several_seats_of_one_guest_have_its_number(server: Running) -> None:
    ann = server.guest("Ann")
    id, _, number = opened(ann, "me", "me", "random")
    assert ann.table(id)["deal"]["numbers"] == [number, number, None]


def test_a_rematch_is_promised_to_all_who_sat_there(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id, *_ = opened(ann, "me", "open")
    joined(bob, id, ann)
    ann.post("/api/deals", {"rematch_of": id}, expect=409)
    played_out(id, ann, bob)
    promises = [promised(player, rematch_of=id) for player in (ann, bob)]
    assert promises[0] == promises[1]
    assert promises[0]["ticket"] is None
    numbers = [fresh_number(), fresh_number()]
    again = [p.post(f"/api/matches/{id}/rematch", {"number": n}) for p, n in zip((ann, bob), numbers, strict=True)]
    deal = ann.table(again[0]["id"])["deal"]
    assert deal == {
        "commitment": promises[0]["commitment"],
        "numbers": numbers,
        "seals": [None] * len(numbers),
        "of": None,
    }
    server.guest("Eve").post("/api/deals", {"rematch_of": id}, expect=403)


# --- bad input ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["", "11", "G" * 64, "A" * 64, "1" * 65, 7, f"{'1' * 63}\n"])
def test_odd_numbers_are_refused(server: Running, number: Any) -> None:
    ann = server.guest("Ann")
    body = {"game": "spyconnection", "seats": [{"kind": "me"}, {"kind": "open"}]}
    deal = {"ticket": promised(ann)["ticket"], "number": number}
    assert ann.call("POST", "/api/matches", {**body, "deal": deal}).status_code == 400
    id, *_ = opened(ann, "me", "open")
    join = {"invite": ann.table(id)["invite"], "number": number}
    assert server.guest("Bob").call("POST", f"/api/matches/{id}/join", join).status_code == 400


def test_a_ticket_opens_one_table(server: Running) -> None:
    """Else the secret that the end of one table opens would be that of another."""
    ann = server.guest("Ann")
    deal = {"ticket": promised(ann)["ticket"], "number": fresh_number()}
    body = {"game": "spyconnection", "seats": [{"kind": "me"}, {"kind": "open"}], "deal": deal}
    first = ann.post("/api/matches", body, expect=201, key="one")
    assert ann.post("/api/matches", body, expect=201, key="one") == first
    ann.post("/api/matches", body, expect=409)
    ann.post("/api/matches", body, expect=409, key="two")
    ann.post("/api/matches", {**body, "deal": {**deal, "number": fresh_number()}}, expect=422, key="one")


def test_a_ticket_is_its_guests(server: Running) -> None:
    """Bob gets another table with it, and another deal."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    promise = promised(ann)
    deal = {"ticket": promise["ticket"], "number": fresh_number()}
    bobs = bob.open("me", "open", deal=deal)["id"]
    assert bob.table(bobs)["deal"]["commitment"] != promise["commitment"]
    anns = ann.open("me", "open", deal=deal)["id"]
    assert ann.table(anns)["deal"]["commitment"] == promise["commitment"]


def test_promises_differ(server: Running) -> None:
    ann = server.guest("Ann")
    assert len({promised(ann)["commitment"] for _ in range(20)}) == 20


def test_a_named_test_deal_is_no_deal(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TEST_DEAL, "one")
    with running(sqlite) as server:
        ann = server.guest("Ann")
        promise = promised(ann)
        assert promise["commitment"] is None
        id = ann.open("me", "random", deal={"ticket": promise["ticket"], "number": fresh_number()})["id"]
        assert ann.table(id)["deal"] is None
        played_out(id, ann)
        assert "certificate" not in ann.get(f"/api/matches/{id}/record")


# --- nothing is lost, nothing drawn twice ---------------------------------------------------------------------------


def secret_of(file: Path, id: str) -> str:
    first = en.read(rows_of(file, id)[0].entry)
    assert isinstance(first, en.Opened)
    assert first.deal is not None
    return first.deal.secret


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_a_restart_deals_on(sqlite: str) -> None:
    with running(sqlite) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        id, commitment, _ = opened(ann, "me", "open", game="vienna")
        joined(bob, id, ann)
        dealt = len(ann.table(id)["events"])
        tokens = ann.token, bob.token
    with running(sqlite) as server:
        again = [as_guest(server, token) for token in tokens]
        played_out(id, *again)
        assert len(again[0].table(id, since=0)["events"]) > dealt
        verdict = sh.verify(again[0].get(f"/api/matches/{id}/record"), commitment)
    assert verdict.faults == ()
    assert verdict.draws > 80


def test_a_draw_that_was_not_stored_comes_again(sqlite: str) -> None:
    """Whatever made a change fail, nobody gets another card by trying again."""
    with running(sqlite) as server:
        ann = server.guest("Ann")
        id, *_ = opened(ann, "me", "me")
    table = Table.replay(rows_of(file_of(sqlite), id))
    seat = table.match.to_move[0]
    drawn = {table.fork().apply(en.Played(seat, "guest", "", [(seat, "TAKE(1)")]), 0.0).entry for _ in range(8)}
    assert len(drawn) == 1
    assert "REVEAL(" in drawn.pop()


def test_tables_opened_before_there_were_deals_go_on(sqlite: str) -> None:
    """Their log knows no deal: draws are fresh, and there is no certificate."""
    with running(sqlite) as server:
        ann = server.guest("Ann")
        id, *_ = opened(ann, "me", "me")
        token = ann.token
    with sqlite3.connect(file_of(sqlite)) as connection:
        for seq, text in connection.execute("SELECT seq, entry FROM log WHERE match = ?", (id,)).fetchall():
            old = json.loads(text)
            old.pop("deal", None)
            for plan in old.get("seats", []):
                plan.pop("number", None)
            connection.execute("UPDATE log SET entry = ? WHERE match = ? AND seq = ?", (json.dumps(old), id, seq))
    connection.close()
    with running(sqlite) as server:
        caller = as_guest(server, token)
        assert caller.table(id)["deal"] is None
        played_out(id, caller)
        record = caller.get(f"/api/matches/{id}/record")
        assert "certificate" not in record
        assert sh.replay(record).over


def test_an_imported_game_keeps_a_certificate_that_fits(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    id, commitment, _ = opened(ann, "me", "random")
    played_out(id, ann)
    record = ann.get(f"/api/matches/{id}/record")
    there = bob.post("/api/records", {"record": record}, expect=201)["id"]
    assert bob.get(f"/api/matches/{there}/record") == record
    assert sh.verify(record, commitment).fair
    for change in ({"secret": "00" * 32}, {"draws": []}, {"secret": 7}):
        false = {**record, "certificate": {**record["certificate"], **change}}
        there = bob.post("/api/records", {"record": false}, expect=201)["id"]
        assert "certificate" not in bob.get(f"/api/matches/{there}/record")


# --- the same deal once more ----------------------------------------------------------------------------------------


def set_up(record: dict[str, Any]) -> list[Any]:
    """What chance did before anybody was asked."""
    steps: list[Any] = record["steps"]
    return steps[: next(i for i, (actor, _) in enumerate(steps) if actor != "chance")]


def test_a_friend_plays_the_same_deal(server: Running) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    id, commitment, anns = opened(ann, "me", "open", spectators="public")
    bobs = joined(bob, id, ann)
    ann.post(f"/api/matches/{id}/same-deal", expect=409)
    played_out(id, ann, bob)
    there = eve.post(f"/api/matches/{id}/same-deal", {"seat": 1}, expect=201)
    assert there["seat"] == 1
    table = eve.table(there["id"])
    assert table["deal"] == {"commitment": commitment, "numbers": [anns, bobs], "seals": [None] * 2, "of": id}
    assert [(seat["kind"], seat["bot"]) for seat in table["players"]] == [("bot", "ismcts"), ("human", None)]
    eve.post(f"/api/matches/{there['id']}/resign")
    first, second = ann.get(f"/api/matches/{id}/record"), eve.get(f"/api/matches/{there['id']}/record")
    assert set_up(first) == set_up(second)
    assert first["certificate"]["secret"] == second["certificate"]["secret"]
    assert second["certificate"]["table"] == id
    assert sh.verify(second, commitment).faults == ()


def test_a_deal_is_given_on_by_who_may_see_the_game_and_with_a_seat_it_has(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    id, *_ = opened(ann, "me", "random", look="players")
    played_out(id, ann)
    eve.post(f"/api/matches/{id}/same-deal", expect=403)
    assert "seats are 0 to 1" in ann.post(f"/api/matches/{id}/same-deal", {"seat": 3}, expect=422)["detail"]
    there = ann.post(f"/api/matches/{id}/same-deal", expect=201, key="again")
    assert ann.post(f"/api/matches/{id}/same-deal", expect=201, key="again") == there
    other, *_ = opened(ann, "me", "random")
    played_out(other, ann)
    ann.post(f"/api/matches/{other}/same-deal", expect=422, key="again")


# --- sealed numbers -----------------------------------------------------------------------------------------------


def sealed_open(caller: Caller, *seats: Any, **more: Any) -> tuple[dict[str, Any], str, str]:
    """A table whose host has sealed a number: the table, the commitment, the number."""
    promise, number = promised(caller), fresh_number()
    deal = {"ticket": promise["ticket"], "seal": commitment_of(number)}
    return caller.open(*seats, deal=deal, **more), promise["commitment"], number


def sealed_join(caller: Caller, table: dict[str, Any]) -> str:
    number = fresh_number()
    caller.post(f"/api/matches/{table['id']}/join", {"invite": table["invite"], "seal": commitment_of(number)})
    return number


def unseal(caller: Caller, id: str, number: str, **more: Any) -> Any:
    return caller.post(f"/api/matches/{id}/number", {"number": number}, **more)


def test_sealed_numbers_are_opened_when_all_are_there(server: Running) -> None:
    ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
    table, commitment, anns = sealed_open(ann, "me", "open", "random", spectators="public")
    id = table["id"]
    early = unseal(ann, id, anns, expect=409)
    assert "sit down" in early["detail"]
    with eve.events(id) as events:
        events.next("table")
        bobs = sealed_join(bob, table)
        seals = [commitment_of(anns), commitment_of(bobs), None]
        told = events.next("table")
        assert (told["status"], told["deal"]["numbers"], told["deal"]["seals"]) == ("open", [None] * 3, seals)
    unseal(bob, id, fresh_number(), expect=422)
    unseal(eve, id, anns, expect=403)
    unseal(bob, id, bobs)
    assert unseal(bob, id, bobs)["status"] == "open"  # once more does no harm
    assert unseal(ann, id, anns)["status"] == "running"
    played_out(id, ann, bob)
    record = bob.get(f"/api/matches/{id}/record")
    assert record["certificate"]["numbers"] == [anns, bobs, None]
    assert record["certificate"]["seals"] == seals
    verdict = sh.verify(record, commitment)
    assert (verdict.faults, verdict.unopened) == ((), ())
    record["certificate"]["seals"][1] = commitment_of(anns)
    assert sh.verify(record).faults == (
        "numbers[1]: its SHA-256 is not seals[1]: it is not the number that was sealed",
    )


def test_nobody_gets_up_or_is_sent_away_while_numbers_are_opened(server: Running) -> None:
    """Who sat down instead could choose a number by those that are open."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _, anns = sealed_open(ann, "me", "open", public=True)
    id = table["id"]
    bobs = sealed_join(bob, table)
    unseal(ann, id, anns)
    for path, body in (("leave", {}), ("remove", {"seat": 1}), ("fill", None), ("join", {"invite": table["invite"]})):
        for caller in (ann, bob, server.guest("Eve")):
            answer = caller.call("POST", f"/api/matches/{id}/{path}", body)
            assert answer.status_code in (403, 409) or path == "join", answer.text
    assert ann.get("/api/lobby")["tables"] == []
    assert ann.table(id)["deal"]["numbers"] == [anns, None]
    assert unseal(bob, id, bobs)["deal"]["numbers"] == [anns, bobs]
    assert unseal(bob, id, bobs)["status"] == "running"


def test_who_does_not_open_its_number_is_not_waited_for(sqlite: str) -> None:
    with running(sqlite, seal_seconds=0.2) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table, commitment, _ = sealed_open(ann, "me", "open")
        id = table["id"]
        bobs = sealed_join(bob, table)
        until(lambda: ann.table(id)["status"] == "running")
        assert unseal(bob, id, bobs, expect=409)["reason"] == "late"
        played_out(id, ann, bob)
        record = ann.get(f"/api/matches/{id}/record")
        assert record["certificate"]["numbers"] == [None, None]
        verdict = sh.verify(record, commitment)
        assert (verdict.faults, verdict.unopened) == ((), (0, 1))


def test_a_server_that_starts_again_waits_for_numbers_anew(sqlite: str) -> None:
    with running(sqlite, seal_seconds=3600) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table, _, anns = sealed_open(ann, "me", "me", "open")
        bobs = sealed_join(bob, table)
        unseal(bob, table["id"], bobs)
    with running(sqlite, seal_seconds=3600) as server:
        ann = as_guest(server, ann.token)
        assert ann.table(table["id"])["deal"]["numbers"] == [None, None, bobs]
        assert unseal(ann, table["id"], anns)["deal"]["numbers"] == [anns, anns, bobs]  # one number for all own seats


def test_who_deletes_itself_meanwhile_leaves_its_seat_to_a_bot(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table, _, anns = sealed_open(ann, "me", "open")
    sealed_join(bob, table)
    unseal(ann, table["id"], anns)
    bob.post("/api/me/delete")
    found = ann.table(table["id"])
    assert (found["status"], found["deal"]["numbers"]) == ("running", [anns, None])
    assert found["players"][1]["away"]


def test_a_rematch_is_sealed_too(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    first, _, anns = sealed_open(ann, "me", "open")
    bobs = sealed_join(bob, first)
    unseal(ann, first["id"], anns)
    unseal(bob, first["id"], bobs)
    played_out(first["id"], ann, bob)
    mine, theirs = fresh_number(), fresh_number()
    path = f"/api/matches/{first['id']}/rematch"
    id = ann.post(path, {"seal": commitment_of(mine)})["id"]
    bob.post(path, {"seal": commitment_of(theirs)})
    assert bob.table(id)["status"] == "open"
    unseal(ann, id, mine)
    assert unseal(bob, id, theirs)["status"] == "running"


def test_number_or_seal(server: Running) -> None:
    ann = server.guest("Ann")
    both = {"ticket": promised(ann)["ticket"], "number": fresh_number(), "seal": fresh_number()}
    refused = ann.post(
        "/api/matches", {"game": "spyconnection", "seats": [{"kind": "me"}, {"kind": "open"}], "deal": both}, expect=422
    )
    assert "one of them" in refused["detail"]


def test_where_cards_are_foretold_nobody_is_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TEST_DEAL, "sealed")
    with running(sqlite) as server:
        ann = server.guest("Ann")
        deal = {"ticket": promised(ann)["ticket"], "seal": fresh_number()}
        assert ann.table(ann.open("me", "random", deal=deal)["id"])["status"] == "running"


# --- secrecy ------------------------------------------------------------------------------------------------------


def everything(caller: Caller, id: str, seats: int) -> str:
    """All that a caller is sent of a table."""
    paths = [f"/api/matches/{id}", f"/api/matches/{id}/record", f"/api/matches/{id}/replay", "/api/lobby", "/api/me"]
    paths += [f"/api/matches/{id}?seat={seat}" for seat in range(seats)]
    paths += [f"/api/matches/{id}/replay?as=all", f"/api/matches/{id}/review"]
    sent = [caller.call("GET", path).text for path in paths]
    with caller.events(id) as stream:
        stream.next("table")
        sent.append(stream.raw.decode())
    return "\n".join(sent)


def test_the_secret_reaches_nobody_before_the_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    of = Question.of

    def noted(*args: Any, **more: Any) -> Question:
        question = of(*args, **more)
        asked.append(msgspec.json.encode(question) + question.seen.state)
        return question

    monkeypatch.setattr(Question, "of", noted)
    with running(sqlite) as server:
        ann, bob, eve = (server.guest(name) for name in ("Ann", "Bob", "Eve"))
        id, *_ = opened(ann, "me", "open", "greedy", spectators="public")
        secret = secret_of(file_of(sqlite), id)
        before = everything(ann, id, 3) + everything(eve, id, 3)
        joined(bob, id, ann)
        while not asked:
            for player in (ann, bob):
                table = player.table(id)
                before += json.dumps(player.act(table)) if table["decision"] else ""
        before += "".join(everything(player, id, 3) for player in (ann, bob, eve))
        assert secret not in before
        assert commitment_of(secret) in before
        assert not any(secret.encode() in seen or bytes.fromhex(secret) in seen for seen in asked)
        played_out(id, ann, bob)
        assert secret in everything(ann, id, 3)


def test_nothing_but_the_commitment_depends_on_the_secret(tmp_path: Path) -> None:
    """The same log with another secret: nobody is sent anything else, though the next draw is another."""
    files = [tmp_path / "one.db", tmp_path / "two.db"]
    with running(f"sqlite:///{files[0]}") as server:
        ann = server.guest("Ann")
        id, *_ = opened(ann, "me", "me")
    shutil.copy(files[0], files[1])
    secret, other = secret_of(files[0], id), "7e" * 32
    with sqlite3.connect(files[1]) as connection:
        connection.execute("UPDATE log SET entry = replace(entry, ?, ?)", (secret, other))
    connection.close()
    sent: list[str] = []
    for file, mine in zip(files, (secret, other), strict=True):
        with running(f"sqlite:///{file}") as server:
            sent.append(everything(as_guest(server, ann.token), id, 2).replace(commitment_of(mine), "commitment"))
    assert sent[0] == sent[1]
    rows = rows_of(files[0], id)
    others = [[replace(row, entry=row.entry.replace(secret, f"{i:064x}")) for row in rows] for i in range(12)]
    assert len({next_draw(each) for each in others}) > 1


def next_draw(rows: list[LogRow]) -> str:
    """What is done, and drawn, if the seat to move takes a card."""
    table = Table.replay(rows)
    seat = table.match.to_move[0]
    return table.fork().apply(en.Played(seat, "guest", "", [(seat, "TAKE(1)")]), 0.0).entry
