"""Nobody is sent what it may not know: byte by byte, over all calls, events, errors and exports, for every game.

Non-interference: a log is rewritten into a twin whose hidden part differs, so that one viewer cannot tell the two
apart. Servers over both logs must send this viewer the same bytes. That the harness catches leaks is proven by planting
some.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import safehouse as sh
from safehouse.core.match import Match
from safehouse.core.texts import LANGUAGES
from safehouse.server.bots.questions import Question
from safehouse.server.notices.webhooks import WEBHOOKS, webhook_body
from safehouse.server.notices.words import notice_of_turns
from safehouse.server.problems import Forbidden
from safehouse.server.serializers import observations, replays, table_body
from safehouse.server.serializers.bodies import EventBody
from safehouse.server.services import guest_feed, replay_service, table_session
from safehouse.server.services.guest_feed import GuestFeed, GuestListener
from safehouse.server.services.operator_tokens import make_operator
from safehouse.server.services.table_session import Listener, TableSession
from safehouse.server.services.turn_scheduler import TurnScheduler
from safehouse.server.settings import Settings
from safehouse.server.storage.notice_store import Turn
from safehouse.server.tables import entries as en
from safehouse.server.tables import legality
from safehouse.server.tables.entries import LogRow
from safehouse.server.tables.table import Table
from safehouse.server.tables.time_control import TimeControl

from .harness import Caller, Events, Running, running, until
from .test_tables import finished, mover, seated

TRIES = 400
GAMES = 5
"""Cards are dealt at random: to some games no twin is found with a fair number of tries."""
CLOCK = {"bank": 3600, "increment": 10}


@pytest.fixture(autouse=True)
def no_clock_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a start a server notes the moment, which is another in each world."""

    async def nothing(*_: Any) -> None:
        pass

    monkeypatch.setattr(TurnScheduler, "_restart_clocks", nothing)


# --- twin worlds ----------------------------------------------------------------------------------------------------


def rows_of(file: Path, id: str) -> list[LogRow]:
    with sqlite3.connect(file) as connection:
        found = connection.execute(
            'SELECT match, seq, at, guest, "key", seen, entry FROM log WHERE match = ? ORDER BY seq', (id,)
        )
        rows = [LogRow(*row) for row in found]
    connection.close()
    return rows


def known(match: Match, viewer: int | None) -> tuple[Any, ...]:
    """All that a viewer may know of a match."""
    asked = None if viewer is None else (match.decision(viewer) is not None, match.undo_refused(viewer))
    return match.view(viewer), match.events(viewer), match.observation(viewer).state.numbers(), asked


def twin(rows: list[LogRow], viewer: int | None, rng: random.Random) -> list[LogRow] | None:
    """A log in which something hidden from the viewer went another way; None if this try led nowhere."""
    original, other = Table.replay(rows[:1]), Table.replay(rows[:1])
    result, differs = rows[:1], False
    for row in rows[1:]:
        entry = en.read(row.entry)
        if isinstance(entry, en.Started | en.Played):
            changed = vary(other, entry, begun(original), viewer, rng)
            if changed is None:
                return None
            entry = changed
        at = row.at + _delay(original, row, entry, viewer, rng)
        new = other.apply(entry, at, row.guest, row.key, whole=True)
        result.append(new)
        if other.begun:
            differs |= other.match.state != original.match.state
            if known(other.match, viewer) != known(original.match, viewer):
                return None
    return result if differs else None


def _delay(original: Table, row: LogRow, entry: en.AnyEntry, viewer: int | None, rng: random.Random) -> float:
    """Follows a row; what the viewer does not notice might as well have been done later."""
    who = original.spectator if viewer is None else viewer
    before = original.versions[who]
    original.follow(row)
    hidden = isinstance(entry, en.Played | en.Undone) and original.versions[who] == before
    return rng.uniform(0.5, 9.5) if hidden else 0.0


