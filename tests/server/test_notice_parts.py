"""The parts of notices, each alone: encryption, addresses, quiet hours, links, words."""

from __future__ import annotations

import asyncio
import socket
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from safehouse.core.texts import LANGUAGES
from safehouse.server.configuration import configure
from safehouse.server.notices.delivery import Failed
from safehouse.server.notices.links import CONFIRM_SECONDS, Links
from safehouse.server.notices.mail import check_mail_address
from safehouse.server.notices.outgoing import Outgoing, is_public
from safehouse.server.notices.push import check_keys, encrypt, unbase64url
from safehouse.server.notices.quiet_hours import check_zone, quiet_until
from safehouse.server.notices.webhooks import webhook_body
from safehouse.server.notices.words import CalledTable, notice_of_turns
from safehouse.server.problems import Forbidden, Invalid
from safehouse.server.storage.notice_store import Wishes

from .receivers import Receiver

LINKS = Links(b"secret", "https://house.example/")
TABLE = CalledTable("0123456789abcdef", "estoril")


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    own = int.from_bytes(unbase64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=unbase64url("DGv6ra1nlYgDCS1FRnbzlw"),
        own_key=own,
    )
    assert found == unbase64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("é", "x"), ("B" * 87, "A")]
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Invalid, match="keys: must be"):
        check_keys(p256dh, auth)


class TestAddresses:
    @pytest.mark.parametrize(
        "address",
        [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",  # noqa: S104
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1%eth0",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
        ],
    )
    def test_private_ones(self, address: str) -> None:
        assert not is_public(address)

    @pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1"])
    def test_public_ones(self, address: str) -> None:
        assert is_public(address)

    @pytest.mark.parametrize(
        "url",
        [
            "http://hooks.example.org/x",
            "https://user:word@hooks.example.org/",
            "https://hooks.example.org:8443/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::1",
            "https://localhost/",
            "https://intranet/",
            "https://db.internal/",
            "https://hooks.example.org/" + "x" * 1000,
            "https://hooks.example.org:port/",
            "ftp://hooks.example.org/",
            "file:///etc/passwd",
            "https://hööks.example.org/",
            "",
        ],
    )
    def test_those_that_are_refused_at_once(self, url: str) -> None:
        with pytest.raises(Invalid, match="address: "):
            Outgoing().check(url)

    def test_one_that_is_taken(self) -> None:
        Outgoing().check("https://discord.com/api/webhooks/1/abc?wait=true")

    @pytest.mark.parametrize("answers", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], []])
    def test_a_name_that_stands_for_a_private_address_is_not_called(
        self, answers: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[str] = []

        async def call() -> None:
            async def resolve(host: str, port: int, **_: Any) -> list[Any]:
                asked.append(host)
                return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answer, port)) for answer in answers]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
            await Outgoing().post("https://rebind.example.org/x", b"", {})

        with pytest.raises(Failed, match="not public"):
            asyncio.run(call())
        assert asked == ["rebind.example.org"]

    def test_nobody_is_sent_elsewhere(self) -> None:
        receiver = Receiver(status=302)
        with pytest.raises(Failed, match="status 302"):
            asyncio.run(Outgoing(private=True).post(receiver.url, b"hello", {}))
        receiver.stop()
        assert (receiver.refused, receiver.got) == (1, [])

    @pytest.mark.parametrize(
        "address", ["", "ann", "ann@host", "a b@c.de", "ann@c.de\nBcc: x@y.z", "x" * 260 + "@c.de"]
    )
    def test_of_mail_that_are_none(self, address: str) -> None:
        with pytest.raises(Invalid, match="address: must be an address of mail"):
            check_mail_address(address)


