"""Where messages arrive: a push service that decrypts, as a browser does, and a mailbox."""

from __future__ import annotations

import base64
import json
import os
import secrets
import socketserver
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

T = TypeVar("T")


def until(what: Callable[[], T], seconds: float = 20) -> T:
    """Return what is found as soon as there is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came")


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Subscription:
    """A browser's end: its keys, and what only it can read; by RFC 8291, step by step."""

    def __init__(self, endpoint: str, private: str = "", auth: str = ""):
        self.endpoint = endpoint
        curve = ec.SECP256R1()
        self._key = (
            ec.derive_private_key(int.from_bytes(unb64(private)), curve)
            if private
            else ec.generate_private_key(curve)
        )
        self._auth = unb64(auth) if auth else os.urandom(16)
        self._point = self._key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def described(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(self._point), "auth": b64(self._auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message; fails if it is not for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        secret = _hmac(
            _hmac(self._auth, shared), b"WebPush: info\0" + self._point + theirs + b"\x01"
        )
        both = _hmac(salt, secret)
        key = _hmac(both, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(both, b"Content-Encoding: nonce\0\x01")[:12]
        text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\0")
        return text


@dataclass
class Arrived:
    """A message as a push service gets it."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages for browsers, and answers as it is told to."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.status = 201
        self.before: Callable[[], None] = lambda: None
        """Is done while a message is under way."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                named = {name.lower(): value for name, value in self.headers.items()}
                service.arrived.append(Arrived(self.path, named, body))
                service.before()
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def browser(self, name: str) -> Subscription:
        return Subscription(f"http://{self.host}/for/{name}/{secrets.token_hex(8)}")

    def read(self, browser: Subscription) -> list[dict[str, Any]]:
        """Return all messages to a browser, in plain text."""
        path = "/" + browser.endpoint.split("/", 3)[3]
        found = [one for one in self.arrived if one.path == path]
        return [json.loads(browser.read(one.body)) for one in found]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def checked_signature(arrived: Arrived, key: str) -> dict[str, Any]:
    """Return what a message's signature claims, after checking it with the server's key."""
    scheme, _, parts = arrived.headers["authorization"].partition(" ")
    given = dict(one.strip().split("=", 1) for one in parts.split(","))
    assert (scheme, given["k"]) == ("vapid", key)
    head, claims, signed = given["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = (int.from_bytes(half) for half in (unb64(signed)[:32], unb64(signed)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    plain = f"{head}.{claims}".encode()
    public.verify(encode_dss_signature(r, s), plain, ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unb64(claims))
    return found


@dataclass
class Letter:
    """A letter, and to whom it was handed."""

    to: list[str]
    message: EmailMessage

    @property
    def text(self) -> str:
        return str(self.message.get_content())


@dataclass
class Mailbox:
    """A mail server that keeps everything."""

    letters: list[Letter] = field(default_factory=list)
    refuses: str = ""
    """What it says instead of taking a letter."""

    def __post_init__(self) -> None:
        box = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                to: list[str] = []
                self.say("220 here")
                while line := self.rfile.readline().decode().strip():
                    verb = line[:4].upper()
                    if verb == "DATA":
                        self.say("354 go on")
                        lines = iter(self.rfile.readline, b".\r\n")
                        whole = b"".join(
                            one.removeprefix(b".") if one[:2] == b".." else one for one in lines
                        )
                        made = message_from_bytes(whole, policy=policy.default)
                        box.letters.append(Letter(to, made))
                        to = []
                    elif verb == "RCPT":
                        if box.refuses:
                            self.say(box.refuses)
                            continue
                        to.append(line.partition(":")[2].strip(" <>"))
                    self.say("221 bye" if verb == "QUIT" else "250 well")
                    if verb == "QUIT":
                        return

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self.url = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