def vary(
    table: Table, entry: en.Started | en.Played, reference: Match, viewer: int | None, rng: random.Random
) -> en.Started | en.Played | None:
    """The same entry, with hidden draws and hidden choices of others made anew where the viewer cannot notice."""
    match = begun(table)
    steps: en.Steps = []
    for actor, text in entry.steps:
        reference.play(actor, text)
        legal = [action.text for action in match.legal(actor)]
        mine = actor == viewer and actor >= 0
        for option in [text] if mine else rng.sample(legal, len(legal)):
            trial = match.clone()
            if option not in legal:
                continue
            trial.play(actor, option)
            if known(trial, viewer) == known(reference, viewer):
                match = trial
                steps.append((actor, option))
                break
        else:
            return None
    if isinstance(entry, en.Started):
        return en.Started(steps)
    return en.Played(entry.seat, entry.by, entry.decision, steps)


def begun(table: Table) -> Match:
    """A copy of the table's match, begun if it has not, in which nothing happens by itself."""
    fork = table.fork()
    if not fork.begun:
        fork._start([], whole=True)
    fork.match.chance = "manual"
    return fork.match


# --- capturing ------------------------------------------------------------------------------------------------------


def everything(caller: Caller, id: str, seat: int | None, game: str) -> dict[str, bytes]:
    """The bytes of every call this caller can make about a table, refusals included."""
    caught: dict[str, bytes] = {}

    def call(method: str, path: str, body: Any = None) -> None:
        response = caller.http.request(method, path, **({"json": body} if body is not None else {}))
        headers = {k: v for k, v in response.headers.items() if k not in ("date", "x-request-id")}
        content = response.content.replace(caller.url.encode(), b"https://house")  # the twin has another port
        caught[f"{method} {path} {body}"] = json.dumps([response.status_code, headers]).encode() + content

    base = f"/api/matches/{id}"
    for path in (
        "",
        "?since=0",
        "/record",
        "/notes",
        "/observation",
        "/replay",
        *(f"/replay?upto={n}" for n in range(0, 40, 5)),
    ):
        call("GET", base + path)
    for whose in ("all", "none", 0, 1, 2, 3):
        call("GET", f"{base}/replay?as={whose}")
        call("GET", f"{base}/moments?as={whose}")
        call("GET", f"{base}?seat={whose}")
        call("GET", f"{base}/record?seat={whose}")
        call("GET", f"{base}/notes?seat={whose}")
        call("GET", f"{base}/observation?seat={whose}")
    for path in (
        "/api/me",
        "/api/me/tables?status=running",
        "/api/me/tables",
        "/api/finished",
        "/api/me/ignored",
        "/api/me/notices",
        "/api/me/data",
        "/api/lobby",
        f"/api/lobby?game={game}&speed=live",
    ):
        call("GET", path)
    for path in (f"/t/{id}", f"/replay/{id}?at=3&as=1", f"/embed/{id}", f"{base}/beside"):
        call("GET", path)
    for seat_number in range(4):
        call("POST", f"{base}/continue", {"seat": seat_number, "at": 1, "world": "fresh"})
    for path in ("/remove", "/vote"):
        call("POST", base + path, {"seat": 3})
    edition = sh.game(game).edition(sh.game(game).default_data)
    sample = random.Random(1).sample(edition.actions.actions, min(40, edition.actions.total))
    for action in sample:
        call("POST", f"{base}/why-not", {"action": action.text})
    for number in (0, 1, 2, 3):
        for action in (sample[0].text, "DANCE", "LEAVE(0)"):
            call("POST", f"{base}/actions", {"decision": f"{number}-999", "action": action})
    now = caller.table(id)
    if now["decision"] is not None:
        legal = {action["id"] for action in now["legal"]}
        for action in [action for action in sample if action.id not in legal]:
            call("POST", f"{base}/actions", {"decision": now["decision"], "action": action.text})
    for last in (None, "1-0", "4-0"):
        if seat is not None or now["view"] is not None:
            for more in ({}, {"patches": True}):
                with Events(caller, f"{base}/events", last, more) as events:
                    events.next("table")
                    events.pending()
                caught[f"events {last} {more}"] = events.raw
    return caught


