"""The conformance suite, for the games of the house: random play, secrets, records, engines."""

from __future__ import annotations

from lindwurm.testing import Properties, Repeating, Secrecy
from tests.games.harness import HOUSE


class TestProperties(Properties):
    games = HOUSE


class TestSecrecy(Secrecy):
    games = HOUSE


class TestRepeating(Repeating):
    games = HOUSE