class TestQuietHours:
    NIGHT = Wishes(zone="Europe/Vienna", quiet_from=22 * 60, quiet_until=7 * 60 + 30)

    def at(self, *when: int) -> float:
        return datetime(*when, tzinfo=ZoneInfo("Europe/Vienna")).timestamp()  # type: ignore[misc, arg-type]

    @pytest.mark.parametrize("when", [(2026, 5, 1, 21, 59), (2026, 5, 1, 7, 30), (2026, 5, 1, 12, 0)])
    def test_outside(self, when: tuple[int, ...]) -> None:
        assert quiet_until(self.NIGHT, self.at(*when)) is None

    @pytest.mark.parametrize("when", [(2026, 5, 1, 22, 0), (2026, 5, 2, 0, 5), (2026, 5, 2, 7, 29)])
    def test_over_midnight(self, when: tuple[int, ...]) -> None:
        assert quiet_until(self.NIGHT, self.at(*when)) == self.at(2026, 5, 2, 7, 30)

    def test_when_clocks_are_changed(self) -> None:
        assert quiet_until(self.NIGHT, self.at(2026, 3, 28, 23, 0)) == self.at(2026, 3, 29, 7, 30)

    def test_by_day(self) -> None:
        work = Wishes(zone="Europe/Vienna", quiet_from=9 * 60, quiet_until=17 * 60)
        assert quiet_until(work, self.at(2026, 5, 1, 10, 0)) == self.at(2026, 5, 1, 17, 0)
        assert quiet_until(work, self.at(2026, 5, 1, 18, 0)) is None

    @pytest.mark.parametrize("name", ["Vienna", "", "../../etc/passwd", "/etc/localtime", "Europe", "x\0y"])
    def test_zones_that_are_none(self, name: str) -> None:
        with pytest.raises(Invalid, match="zone: must be"):
            check_zone(name)


class TestLinks:
    def test_one_that_turns_off(self) -> None:
        assert LINKS.read_off(LINKS.off("abc").partition("#")[2]) == "abc"
        assert LINKS.off_at_once("abc").startswith("https://house.example/api/notices/off/abc-")

    def test_one_that_confirms_is_good_for_a_day(self) -> None:
        token = LINKS.confirm("abc", 1000.0).partition("#")[2]
        assert LINKS.read_confirm(token, 1000.0 + CONFIRM_SECONDS) == "abc"
        with pytest.raises(Forbidden, match="good for a day"):
            LINKS.read_confirm(token, 1002.0 + CONFIRM_SECONDS)

    @pytest.mark.parametrize("token", ["", "abc", "abc-", "abc-0", "abd-1-x", "é-é-é", "abc-99999999999999999-x"])
    def test_others_are_refused(self, token: str) -> None:
        for read in (LINKS.read_off, lambda text: LINKS.read_confirm(text, 0.0)):
            with pytest.raises(Forbidden, match="not whole"):
                read(token)

    def test_one_does_not_do_the_other_thing(self) -> None:
        with pytest.raises(Forbidden):
            LINKS.read_confirm(LINKS.off_token("abc"), 0.0)


class TestWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_notice_says_game_and_table(self, language: str) -> None:
        notice = notice_of_turns([TABLE], language)
        assert "1942" in notice.title
        assert "0123" in notice.lines[0]
        assert TABLE.id not in "".join(notice.lines)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_several_are_told_together(self, language: str) -> None:
        notice = notice_of_turns([TABLE, CalledTable("f" * 16, "vienna")], language)
        assert "2" in notice.title
        assert len(notice.lines) == 2

    def test_nobody_is_woken_by_what_stands_in_it(self) -> None:
        body, _ = webhook_body("discord", notice_of_turns([TABLE], "en"), LINKS, "abc", "off")
        assert b'"allowed_mentions":{"parse":[]}' in body
        body, _ = webhook_body("slack", notice_of_turns([TABLE], "en"), LINKS, "abc", "<!channel> &")
        assert b"&lt;!channel&gt; &amp;" in body

    def test_titles_fit_into_a_header(self) -> None:
        _, headers = webhook_body("ntfy", notice_of_turns([TABLE], "ja"), LINKS, "abc", "off")
        assert headers["Title"].isascii()
        assert "\n" not in headers["Title"]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("smtp", "mail.example.org", "smtp://"),
        ("smtp", "smtp://", "with a host"),
        ("smtp", "smtp://host:99999", "with a host"),
        ("public_url", "house.example", "https://"),
        ("mail_from", "nobody", "safehouse@example.org"),
    ],
)
def test_settings_that_cannot_be(name: str, value: str, said: str) -> None:
    found = configure(None, {}, {name: value}, {})
    assert found.settings is None
    assert said in found.faults[0]
