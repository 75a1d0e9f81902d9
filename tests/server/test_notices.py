"""Who is not at the table hears that it is his turn: really, by push, mail and webhook."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from safehouse.server.notices import sender as sending
from safehouse.server.notices import service as noticing

from .harness import Caller, Running, running, until
from .receivers import Browser, Mailbox, Receiver, confirmed_mail, link_in, text_of, vapid_claims
from .test_privacy import everything
from .test_tables import mover

CHANNELS = "/api/me/notices/channels"
HOUSE = "https://house.example"
DAY = 86_400.0


@pytest.fixture
def push() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.stop()


@pytest.fixture
def hook() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    found = Mailbox()
    yield found
    found.stop()


@contextlib.contextmanager
def house(database: str, mailbox: Mailbox | None = None, **more: Any) -> Iterator[Running]:
    """A server that tells at once, and looks often whether something is due."""
    given: dict[str, Any] = {"notice_seconds": 0.05, "private_receivers": True, "public_url": HOUSE}
    if mailbox is not None:
        given |= {"smtp": mailbox.url, "mail_from": "safehouse@house.example"}
    with running(database, **{**given, **more}) as server:
        sender = server.house.notice_sender
        sender.tick, sender.first_retry, sender.gather_seconds = 0.02, 0.05, 0.0
        sender.wake()
        yield server


@pytest.fixture
def server(sqlite: str, mailbox: Mailbox) -> Iterator[Running]:
    with house(sqlite, mailbox) as found:
        yield found


def subscribe(guest: Caller, push: Receiver, name: str = "phone") -> Browser:
    browser = Browser(push, name)
    guest.post(CHANNELS, browser.subscription, expect=201)
    return browser


def subscribed(server: Running, push: Receiver, **more: Any) -> tuple[list[Caller], str, dict[str, Browser]]:
    """A game of two who are told by push, and who have both closed their browsers."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    browsers = {one.id: subscribe(one, push, one.id) for one in (ann, bob)}
    opened = ann.open("me", "open", **{"speed": "days", **more})
    bob.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
    return [ann, bob], opened["id"], browsers


def pass_turn(guests: list[Caller], id: str) -> tuple[Caller, Caller]:
    """Who is asked acts until the other one is; returns both, who was asked first."""
    first, _ = mover(guests, id)
    while (found := mover(guests, id))[0] is first:
        first.act(found[1])
    return first, found[0]


def quiet(server: Running) -> None:
    """Until somebody whose turn comes now has been told: whatever was to be told before has been told as well."""
    witness = Receiver()
    walt = server.guest("Walt")
    walt.post(CHANNELS, {"kind": "json", "address": witness.url}, expect=201)
    walt.open("me", "greedy", speed="days")
    witness.wait(1)
    witness.stop()


# --- each kind --------------------------------------------------------------------------------------------------------


def test_push_arrives_and_only_the_browser_can_read_it(server: Running, push: Receiver) -> None:
    guests, id, browsers = subscribed(server, push)
    asked, _ = mover(guests, id)
    (message,) = browsers[asked.id].wait(1)
    assert message == {
        "title": "Your turn: Spy Connection",
        "body": f"Spy Connection, table {id[:4].upper()}: it is your turn.",
        "url": f"/t/{id}",
    }
    (one,) = push.got
    assert id.encode() not in one.body
    claims = vapid_claims(one, asked.get("/api/me/notices")["push_key"])
    assert claims["aud"] == push.url
    assert claims["sub"] == "mailto:safehouse@house.example"
    assert time.time() < claims["exp"] < time.time() + DAY


def test_the_key_of_the_house_stays(sqlite: str) -> None:
    keys = []
    for _ in range(2):
        with house(sqlite) as server:
            keys.append(server.guest().get("/api/me/notices")["push_key"])
    assert keys[0] == keys[1]