def patches(rows: list[LogRow], viewer: int | None, guest: str | None) -> bytes:
    """What a stream with patches would have told a viewer from the start to the end of a log."""
    started = next(n for n, row in enumerate(rows) if isinstance(en.read(row.entry), en.Started))
    table = Table.replay(rows[: started + 1])
    who = table.spectator if viewer is None else viewer
    session = TableSession(table, {}, TimeControl.of(table, Settings("sqlite://")), "invite")
    listener = Listener(who, guest, table.versions[who], table.said, patches=True)
    session.enter(listener)
    told = session.first_frame(listener, None)
    for row in rows[started + 1 :]:
        fork = session.table.fork()
        fork.follow(row)
        session.replace(fork)
        told += session.frames(listener)
    return told


def feed(rows: list[LogRow], viewer: int, guest: str) -> bytes:
    """What the stream over all of a guest's tables would have told from the start to the end of a log."""
    started = next(n for n, row in enumerate(rows) if isinstance(en.read(row.entry), en.Started))
    table = Table.replay(rows[: started + 1])
    assert table.seats[viewer].guest == guest
    session = TableSession(table, {}, TimeControl.of(table, Settings("sqlite://")), "invite")
    told, listener = GuestFeed(Mock(), Mock(), Mock(spawn=lambda work: work.close())), GuestListener(guest, None)
    told.enter(listener)
    told.table_changed(session, by_others=False)
    sent = told.first_frame(listener, None)
    for row in rows[started + 1 :]:
        fork = session.table.fork()
        fork.follow(row)
        session.replace(fork)
        told.table_changed(session, by_others=False)
        sent += told.frames(listener) + b"|"
    return sent


def notices(server: Running, id: str, viewer: int, guest: str) -> bytes:
    """What a player would be told outside of the house, by every kind of channel; nothing where it is not his turn."""
    house = server.house
    turn = house.repository._sessions[id].table.turn(viewer)
    if turn is None:
        return b""
    asked = house.notice_sender._still_asked(guest, Turn(id, turn))
    table = asyncio.run_coroutine_threadsafe(asked, server.loop).result()
    assert table is not None
    told = [
        webhook_body(kind, notice_of_turns([table], language), house.couriers.links, "channel", "off")[0]
        for kind in WEBHOOKS
        for language in LANGUAGES
    ]
    return b"\n".join([turn.encode(), *told])


def differences(one: dict[str, bytes], two: dict[str, bytes]) -> list[str]:
    assert one.keys() == two.keys()
    return [name for name in one if one[name] != two[name]]


def file_of(server: Running) -> Path:
    return Path(str(server.house.database.engine.url.database))


