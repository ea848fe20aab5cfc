"""Where friends find this server: the addresses that a link for them may begin with.

Whoever opens the page by a name or address of the network has the right one before them. Whoever
opens it as `localhost` has one that is worth nothing to anybody else; they are told what this
machine is called by others, if the server listens there at all.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, get

from lindwurm.server.services import Shared
from lindwurm.server.settings import Settings

LOCAL = ("localhost", "127.0.0.1", "::1")
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has: asking for the way there sends nothing, and shows where we begin."""

Asking = Request[Any, Any, Any]


class Reach(msgspec.Struct):
    """Where others reach this server."""

    listens: bool
    """Whether anybody but this machine can."""
    addresses: list[str]
    """Beginnings of links, the best first; empty: the one in the address bar, or nobody knows."""


def from_here(request: Asking) -> bool:
    """Return whether somebody asks from this machine, for this machine, and through no proxy."""
    client = (request.client.host if request.client else "").removeprefix("::ffff:")
    asked = urlsplit(f"//{request.headers.get('host', '')}").hostname
    forwarded = any(name in request.headers for name in FORWARDED)
    return client in LOCAL and asked in LOCAL and not forwarded


def own_addresses() -> list[str]:
    """Return this machine's addresses in its networks: the one it goes out by first."""
    found = []
    for there, family in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((there, 9))
                found.append(str(way.getsockname()[0]))
        except OSError:
            continue  # no network of that kind
    with contextlib.suppress(OSError):  # its name may mean nothing even to itself
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return [one for one in dict.fromkeys(found) if _reachable(one)]


def _reachable(address: str) -> bool:
    try:
        one = ipaddress.ip_address(address)
    except ValueError:
        return False  # an address of one link only, with its name behind a %
    return not (one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)


def reach(settings: Settings, here: bool, port: int | None) -> Reach:
    """Return where others reach a server with these settings.

    `here`: it is asked from this machine itself. Nobody else is told its addresses, and they need
    none: they have come by one.

    >>> reach(Settings(), True, 8420)
    Reach(listens=False, addresses=[])
    >>> reach(Settings(host="192.168.1.5"), True, 8420)
    Reach(listens=True, addresses=['http://192.168.1.5:8420'])
    >>> reach(Settings(origins="https://play.example"), True, 8420)
    Reach(listens=True, addresses=['https://play.example'])
    """
    if origins := [one.strip() for one in settings.origins.split(",") if one.strip()]:
        return Reach(True, origins)
    if not here:
        return Reach(True, [])
    if settings.host in LOCAL or settings.host.startswith("127."):
        return Reach(False, [])
    hosts = [settings.host]
    if settings.host in ("0.0.0.0", "::"):
        hosts = [one for one in own_addresses() if ":" not in one or settings.host == "::"]
    at = "" if port is None else f":{port}"
    named = (f"[{host}]" if ":" in host else host for host in hosts)
    return Reach(True, [f"http://{host}{at}" for host in named])


@get("/api/reach", tags=["server"], sync_to_thread=True)
def where(request: Asking, services: Shared) -> Reach:
    """Say where friends find this server, for links and pictures that lead them here."""
    try:
        port = urlsplit(f"//{request.headers.get('host', '')}").port
    except ValueError:
        port = None
    return reach(services.settings, from_here(request), port)
