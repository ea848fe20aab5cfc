"""Who is asking: signed cookies, tokens against forged requests, passphrases, recovery codes."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from lindwurm.server.errors import Refused

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "lindwurm"
"""The cookie of a session."""
KNOWN = "lindwurm-known"
"""The cookie of a browser that somebody has signed in with: it waits for no stranger's guesses."""
COOKIE_AGE = 365 * 24 * 3600
"""Seconds after which a session ends that nobody has used, and a browser is a stranger again."""
PASSPHRASE_LENGTHS = range(8, 201)


def new_id() -> str:
    """Return an id that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


# -- cookies ---------------------------------------------------------------------------------


def cookie_name(name: str, secure: bool) -> str:
    """Return what a cookie is called.

    Over TLS it is one that only this very host can have set, for all of it (`__Host-`); browsers
    do not keep such a cookie from a page without TLS, as on a home network.
    """
    return f"__Host-{name}" if secure else name


def cookie_value(headers: Iterable[tuple[bytes, bytes]], name: str) -> str:
    """Return a cookie from the headers of a request; nothing if it is not there exactly once.

    The one place where cookies are read. It looks at nothing but the name, so that no other cookie,
    however it is written, can hide ours; and of two with our name neither is believed.

    >>> cookie_value([(b"cookie", b"x[]=1; lindwurm=a.b; y")], "lindwurm")
    'a.b'
    >>> cookie_value([(b"cookie", b"lindwurm=a"), (b"cookie", b"lindwurm=b")], "lindwurm")
    ''
    """
    pairs = (
        pair.partition("=")
        for header, value in headers
        if header.lower() == b"cookie"
        for pair in value.decode("latin-1").split(";")
    )
    found = [value.strip() for own, _, value in pairs if own.strip() == name]
    return found[0] if len(found) == 1 else ""


class Bearer(NamedTuple):
    """Whose cookie it is, and of which session."""

    person: str
    session: str


class Signer:
    """Signs who someone is. A cookie is `person.session.issued.signature`.

    >>> signer = Signer("key")
    >>> cookie = signer.cookie(Bearer("anna", "1"))
    >>> signer.bearer(cookie)
    Bearer(person='anna', session='1')
    >>> signer.bearer(cookie.replace("anna", "otto")) is None
    True
    """

    def __init__(self, key: str):
        self._key = key.encode()

    def cookie(self, bearer: Bearer) -> str:
        """Return the cookie of a session."""
        return self._signed("cookie", bearer)

    def bearer(self, cookie: str) -> Bearer | None:
        """Return who bears a cookie; None if we did not sign it, or it is too old."""
        return self._read("cookie", cookie)

    def known(self, person: str) -> str:
        """Return the mark of a browser that a person has signed in with."""
        return self._signed("known", Bearer(person, secrets.token_urlsafe(9)))

    def knows(self, mark: str) -> Bearer | None:
        """Return whose browser it is by its mark, and which; None if it is a stranger."""
        return self._read("known", mark)

    def handle(self, person: str, other: str) -> str:
        """Return what one person calls another in requests; nobody's id is told to anybody."""
        return self._sign("handle", f"{person}.{other}")[:24]

    def csrf(self, bearer: Bearer) -> str:
        """Return what a session's pages must send along with everything that changes something."""
        return self._sign("csrf", f"{bearer.person}.{bearer.session}")

    def link(self, purpose: str, bearer: Bearer) -> str:
        """Return what a link holds that does one thing for a person without a cookie."""
        return self._signed(f"link-{purpose}", bearer)

    def linked(self, purpose: str, token: str, age: int = COOKIE_AGE) -> Bearer | None:
        """Return whose link it is; None if it is not for this purpose, or older than its age."""
        return self._read(f"link-{purpose}", token, age)

    def hashed(self, text: str) -> str:
        """Return what is kept of a text that is only to be recognised: 43 characters."""
        digest = hmac.new(self._key, f"hash:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def _signed(self, purpose: str, bearer: Bearer) -> str:
        text = f"{bearer.person}.{bearer.session}.{int(time.time())}"
        return f"{text}.{self._sign(purpose, text)}"

    def _read(self, purpose: str, signed: str, age: int = COOKIE_AGE) -> Bearer | None:
        text, _, signature = signed.rpartition(".")
        expected = self._sign(purpose, text)
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace")):
            return None
        person, session, issued = text.split(".")
        return Bearer(person, session) if time.time() - int(issued) < age else None

    def _sign(self, purpose: str, text: str) -> str:
        message = f"{purpose}:{text}".encode("utf-8", "replace")
        return hmac.new(self._key, message, hashlib.sha256).hexdigest()


_BROWSERS = (
    ("Edge", r"\bEdgA?/|\bEdgiOS/"),
    ("Opera", r"\bOPR/"),
    ("Samsung Internet", r"\bSamsungBrowser/"),
    ("Firefox", r"\bFirefox/|\bFxiOS/"),
    ("Chrome", r"\bChrome/|\bChromium/|\bCriOS/|\bHeadlessChrome/"),
    ("Safari", r"\bSafari/"),
)
_SYSTEMS = (
    ("Android", r"\bAndroid\b"),
    ("iPhone", r"\biPhone\b"),
    ("iPad", r"\biPad\b"),
    ("Windows", r"\bWindows\b"),
    ("macOS", r"\bMac OS X\b|\bMacintosh\b"),
    ("ChromeOS", r"\bCrOS\b"),
    ("Linux", r"\bLinux\b|\bX11\b"),
)


def agent_family(agent: str) -> str:
    """Return roughly what somebody is using, for them to recognise it; nothing else is kept.

    >>> agent_family("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> agent_family("curl/8.5")
    ''
    """
    agent = agent[:500]
    found = (
        next((name for name, pattern in known if re.search(pattern, agent)), "")
        for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(name for name in found if name)


# -- recovery codes --------------------------------------------------------------------------

RECOVERY_CODES = 8
_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""None that is taken for another when it is read from paper."""


def new_recovery_code() -> str:
    """Return a code that nobody can guess: 78 bits, in four groups of four."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(16))
    return "-".join(letters[n : n + 4] for n in range(0, 16, 4))


def recovery_hash(person: str, code: str) -> str:
    """Return what is kept of a person's recovery code, however its groups were typed.

    The code is random and long, so a quick hash cannot be searched.

    >>> recovery_hash("anna", " ABCD-efgh jkmn-pqrs") == recovery_hash("anna", "abcdefghjkmnpqrs")
    True
    """
    plain = re.sub(r"[\s-]", "", code).lower()
    return hashlib.sha256(f"recovery:{person}:{plain}".encode("utf-8", "replace")).hexdigest()


# -- passphrases -----------------------------------------------------------------------------


def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


_one_at_a_time = asyncio.Semaphore(2)
"""Hashing is costly on purpose; more than two at once would let a flood of sign-ins stop play."""


async def hashed(passphrase: str) -> str:
    """Return the Argon2 hash of a passphrase, or refuse one that is too short or too long."""
    if len(passphrase) not in PASSPHRASE_LENGTHS:
        raise Refused("malformed", "a passphrase has 8 to 200 characters")
    async with _one_at_a_time:
        return await asyncio.to_thread(lambda: _hasher().hash(passphrase))


async def fits(passphrase: str, hash_: str | None) -> bool:
    """Return whether a passphrase is the hashed one; takes as long where there is no account."""

    def check() -> bool:
        from argon2.exceptions import VerificationError

        hasher = _hasher()
        try:
            hasher.verify(hash_ or _NOBODY, passphrase)
        except VerificationError:
            return False
        return hash_ is not None

    async with _one_at_a_time:
        return await asyncio.to_thread(check)


_NOBODY = (
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
)
"""A hash that no passphrase has."""