class Worlds:
    """A table played at random, and its twins."""

    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.folder = folder
        self.game = game
        self.rng = random.Random(seed)
        folder.mkdir(exist_ok=True)
        self.file = folder / "one.db"
        with running(f"sqlite:///{self.file}") as server:
            self.guests, self.id = seated(server, "Ann", "Bob", "Cid", game=game, spectators="public", clock=CLOCK)
            self.play(self.rng.randrange(1, 7))

    def play(self, count: int) -> None:
        for _ in range(count):
            guest, table = mover(self.rng.sample(self.guests, 3), self.id)
            guest.act(table, self.rng.choice(table["legal"])["text"])
            if self.rng.random() < 0.3 and guest.table(self.id, seat=table["seat"])["undo"]["allowed"]:
                guest.post(f"/api/matches/{self.id}/undo", {"seat": table["seat"]})

    def twin_file(self, viewer: int | None, tries: int) -> Path | None:
        rows = rows_of(self.file, self.id)
        for _ in range(tries):
            changed = twin(rows, viewer, self.rng)
            if changed is not None:
                break
        else:
            return None
        copy = self.folder / "two.db"
        for suffix in ("", "-wal", "-shm"):
            (self.folder / f"two.db{suffix}").unlink(missing_ok=True)
        shutil.copy(self.file, copy)
        with sqlite3.connect(copy) as connection:
            for row in changed:
                connection.execute(
                    "UPDATE log SET at = ?, entry = ?, seen = ? WHERE match = ? AND seq = ?",
                    (row.at, row.entry, row.seen, row.match, row.seq),
                )
        connection.close()
        return copy

    def told(self, server: Running, viewer: int | None) -> dict[str, bytes]:
        if viewer is None:
            caller = Caller(server.url, None)
        else:
            caller = self.guests[viewer]
            caller.url, caller.http.base_url = server.url, server.url
        caught = everything(caller, self.id, viewer, self.game)
        operator = {"Authorization": f"Bearer {make_operator(str(server.house.database.engine.url), 'Oda')}"}
        for path in ("tables", "guests", "reports", "acts", "bans", "words"):
            answer = caller.http.get(f"/api/admin/{path}", headers=operator)
            assert answer.status_code == 200, answer.text
            caught[f"admin {path}"] = answer.content
        if viewer is not None:
            look = server.house.repository._sessions[self.id].table.look(viewer)
            caught["bot"] = json.dumps(str(Question.of(look, "greedy"))).encode()
            caught["notices"] = notices(server, self.id, viewer, caller.id)
        guest = None if viewer is None else caller.id
        rows = rows_of(file_of(server), self.id)
        caught["patches"] = patches(rows, viewer, guest)
        if viewer is not None:
            caught["feed"] = feed(rows, viewer, caller.id)
            with caller.feed() as live:
                until(lambda: b"event: seated" in live.raw)
            caught["feed, live"] = live.raw
        return caught

    def compare(self, viewer: int | None, tries: int = TRIES) -> list[str] | None:
        """What differs for this viewer between the worlds; None where nothing is hidden from it."""
        other = self.twin_file(viewer, tries)
        if other is None:
            return None
        with running(f"sqlite:///{self.file}") as one, running(f"sqlite:///{other}") as two:
            return differences(self.told(one, viewer), self.told(two, viewer))


@pytest.mark.parametrize(
    "seed", [1, 2, pytest.param(3, marks=pytest.mark.full), pytest.param(4, marks=pytest.mark.full)]
)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_hidden_changes_no_byte(tmp_path: Path, seed: int, viewer: int | None) -> None:
    found = Worlds(tmp_path, "whisper", seed).compare(viewer)
    assert found == []