def test_nothing_is_mailed_before_the_address_is_confirmed(server: Running, mailbox: Mailbox) -> None:
    ann = server.guest("Ann")
    told = ann.post(CHANNELS, {"kind": "mail", "address": "ann@example.org"}, expect=201)
    assert [(c["kind"], c["address"], c["confirmed"]) for c in told["channels"]] == [("mail", "ann@example.org", False)]
    (letter,) = mailbox.wait(1)
    id = ann.open("me", "greedy", speed="days")["id"]
    until(lambda: ann.table(id)["decision"])
    ann.post(f"{CHANNELS}/{told['channels'][0]['id']}/try", expect=409)
    quiet(server)
    assert mailbox.letters == [letter]
    stranger = Caller(server.url, None)
    token = link_in(letter, f"{HOUSE}/notices/confirm")
    stranger.post("/api/notices/confirm", {"token": token[:-1]}, expect=403)
    stranger.post("/api/notices/confirm", {"token": token})
    stranger.post("/api/notices/confirm", {"token": token})  # once more does nothing
    ann.post(f"{CHANNELS}/{told['channels'][0]['id']}/try")
    assert len(mailbox.wait(2)) == 2


def test_mail_arrives_with_its_way_out(server: Running, mailbox: Mailbox) -> None:
    ann = server.guest("Ann")
    ann.post("/api/me/notices", {"language": "de", "zone": "Europe/Vienna"})
    confirmed_mail(ann, mailbox, "ann@example.org")
    assert mailbox.letters[0]["Subject"] == "Ist das deine Adresse?"
    id = ann.open("me", "greedy", speed="days")["id"]
    letter = mailbox.wait(2)[1]
    assert letter["Subject"] == "Du bist am Zug: Spy Connection"
    assert f"{HOUSE}/t/{id}" in text_of(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(HOUSE)
    stranger = Caller(server.url, None)
    assert stranger.call("GET", address).status_code == 405  # programs that open links change nothing
    assert len(ann.get("/api/me/notices")["channels"]) == 1
    form = {"content": b"List-Unsubscribe=One-Click", "headers": {"Content-Type": "application/x-www-form-urlencoded"}}
    assert stranger.call("POST", address[:-2], **form).status_code == 403
    assert stranger.call("POST", address, **form).status_code == 200
    assert stranger.call("POST", address, **form).status_code == 200  # once more does nothing
    assert ann.get("/api/me/notices")["channels"] == []


def test_the_link_in_the_text_turns_off_too(server: Running, mailbox: Mailbox) -> None:
    ann = server.guest("Ann")
    confirmed_mail(ann, mailbox, "ann@example.org")
    ann.open("me", "greedy", speed="days")
    letter = mailbox.wait(2)[1]
    Caller(server.url, None).post("/api/notices/off", {"token": link_in(letter, "/notices/off")})
    assert ann.get("/api/me/notices")["channels"] == []


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "json"])
def test_webhooks_arrive_as_each_reads_them(server: Running, hook: Receiver, kind: str) -> None:
    ann = server.guest("Ann")
    told = ann.post(CHANNELS, {"kind": kind, "address": f"{hook.url}/hooks/secret"}, expect=201)
    assert "secret" not in str(told)
    id = ann.open("me", "greedy", speed="days")["id"]
    (one,) = hook.wait(1)
    link, line = f"{HOUSE}/t/{id}", "it is your turn"
    match kind:
        case "discord":
            assert line in one.json()["content"]
            assert link in one.json()["content"]
        case "slack":
            assert line in one.json()["text"]
            assert link in one.json()["text"]
        case "ntfy":
            assert line in one.body.decode()
            assert (one.headers["title"], one.headers["click"]) == ("Your turn: Spy Connection", link)
        case "json":
            assert one.json()["tables"] == [{"id": id, "game": "spyconnection", "url": link}]
    assert f"{HOUSE}/notices/off" in one.body.decode()
    assert one.path == "/hooks/secret"


def test_a_try(server: Running, push: Receiver) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    browser = subscribe(ann, push)
    (channel,) = ann.get("/api/me/notices")["channels"]
    bob.post(f"{CHANNELS}/{channel['id']}/try", expect=404)
    bob.post(f"{CHANNELS}/{channel['id']}/remove", expect=404)
    ann.post(f"{CHANNELS}/{channel['id']}/try")
    assert browser.wait(1)[0]["url"] == "/"
    push.status = 500
    assert "status 500" in ann.post(f"{CHANNELS}/{channel['id']}/try", expect=409)["detail"]
    push.status = 410
    ann.post(f"{CHANNELS}/{channel['id']}/try", expect=409)
    assert ann.get("/api/me/notices")["channels"] == []


# --- when -------------------------------------------------------------------------------------------------------------


