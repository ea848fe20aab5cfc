"""HTTP for reading: the catalogue of a game's rules, whole or one rule of it."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath

from lindwurm.kernel import catalogue
from lindwurm.server.errors import Refused
from lindwurm.server.http.compression import json_answer

KEEP = "public, max-age=3600"
"""Rules change only with a new version; the tag says whether they have."""


class Rule(msgspec.Struct):
    """A rule: its id, the headings above it, and what it says, in Markdown and in plain text."""

    id: str
    section: str
    text: str
    plain: str


class Rules(msgspec.Struct):
    """A catalogue: all sections in order, and every rule by its id."""

    game: str
    prefix: str
    language: str
    sections: list[catalogue.Section]
    rules: dict[str, Rule]


class Reading(Controller):
    """The rules, for people."""

    path = "/api/games"
    tags = ("rules",)

    @get("/{game:str}/rules", sync_to_thread=False)
    def rules(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Rules]:
        """The whole catalogue of a game. It is kept in English."""
        body, packed, tag = encoded(known(game).name)
        headers = {"cache-control": KEEP, "etag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
        return json_answer(request, body, headers, packed)

    @get("/{game:str}/rules/{rule:str}", sync_to_thread=False)
    def rule(self, game: FromPath[str], rule: FromPath[str]) -> Response[Rule]:
        """One rule by its number, however it is written (DF-62, df-62, 62), or a row, C01."""
        entry = known(game).find(rule)
        if entry is None:
            raise Refused("unknown", "there is no such rule")
        return Response(rule_info(entry), headers={"cache-control": KEEP})


@cache
def read(game: str) -> catalogue.Catalogue:
    """Return a catalogue, read once."""
    return catalogue.load(game)


def known(game: str) -> catalogue.Catalogue:
    """Return the catalogue of a game, or refuse."""
    if game not in catalogue.names():
        raise Refused("unknown", "there is no such game")
    return read(game)


def rule_info(entry: catalogue.CatalogueRule) -> Rule:
    """Return a rule as it is sent."""
    return Rule(entry.id, entry.section, entry.markdown(), entry.plain())


@cache
def encoded(game: str) -> tuple[bytes, bytes, str]:
    """Return the whole catalogue as JSON, the same packed, and its tag."""
    book = read(game)
    answer = Rules(
        game=game,
        prefix=book.prefix,
        language="en",
        sections=book.sections(),
        rules={id_: rule_info(entry) for id_, entry in book.entries.items()},
    )
    body = msgspec.json.encode(answer)
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    return body, gzip.compress(body, 9, mtime=0), tag