@pytest.mark.parametrize("viewer", [0, pytest.param(1, marks=pytest.mark.full), None])
@pytest.mark.parametrize("game", ["estoril", "inkognito", "vienna"])
def test_what_a_game_hides_changes_no_byte(tmp_path: Path, game: str, viewer: int | None) -> None:
    compared = (Worlds(tmp_path / str(n), game, n).compare(viewer, TRIES // 4) for n in range(1, GAMES))
    assert next((found for found in compared if found is not None), None) == []


def test_spy_connection_hides_nothing_but_the_future(tmp_path: Path) -> None:
    worlds = Worlds(tmp_path, "spyconnection", 1)
    rows = rows_of(worlds.file, worlds.id)
    assert all(twin(rows, viewer, worlds.rng) is None for viewer in (0, None) for _ in range(3))


# --- planted leaks --------------------------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def leak_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    original = table_session.table_body

    def shown(table: Table, *args: Any, **more: Any) -> Any:
        body = original(table, *args, **more)
        if table.begun:
            body.options = {**body.options, "canary": table.match.state.digest()}
        return body

    monkeypatch.setattr(table_session, "table_body", shown)


def leak_through_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Table.turn

    def turn(table: Table, seat: int) -> str | None:
        found = original(table, seat)
        return None if found is None else f"{found}-{table.match.state.digest()}"

    monkeypatch.setattr(Table, "turn", turn)


def leak_through_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "record", lambda table, *_: table.match.record())


def leak_through_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    original = legality.why_not

    def why_not(table: Table, seat: int, given: Any, language: str) -> Any:
        found = original(table, seat, given, language)
        if found is None:
            return None
        return found._replace(
            message=found.message + str(sum(len(table.match.legal(other)) for other in range(len(table.seats))))
        )

    monkeypatch.setattr(legality, "why_not", why_not)


def leak_through_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    original = replay_service.replayed

    def replayed(now: Table, then: Table, viewer: int, upto: int, since: int) -> Any:
        body = original(now, then, viewer, upto, since)
        body.view = {**(body.view or {}), "canary": then.match.state.digest()}
        return body

    monkeypatch.setattr(replay_service, "replayed", replayed)


def leak_through_events(monkeypatch: pytest.MonkeyPatch) -> None:
    original = table_body.events

    def events(table: Table, viewer: int, since: int | None) -> Any:
        return [*original(table, viewer, since), *(EventBody(**event) for event in table.match.all_events())]

    monkeypatch.setattr(table_body, "events", events)


def leak_through_patches(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared is made of the true state."""
    original = table_session.snapshot

    def taken(table: Table, *args: Any) -> Any:
        found = original(table, *args)
        truth = table.match.edition.table_view(table.match.state)
        return found._replace(view=(*found.view[:2], truth)) if found.view else found

    monkeypatch.setattr(table_session, "snapshot", taken)


def leak_to_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def of(seen: Any, bot: str, level: int | None = None, explain: bool = False) -> str:
        table = next(table for table in _tables() if table._looks.get(seen.seat) is seen)
        return table.match.state.digest()

    monkeypatch.setattr(Question, "of", of)


def leak_through_the_feed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest is told of every step, even of those that it may not notice."""
    original = guest_feed._told

    def told(table: Table, guest: str) -> Any:
        found = original(table, guest)
        return found._replace(turns={0: table.match.state.digest()}) if found is not None and table.begun else found

    monkeypatch.setattr(guest_feed, "_told", told)


def leak_through_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    original = observations.PackedObservation.of

    def of(seen: Any) -> Any:
        table = next(table for table in _tables() if table._looks.get(seen.seat) is seen)
        return original(seen)._replace(state=table.match.state.to_bytes())

    monkeypatch.setattr(observations.PackedObservation, "of", of)


def _tables() -> list[Table]:
    import gc

    return [found for found in gc.get_objects() if isinstance(found, Table)]


@pytest.mark.parametrize(
    ("plant", "where"),
    [
        (leak_true_state, "GET /api/matches/"),
        (leak_through_record, "record"),
        (leak_through_refusals, "why-not"),
        (leak_through_notices, "notices"),
        (leak_through_replay, "replay"),
        (leak_through_events, "events"),
        (leak_through_patches, "patches"),
        (leak_to_bots, "bot"),
        (leak_through_the_feed, "feed"),
        (leak_through_observations, "observation"),
    ],
)
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Patch, where: str) -> None:
    plant(monkeypatch)
    for seed in range(1, 13):  # chance is the server's own: not every game hides enough
        folder = tmp_path / str(seed)
        folder.mkdir()
        found = Worlds(folder, "whisper", seed).compare(0)
        if found:
            assert any(where in name for name in found)
            return
    raise AssertionError("the leak was not noticed")


# --- live -----------------------------------------------------------------------------------------------------------


def test_a_secret_choice_sends_others_nothing_at_all(server: Running) -> None:
    """Choosing, taking back and choosing otherwise: no message, no number, no byte tells the others."""
    guests, id = seated(server, "Ann", "Bob", "Cid", game="whisper", spectators="public")
    ann, bob = guests[0], guests[1]
    watcher = Caller(server.url, None)
    with bob.events(id) as bobs, watcher.events(id) as watched:
        bobs.next("table")
        watched.next("table")
        before = bob.http.get(f"/api/matches/{id}").content, watcher.http.get(f"/api/matches/{id}").content
        raw = bobs.raw, watched.raw
        choices = ann.table(id)["legal"]
        for choice in [*choices, choices[0]]:
            ann.act(ann.table(id), choice["text"])
            after = bob.http.get(f"/api/matches/{id}").content, watcher.http.get(f"/api/matches/{id}").content
            assert after == before
            ann.post(f"/api/matches/{id}/undo")
        ann.post(f"/api/matches/{id}/chat", {"text": "now"})  # comes after all that might have been sent
        bobs.next("chat")
        watched.next("chat")
        sent = bobs.raw.removeprefix(raw[0]), watched.raw.removeprefix(raw[1])
        assert all(b"event: table" not in part and b"event: presence" not in part for part in sent)


def test_no_secret_of_the_house_is_in_any_answer(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Canaries: tokens, invites, keys and ids of others, and the house's own secret."""
    guests, id = seated(server, "Ann", "Bob", game="whisper", spectators="public")
    opened = guests[0].open("me", "open", public=True)
    guests[0].post(f"/api/matches/{id}/chat", {"text": "hello"}, key="canary-key")
    table = guests[0].table(id)
    guests[0].act(table)
    canaries = {
        guests[0].token,
        guests[0].id,
        opened["invite"],
        "canary-key",
        server.house.invites._secret.hex(),
        *(seat.guest or "" for seat in server.house.repository._sessions[id].table.seats if seat.guest != guests[1].id),
    }
    caught = everything(guests[1], id, 1, "whisper") | everything(guests[1], opened["id"], None, "whisper")
    leaks = [(name, canary) for name, content in caught.items() for canary in canaries if canary.encode() in content]
    assert leaks == []
    assert not any(canary in caplog.text for canary in canaries)


def test_the_log_of_a_twin_differs(tmp_path: Path) -> None:
    """The twins are not the same world twice."""
    worlds = Worlds(tmp_path, "whisper", 1)
    rows = rows_of(worlds.file, worlds.id)
    changed = next(found for _ in range(TRIES) if (found := twin(rows, 0, worlds.rng)) is not None)
    assert [replace(row, seen="") for row in changed] != [replace(row, seen="") for row in rows]
    assert Table.replay(changed).match.state != Table.replay(rows).match.state


# --- whose seat it is -----------------------------------------------------------------------------------------------


def test_who_gets_up_hears_no_more_of_the_seat(server: Running) -> None:
    """Whoever takes the seat afterwards is not looked at over the shoulder."""
    ann, bob, cid, dan = (server.guest(name) for name in ("Ann", "Bob", "Cid", "Dan"))
    opened = ann.open("me", "open", "open", game="whisper")
    id, invite = opened["id"], {"invite": opened["invite"]}
    bob.post(f"/api/matches/{id}/join", {**invite, "seat": 1})
    with bob.events(id) as bobs, bob.events(id, seat=1) as second_tab:
        bobs.next("table")
        second_tab.next("table")
        bob.post(f"/api/matches/{id}/leave")
        assert bobs.ended.wait(10)
        assert second_tab.ended.wait(10)
        cid.post(f"/api/matches/{id}/join", {**invite, "seat": 1})
        dan.post(f"/api/matches/{id}/join", invite)
        assert cid.table(id)["view"]["seat"] == 1
        for stream in (bobs, second_tab):
            assert all(table["status"] == "open" for kind, table in stream.pending() if kind == "table")
    for query in ("", "?seat=1"):
        assert bob.call("GET", f"/api/matches/{id}/events{query}").status_code == 403


def test_who_gives_up_one_of_several_seats_keeps_the_streams_of_the_others(server: Running) -> None:
    ann, bob, cid = (server.guest(name) for name in ("Ann", "Bob", "Cid"))
    opened = ann.open("me", "me", "open", "open")
    for guest in (bob, cid):
        guest.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
    for guest, seat in ((bob, 2), (cid, 3), (ann, 0)):
        guest.post(f"/api/matches/{opened['id']}/resign", {"seat": seat})
    id = bob.post(f"/api/matches/{opened['id']}/rematch")["id"]
    assert ann.post(f"/api/matches/{opened['id']}/rematch")["seat"] == 0
    with ann.events(id, seat=0) as kept, ann.events(id, seat=1) as given_up:
        kept.next("table")
        given_up.next("table")
        ann.post(f"/api/matches/{id}/leave", {"seat": 1})
        assert given_up.ended.wait(10)
        assert kept.next("table")["players"][1]["kind"] == "open"
        bob.post(f"/api/matches/{id}/chat", {"text": "still there?"})
        assert kept.next("chat")["text"] == "still there?"


def test_who_has_resigned_goes_on_looking(server: Running) -> None:
    guests, id = seated(server, "Ann", "Bob", "Cem", game="inkognito")
    with guests[0].events(id) as events:
        events.next("table")
        guests[0].post(f"/api/matches/{id}/resign")
        while not (table := events.next("table"))["players"][0]["resigned"]:
            pass
        assert (table["seat"], table["view"]["seat"]) == (0, 0)
        guests[1].post(f"/api/matches/{id}/leave")
        while not (table := events.next("table"))["players"][1]["away"]:
            pass
        assert table["seat"] == 0


def test_nothing_is_built_for_anothers_seat(sqlite: str) -> None:
    """Whatever way somebody came to ask."""
    with running(sqlite) as server:
        guests, id = seated(server, "Ann", "Bob", game="whisper")
        guests[0].post(f"/api/matches/{id}/chat", {"text": "hello"})
        live = server.house.repository._sessions[id]
        assert live.body(1, guests[1].id).seat == 1
        assert len(table_body.chat(live.table, 1, guests[1].id, 0, live._context)) == 1
        for guest in (guests[0].id, "nobody", None):
            with pytest.raises(Forbidden):
                live.body(1, guest)
            with pytest.raises(Forbidden):
                live.changes_json(1, guest, 1)
        assert table_body.chat(live.table, 1, "nobody", 0, live._context) == []


LOOKING_BACK = (
    "record",
    *(f"{call}{query}" for call in ("replay", "review") for query in ("", "?as=all", "?as=none", "?as=0", "?as=1")),
)


def test_at_a_table_for_its_players_strangers_look_at_nothing_after_the_end_either(server: Running) -> None:
    guests, id = finished(server)
    guests[0].post(f"/api/matches/{id}/look", {"look": "players"})
    for caller in (server.guest("Eve"), Caller(server.url, None)):
        for path in LOOKING_BACK:
            assert caller.call("GET", f"/api/matches/{id}/{path}").status_code == 403, path
    for path in LOOKING_BACK:  # it has no spectator's eyes, for nobody
        assert guests[1].call("GET", f"/api/matches/{id}/{path}").status_code == (403 if "none" in path else 200), path


@pytest.mark.parametrize(("look", "status"), [("players", 403), ("link", 200)])
def test_a_host_without_a_seat_looks_back_as_a_spectator(server: Running, look: str, status: int) -> None:
    ann = server.guest("Ann")
    id = ann.open("random", "random", game="whisper", spectators="public", look=look)["id"]
    until(lambda: ann.table(id)["over"])
    for path in LOOKING_BACK:
        assert ann.call("GET", f"/api/matches/{id}/{path}").status_code == status, path