def test_one_for_each_turn_and_only_for_who_is_asked(server: Running, push: Receiver) -> None:
    guests, id, browsers = subscribed(server, push)
    first, _ = mover(guests, id)
    browsers[first.id].wait(1)
    for turn in range(1, 4):
        _, now = pass_turn(guests, id)
        browsers[now.id].wait((turn + 2) // 2 if now is first else (turn + 1) // 2)
    quiet(server)
    counts = [len(browsers[guest.id].messages()) for guest in guests]
    assert sum(counts) == 4
    assert sorted(counts) == [2, 2]


def test_who_looks_at_the_table_is_not_told(server: Running, push: Receiver) -> None:
    guests, id, browsers = subscribed(server, push)
    first, _ = mover(guests, id)
    other = next(guest for guest in guests if guest is not first)
    browsers[first.id].wait(1)
    with other.events(id) as events:
        events.next("table")
        pass_turn(guests, id)
        quiet(server)
    assert browsers[other.id].messages() == []


def test_a_tab_behind_others_is_no_look(server: Running, push: Receiver) -> None:
    guests, id, browsers = subscribed(server, push)
    first, _ = mover(guests, id)
    other = next(guest for guest in guests if guest is not first)
    with other.events(id, hidden=True) as events:
        events.next("table")
        pass_turn(guests, id)
        browsers[other.id].wait(1)


def test_live_tables_call_only_those_who_want_it(server: Running, push: Receiver) -> None:
    guests, id, browsers = subscribed(server, push, speed="live")
    first, _ = mover(guests, id)
    other = next(guest for guest in guests if guest is not first)
    quiet(server)
    assert push.got == []
    other.post("/api/me/notices", {"live": True})
    pass_turn(guests, id)
    browsers[other.id].wait(1)
    assert browsers[first.id].messages() == []


def test_a_table_may_be_silent_or_call_alone(server: Running, push: Receiver) -> None:
    ann = server.guest("Ann")
    browser = subscribe(ann, push)
    opened = ann.open("me", "open", speed="days")
    assert ann.post(f"/api/matches/{opened['id']}/notices", {"wanted": False})["tables"] == {opened["id"]: False}
    server.guest("Bob").post(f"/api/matches/{opened['id']}/notices", {"wanted": False}, expect=403)
    ann.post(f"/api/matches/{opened['id']}/fill")
    live = ann.open("me", "open", speed="live")
    ann.post(f"/api/matches/{live['id']}/notices", {"wanted": True})
    ann.post(f"/api/matches/{live['id']}/fill")
    browser.wait(1)
    quiet(server)
    assert [message["url"] for message in browser.messages()] == [f"/t/{live['id']}"]


def moved(server: Running, seconds: float) -> None:
    """The clock of the notices goes on by so much."""
    later: Callable[[], float] = lambda: time.time() + seconds  # noqa: E731
    house = server.house
    house.notice_sender.now = house.turn_watch.now = house.couriers.now = later
    house.notice_sender.wake()


def test_many_at_once_are_told_together(server: Running, push: Receiver) -> None:
    server.house.notice_sender.gather_seconds = 3600.0
    ann = server.guest("Ann")
    browser = subscribe(ann, push)
    ann.open("me", "greedy", speed="days")
    browser.wait(1)
    for _ in range(3):
        id = ann.open("me", "greedy", speed="days")["id"]
        until(lambda one=id: ann.table(one)["decision"])
    quiet(server)
    assert len(browser.messages()) == 1
    moved(server, 3601.0)
    browser.wait(2)
    quiet(server)
    assert [message["title"] for message in browser.messages()[1:]] == ["Tables that wait for you: 3"]


def test_quiet_hours_are_kept_and_what_is_over_by_then_is_not_told(server: Running, push: Receiver) -> None:
    ann = server.guest("Ann")
    browser = subscribe(ann, push)
    now = time.gmtime()
    minute = now.tm_hour * 60 + now.tm_min
    wishes = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 120) % 1440}
    assert ann.post("/api/me/notices", wishes)["wishes"]["quiet_from"] == wishes["quiet_from"]
    kept, left = (ann.open("me", "greedy", speed="days")["id"] for _ in range(2))
    quiet(server)
    assert push.got == []
    until(lambda: ann.table(left)["decision"])
    ann.post(f"/api/matches/{left}/leave")
    moved(server, 3 * 3600.0)
    browser.wait(1)
    quiet(server)
    assert [message["url"] for message in browser.messages()] == [f"/t/{kept}"]


# --- nothing is lost --------------------------------------------------------------------------------------------------


