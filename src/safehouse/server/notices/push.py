"""Web push: a message for one browser, encrypted (RFC 8291) and signed with the house's own key (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ..problems import Invalid

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
LAST_RECORD = b"\x02"
JWT_SECONDS = 12 * 3600
KEPT_SECONDS = 86_400
"""So long a push service keeps a message for a device that is off: a turn is no news afterwards."""


class VapidKey:
    """The key by which push services know this house. It follows from a secret, made at the first start."""

    def __init__(self, secret: bytes) -> None:
        self._private = ec.derive_private_key(int.from_bytes(secret) % (ORDER - 1) + 1, CURVE)
        self.public = base64url(_point(self._private.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header that tells a push service who calls; good for this service alone, and for half a day."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + JWT_SECONDS, "sub": contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{base64url(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Invalid where a browser's keys are none."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unbase64url(p256dh))
        if len(unbase64url(auth)) != 16:
            raise ValueError
    except (ValueError, binascii.Error):
        raise Invalid("keys: must be p256dh and auth as the browser's subscription gives them") from None


def encrypt(message: bytes, p256dh: str, auth: str, *, salt: bytes = b"", own_key: int | None = None) -> bytes:
    """A message that only the browser with these keys can read; salt and key are given in tests only."""
    salt = salt or os.urandom(16)
    private = ec.generate_private_key(CURVE) if own_key is None else ec.derive_private_key(own_key, CURVE)
    browser, secret = unbase64url(p256dh), unbase64url(auth)
    own = _point(private.public_key())
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    material = _derive(secret, shared, b"WebPush: info\0" + browser + own, 32)
    key = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(own).to_bytes(1) + own
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _json(value: dict[str, object]) -> str:
    return base64url(json.dumps(value, separators=(",", ":")).encode())


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    return base64.b64decode(text.encode() + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
