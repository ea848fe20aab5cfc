"""Who is asking: signed cookies, tokens against forged requests, passphrases."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import TYPE_CHECKING

from lindwurm.server.errors import Refused

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "lindwurm"
COOKIE_AGE = 365 * 24 * 3600
NAME_LENGTH = 20
PASSPHRASE_LENGTHS = range(8, 201)


def new_id() -> str:
    """Return an id that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


class Signer:
    """Signs who someone is. A cookie is `person.session.issued.signature`.

    >>> signer = Signer("key")
    >>> cookie = signer.cookie("anna", 1)
    >>> signer.person(cookie)
    ('anna', 1)
    >>> signer.person(cookie.replace("anna", "otto")) is None
    True
    """

    def __init__(self, key: str):
        self._key = key.encode()

    def cookie(self, person: str, session: int) -> str:
        """Return the cookie of a person's session."""
        text = f"{person}.{session}.{int(time.time())}"
        return f"{text}.{self._sign('cookie', text)}"

    def person(self, cookie: str) -> tuple[str, int] | None:
        """Return person and session of a cookie; None if we did not sign it, or it is too old."""
        text, _, signature = cookie.rpartition(".")
        expected = self._sign("cookie", text)
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace")):
            return None
        person, session, issued = text.split(".")
        return (person, int(session)) if time.time() - int(issued) < COOKIE_AGE else None

    def csrf(self, person: str) -> str:
        """Return what a person's pages must send along with everything that changes something."""
        return self._sign("csrf", person)

    def _sign(self, purpose: str, text: str) -> str:
        message = f"{purpose}:{text}".encode("utf-8", "replace")
        return hmac.new(self._key, message, hashlib.sha256).hexdigest()


def clean_name(name: str) -> str:
    """Return a name as it is shown, or refuse: 1 to 20 printable characters.

    >>> clean_name("  Anna  Bell ")
    'Anna Bell'
    """
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(plain) <= NAME_LENGTH or not plain.isprintable() or set(plain) & set(",()[]<>"):
        raise Refused("malformed", "a name has 1 to 20 letters, no commas or brackets")
    return plain


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