def test_a_receiver_that_fails_and_comes_back(server: Running, hook: Receiver) -> None:
    hook.status = 503
    ann = server.guest("Ann")
    ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/x"}, expect=201)
    ann.open("me", "greedy", speed="days")
    until(lambda: hook.refused >= 2)
    assert ann.get("/api/me/notices")["channels"][0]["failing"]
    hook.status = 200
    moved(server, 3600.0)
    hook.wait(1)
    quiet(server)
    assert len(hook.got) == 1
    assert not ann.get("/api/me/notices")["channels"][0]["failing"]


def test_after_a_day_it_is_given_up(server: Running, hook: Receiver) -> None:
    hook.status = 503
    ann = server.guest("Ann")
    ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/x"}, expect=201)
    ann.open("me", "greedy", speed="days")
    until(lambda: hook.refused)
    hook.status = 200
    moved(server, DAY + 3600.0)
    until(lambda: not waiting(server))
    assert hook.got == []


def waiting(server: Running) -> list[str]:
    """The channels for which something lies in the outbox."""
    import asyncio

    due = server.house.services.notices._store.due(float("inf"), 10)
    return asyncio.run_coroutine_threadsafe(due, server.loop).result()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(server: Running, push: Receiver, status: int) -> None:
    push.status = status
    ann = server.guest("Ann")
    subscribe(ann, push)
    ann.open("me", "greedy", speed="days")
    until(lambda: ann.get("/api/me/notices")["channels"] == [])


def test_an_address_of_mail_that_is_gone_is_forgotten(server: Running, mailbox: Mailbox) -> None:
    ann = server.guest("Ann")
    confirmed_mail(ann, mailbox, "ann@example.org")
    mailbox.refusal = "451 later"
    ann.open("me", "greedy", speed="days")
    until(lambda: ann.get("/api/me/notices")["channels"][0]["failing"])
    mailbox.refusal = "550 nobody is called that here"
    moved(server, 3600.0)
    until(lambda: ann.get("/api/me/notices")["channels"] == [])


def test_what_was_noted_before_a_server_died_is_told_by_the_next(database: str, hook: Receiver) -> None:
    hook.status = 503
    with house(database) as server:
        ann = server.guest("Ann")
        ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/x"}, expect=201)
        ann.open("me", "greedy", speed="days")
        until(lambda: hook.refused)
    hook.status = 200
    with house(database) as server:
        moved(server, 3600.0)
        hook.wait(1)
        quiet(server)
    with house(database) as server:  # and nobody tells it twice
        moved(server, 7200.0)
        quiet(server)
    assert len(hook.got) == 1


def test_a_turn_that_came_just_before_a_server_died_is_told(sqlite: str, hook: Receiver) -> None:
    with house(sqlite, notice_seconds=3600.0) as server:
        ann = server.guest("Ann")
        ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/x"}, expect=201)
        id = ann.open("me", "greedy", speed="days")["id"]
        until(lambda: ann.table(id)["decision"])
    with house(sqlite):
        hook.wait(1)


def test_of_several_servers_one_tells(cluster: Any, hook: Receiver, push: Receiver, monkeypatch: Any) -> None:
    monkeypatch.setattr("safehouse.server.notices.turn_watch.LEAVE_TO_OTHERS", 0.3)
    database = cluster.database()
    with house(database) as one, house(database) as two:
        guests, id, browsers = subscribed(one, push)
        first, _ = mover(guests, id)
        other = next(guest for guest in guests if guest is not first)
        browsers[first.id].wait(1)
        other.url, other.http.base_url = two.url, two.url
        with other.events(id) as events:  # he looks, at another server than the one at which the turn comes
            events.next("table")
            while (found := mover(guests, id))[0] is first:
                first.act(found[1])
            quiet(one)
        assert browsers[other.id].messages() == []
        assert len(browsers[first.id].messages()) == 1


# --- who may ask for what ---------------------------------------------------------------------------------------------


def test_a_browser_that_signs_out_is_told_no_more(server: Running, push: Receiver) -> None:
    ann = server.guest("Ann")
    subscribe(ann, push)
    code = ann.post("/api/guest/devices")["code"]
    phone = Caller(server.url, None)
    phone.post("/api/guest/claim", {"code": code})
    subscribe(phone, push, "second")
    assert [channel["here"] for channel in ann.get("/api/me/notices")["channels"]] == [True, False]
    phone.post("/api/guest/devices/leave")
    assert [channel["here"] for channel in ann.get("/api/me/notices")["channels"]] == [True]
    phone.http.cookies.clear()
    phone.post("/api/guest/claim", {"code": ann.post("/api/guest/devices")["code"]})
    subscribe(phone, push, "third")
    ann.post("/api/guest/devices/forget")
    assert [channel["here"] for channel in ann.get("/api/me/notices")["channels"]] == [True]


