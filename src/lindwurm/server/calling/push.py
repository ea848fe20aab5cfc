"""Web Push: a message encrypted for one browser (RFC 8291), signed by this server (RFC 8292).

The browser's maker runs a *push service* that carries messages to it. The service learns that this
server has sent something, when, and how long it is; what it says only the browser can read. All
that is needed of cryptography is what the package of that name gives; the libraries around it bring
HTTP clients of their own, which could not be held to the addresses that were checked.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096
"""Bytes in one record; every message is one."""
MOST_BYTES = 3000
"""A message is no longer; services must carry 4096 bytes, encrypted."""
VALID = 12 * 3600
"""Seconds for which a signature is good; services refuse more than a day."""
POINT, SECRET = 65, 16
"""Bytes of a browser's public key, and of its secret."""


def encoded(data: bytes) -> str:
    """Return bytes as they are written in all of this: base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return what was written so. Raises ValueError."""
    if not text.isascii():
        raise ValueError("only letters, digits, - and _")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """Return a new private key, to be kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encoded(
        ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32)
    )


def _private(key: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decoded(key)), ec.SECP256R1())


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """Return the public half of a private key, as browsers want it."""
    return encoded(_point(_private(key)))


@dataclass(frozen=True)
class Recipient:
    """A browser, as it describes itself when it subscribes."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Raise ValueError if nothing could be encrypted for it."""
        from cryptography.hazmat.primitives.asymmetric import ec

        if len(decoded(self.auth)) != SECRET:
            raise ValueError(f"auth must be {SECRET} bytes")
        point = decoded(self.p256dh)
        if len(point) != POINT:
            raise ValueError(f"p256dh must be {POINT} bytes")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def encrypted(to: Recipient, text: bytes, salt: bytes = b"", once: str = "") -> bytes:
    """Return a message that only this browser can read: RFC 8291, as one record of RFC 8188.

    `salt` and the key that is used `once` are drawn, unless an example gives them.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(secret: bytes, salted: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salted, info).derive(secret)

    if len(text) > MOST_BYTES:
        raise ValueError(f"a message has up to {MOST_BYTES} bytes")
    salt = salt or os.urandom(16)
    mine = _private(once or new_key())
    theirs = decoded(to.p256dh)
    shared = mine.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    )
    whose = b"WebPush: info\0" + theirs + _point(mine)
    secret = derived(shared, decoded(to.auth), whose, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([POINT]) + _point(mine)
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2: it is the last record


def signature(key: str, endpoint: str, contact: str, at: float | None = None) -> str:
    """Return the header by which a push service knows this server: RFC 8292.

    `contact` is where the people of the service find those who run it.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time() if at is None else at) + VALID,
        "sub": contact,
    }
    plain = ".".join(
        encoded(json.dumps(part, separators=(",", ":")).encode())
        for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    signed = _private(key).sign(plain.encode(), ec.ECDSA(SHA256()))
    r, s = decode_dss_signature(signed)
    return f"vapid t={plain}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={public_key(key)}"


def browser_id(endpoint: str) -> str:
    """Return the name under which a browser is kept: nobody finds its endpoint by it."""
    return encoded(hashlib.sha256(endpoint.encode()).digest()[:24])
