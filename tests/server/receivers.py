"""Those who receive notices: a push service and the browsers behind it, a mail server, a webhook."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import threading
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .harness import Caller, until


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unbase64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """A web server that takes what is posted, or says what it is told to say."""

    status: int = 201
    got: list[Received] = field(default_factory=list)
    refused: int = 0

    def __post_init__(self) -> None:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if receiver.status < 300:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    receiver.got.append(Received(self.path, headers, body))
                else:
                    receiver.refused += 1
                self.send_response(receiver.status)
                if 300 <= receiver.status < 400:
                    self.send_header("Location", f"{receiver.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def wait(self, count: int) -> list[Received]:
        until(lambda: len(self.got) >= count)
        return self.got

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Browser:
    """A browser that has subscribed to a push service: it alone can read what comes."""

    def __init__(self, service: Receiver, name: str) -> None:
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.address = f"{service.url}/push/{name}"

    @property
    def subscription(self) -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "address": self.address,
            "keys": {"p256dh": _base64url(point), "auth": _base64url(self._auth)},
        }

    def messages(self) -> list[dict[str, Any]]:
        """All that came for this browser, decrypted."""
        mine = [one for one in self._service.got if self.address.endswith(one.path)]
        return [json.loads(self._decrypt(one)) for one in mine]

    def _decrypt(self, one: Received) -> bytes:
        assert one.headers["content-encoding"] == "aes128gcm"
        assert int(one.headers["ttl"]) > 0
        found: bytes = http_ece.decrypt(one.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return found

    def wait(self, count: int) -> list[dict[str, Any]]:
        until(lambda: len(self.messages()) >= count)
        return self.messages()


def vapid_claims(one: Received, public: str) -> dict[str, Any]:
    """What a push service reads in the header of a house whose key it knows; fails where the signature is not right."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", one.headers["authorization"])
    assert found is not None
    head, claims, sign, key = found.groups()
    assert key == public
    raw = _unbase64url(sign)
    signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _unbase64url(key))
    point.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    result: dict[str, Any] = json.loads(_unbase64url(claims))
    return result


class Mailbox:
    """A mail server that keeps what comes, or refuses with a code."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusal: str | None = None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()
        self.url = f"smtp+plain://127.0.0.1:{port}"

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:
        if self.refusal is not None:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def wait(self, count: int) -> list[EmailMessage]:
        until(lambda: len(self.letters) >= count)
        return self.letters

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    def stop(self) -> None:
        self._controller.stop()


def text_of(letter: EmailMessage) -> str:
    content: str = letter.get_content()
    return content


def link_in(letter: EmailMessage, part: str) -> str:
    """What stands after # in the link of a letter."""
    found = re.search(rf"{part}#(\S+)", text_of(letter))
    assert found is not None
    return found[1]


def confirmed_mail(caller: Caller, mailbox: Mailbox, address: str) -> None:
    """A guest who is told by mail."""
    caller.post("/api/me/notices/channels", {"kind": "mail", "address": address}, expect=201)
    letter = until(lambda: mailbox.to(address))[-1]
    Caller(caller.url, None).post("/api/notices/confirm", {"token": link_in(letter, "/notices/confirm")})