def test_who_is_forgotten_leaves_nothing(database: str, push: Receiver, hook: Receiver) -> None:
    with house(database) as server:
        ann = server.guest("Ann")
        browser = subscribe(ann, push)
        ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/hooks/secret"}, expect=201)
        ann.post("/api/me/notices", {"zone": "Pacific/Apia"})
        id = ann.open("me", "greedy", speed="days")["id"]
        ann.post(f"/api/matches/{id}/notices", {"wanted": True})
        browser.wait(1)
        data = ann.get("/api/me/data")
        assert data["notice_wishes"][0]["zone"] == "Pacific/Apia"
        assert [channel["kind"] for channel in data["notice_channels"]] == ["push", "json"]
        assert data["notice_tables"] == [{"match": id, "wanted": True}]
        ann.post("/api/me/delete")
        left = everything(database)
    assert [text for text in ("Apia", "hooks/secret", "/push/phone") if text in left] == []


def test_a_house_offers_what_it_is_set_up_for(sqlite: str, push: Receiver) -> None:
    with house(sqlite, public_url="") as server:
        ann = server.guest("Ann")
        assert ann.get("/api/me/notices")["offered"] == ["push"]
        refused = ann.post(CHANNELS, {"kind": "mail", "address": "a@b.cd"}, expect=409)
        assert "it offers push" in refused["detail"]
        subscribe(ann, push)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "mail", "address": "nobody"},
        {"kind": "json", "address": "nobody"},
        {"kind": "push", "address": "https://push.example.org/x"},
        {"kind": "json", "address": "https://x.example.org/", "keys": {"p256dh": "x", "auth": "y"}},
    ],
)
def test_channels_that_cannot_be(server: Running, wrong: dict[str, Any]) -> None:
    server.guest().post(CHANNELS, wrong, expect=422)


@pytest.mark.parametrize(
    "wrong", [{"language": "xx"}, {"zone": "Nowhere"}, {"quiet_from": 60}, {"quiet_from": None, "quiet_until": 5}]
)
def test_wishes_that_cannot_be(server: Running, wrong: dict[str, Any]) -> None:
    server.guest().post("/api/me/notices", wrong, expect=422)


def test_nobody_is_asked_to_confirm_over_and_over(server: Running, mailbox: Mailbox) -> None:
    wanted = {"kind": "mail", "address": "victim@example.org"}
    for name in ("Ann", "Bob"):
        server.guest(name).post(CHANNELS, wanted, expect=201)
    server.guest("Cid").post(CHANNELS, wanted, expect=429)
    assert len(mailbox.letters) == noticing.MAILS_PER_ADDRESS


def test_an_address_that_takes_no_mail_is_not_kept(server: Running, mailbox: Mailbox) -> None:
    mailbox.refusal = "550 nobody"
    ann = server.guest("Ann")
    ann.post(CHANNELS, {"kind": "mail", "address": "ann@example.org"}, expect=503)
    assert ann.get("/api/me/notices")["channels"] == []


def test_a_guest_has_only_so_many(server: Running, hook: Receiver) -> None:
    ann = server.guest("Ann")
    for number in range(noticing.MOST_CHANNELS):
        ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/{number}"}, expect=201)
    ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/0"}, expect=201)  # which is there already
    ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/more"}, expect=409)


def test_what_nobody_confirmed_and_what_was_told_long_ago_is_forgotten(server: Running, hook: Receiver) -> None:
    ann = server.guest("Ann")
    ann.post(CHANNELS, {"kind": "mail", "address": "ann@example.org"}, expect=201)
    ann.post(CHANNELS, {"kind": "json", "address": f"{hook.url}/x"}, expect=201)
    ann.open("me", "greedy", speed="days")
    hook.wait(1)
    moved(server, sending.KEPT_SECONDS + 2 * DAY)
    until(lambda: [channel["kind"] for channel in ann.get("/api/me/notices")["channels"]] == ["json"])
    database = str(server.house.database.engine.url).replace("sqlite+pysqlite", "sqlite")
    until(lambda: '"notices": []' in everything(database))
