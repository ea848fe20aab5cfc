"""What can be set, each as an environment variable; everything has a default that works at once."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from urllib.parse import urlsplit

from lindwurm.folders import data_folder


class SettingError(ValueError):
    """A setting that makes no sense: one sentence says which."""


MOST_DAYS = 36_500
DIGITS = 9
"""No number that can be set has more."""


@dataclass(frozen=True)
class Settings:
    """All settings of a server; `LINDWURM_<NAME>` in the environment."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 or :: for everyone who can reach this machine."""
    port: int = 8420
    """Port to listen on; 0 for any free one."""
    database: str = ""
    """SQLAlchemy URL or file name; empty: `lindwurm.db` in the user's data folder."""
    redis: str = ""
    """URL of a Redis over which many processes with one PostgreSQL tell each other of moves."""
    secret: str = ""
    """Key that signs the cookies; empty: made once and kept in the database."""
    origins: str = ""
    """Other origins that may talk to this server, separated by commas, e.g. behind a proxy."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; switch on where a proxy speaks HTTPS for us."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, separated by commas."""
    requests_per_minute: int = 600
    """Requests that one address may send in a minute; a twentieth of them to sign in."""
    messages_per_second: int = 20
    """Messages that one socket may send in a second."""
    chat_per_minute: int = 30
    """Lines of chat that one person may write in a minute, a third of them at once."""
    connections: int = 0
    """Connections at a time; 0: as many as the system allows, and 20,000 at most."""
    connections_per_address: int = 200
    """Connections of one address (of one IPv6 network) beside its sockets."""
    spectators_per_table: int = 200
    """Sockets of people at a table who do not sit there."""
    spectators_per_address: int = 50
    """Sockets of spectators, and in the lobby, that one address may have."""
    sockets_per_address: int = 400
    """Sockets of people at tables where they sit that one address may have."""
    sockets_per_person: int = 20
    """Sockets that one person may have at tables where they sit; the oldest ones end."""
    bot_workers: int = 2
    """Threads on which bots think."""
    review_seconds: int = 60
    """Seconds that the review of a finished game may take."""
    absent_seconds: int = 120
    """Seconds that somebody may be away before a bot takes over, where the table's rule says so."""
    claim_seconds: int = 600
    """Seconds that somebody must have been away before others may claim against them."""
    variants: str = ""
    """Files and folders of variants to offer, separated as in PATH; only these may bring code."""
    variants_per_person: int = 30
    """Variants that one person may keep."""
    tables_per_person: int = 50
    """Tables that one person may have open or running."""
    unstarted_days: int = 7
    """Days after which a table goes at which nobody has begun to play; 0: never."""
    finished_days: int = 365
    """Days after which a finished game goes, unless somebody who played it keeps it; 0: never."""
    idle_days: int = 365
    """Days without a move after which a running game goes; 0: never."""
    chronicle: bool = True
    """Whether finished games are entered, so that people have a history and statistics."""
    app: bool = True
    """Whether browsers may keep what they have seen, and start without a connection."""
    push: bool = True
    """Whether browsers may be sent word that it is somebody's turn in a game over days."""
    push_hosts: str = ""
    """Push services that may be anywhere, by `host:port`; others must be public, and HTTPS."""
    smtp_url: str = ""
    """The server that takes mail, such as smtps://user:password@mail.example; empty: no mail."""
    mail_from: str = ""
    """Whom mail comes from, such as Lindwurm <lindwurm@table.example>."""
    call_seconds: int = 60
    """Seconds after which somebody is told of a turn that they have not seen."""
    metrics_token: str = ""
    """What must be said to see /metrics; empty: it is for this machine only."""
    friends: bool = True
    """Whether people may have friends here, and invite them to tables."""
    operator_token: str = ""
    """What must be said to open the operator's page; empty: it is for this machine only."""

    def __post_init__(self) -> None:
        """Refuse what cannot work."""
        if not 0 <= self.port <= 65535:
            raise SettingError(f"a port is a number from 0 to 65535, not {self.port}")
        for name in (
            *("requests_per_minute", "messages_per_second", "bot_workers", "absent_seconds"),
            *("claim_seconds", "review_seconds"),
            *("chat_per_minute", "connections_per_address", "spectators_per_table"),
            *("spectators_per_address", "sockets_per_address", "sockets_per_person"),
        ):
            if getattr(self, name) < 1:
                raise SettingError(f"{name} must be at least 1")
        for name in ("unstarted_days", "finished_days", "idle_days"):
            if not 0 <= getattr(self, name) <= MOST_DAYS:
                raise SettingError(f"{name} is a number of days up to {MOST_DAYS}, or 0 for ever")
        kind, url, _ = self.database.partition("://")
        if url and kind.partition("+")[0] not in ("sqlite", "postgresql"):
            raise SettingError(
                "a database is a file, or a URL such as postgresql://user:password@host/name; "
                f"{kind}:// is none of them"
            )
        if self.redis and not self.database.startswith("postgresql"):
            raise SettingError("Redis is for many processes; they need a PostgreSQL database")
        if self.smtp_url:
            self._check_mail()
        if self.redis and not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise SettingError("a Redis is named by a URL such as redis://localhost:6379")

    def _check_mail(self) -> None:
        """Refuse mail that could not be sent, or whose links would lead nowhere."""
        parts = urlsplit(self.smtp_url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise SettingError("a mail server is named by a URL such as smtps://mail.example")
        if "@" not in self.mail_from or not self.mail_from.isprintable():
            raise SettingError("LINDWURM_MAIL_FROM must say whom mail comes from")
        if not self.home:
            raise SettingError("mail has links: LINDWURM_ORIGINS must say where people find us")

    @property
    def home(self) -> str:
        """The first of the origins: the address that people type; empty if none is set."""
        return self.origins.partition(",")[0].strip().rstrip("/")

    @property
    def database_url(self) -> str:
        """The database as an async SQLAlchemy URL."""
        given = self.database
        if not given:
            return f"sqlite+aiosqlite:///{data_folder() / 'lindwurm.db'}"
        if "://" not in given:
            return f"sqlite+aiosqlite:///{Path(given).absolute()}"
        for plain, driver in (("sqlite", "aiosqlite"), ("postgresql", "asyncpg")):
            if given.startswith(f"{plain}://"):
                return given.replace(f"{plain}://", f"{plain}+{driver}://", 1)
        return given


def from_environment(
    given: Mapping[str, object] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """Return the settings of the environment; what is `given` (and not None) goes before it.

    >>> from_environment({"port": 1234}, {"LINDWURM_HOST": "::", "LINDWURM_PORT": "9"})
    Settings(host='::', port=1234, ...)
    >>> from_environment({}, {"LINDWURM_PORT": "many"})
    Traceback (most recent call last):
    ...
    lindwurm.server.settings.SettingError: LINDWURM_PORT must be a whole number, not 'many'
    """
    values: dict[str, object] = {}
    for field in fields(Settings):
        variable = f"LINDWURM_{field.name.upper()}"
        if variable in environment:
            values[field.name] = _read(variable, environment[variable], field.default)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    return Settings(**values)  # type: ignore[arg-type]


def _read(variable: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        if text.lower() in ("1", "on", "true", "yes"):
            return True
        if text.lower() in ("", "0", "off", "false", "no"):
            return False
        raise SettingError(f"{variable} must be on or off, not {text!r}")
    if isinstance(default, int):
        if not (text.isascii() and text.isdigit() and len(text) <= DIGITS):
            raise SettingError(f"{variable} must be a whole number, not {text!r}")
        return int(text)
    return text
