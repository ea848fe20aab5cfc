"""The documents say what the code does."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import lindwurm.server
from lindwurm.server.errors import STATUS
from lindwurm.server.settings import Settings
from lindwurm.server.sockets import messages

DOCS = Path(__file__).parents[2] / "docs"


SPEAKERS = ("sockets/table_socket.py", "sockets/wire.py")
SPEAKERS += tuple(
    f"table/{name}.py" for name in ("advice", "audience", "chat", "own_dice", "teacher", "wishes")
)
"""Modules that make messages."""
SERVER = Path(lindwurm.server.__file__).parent


def examples(kind: str) -> list[str]:
    text = (DOCS / "protocol.md").read_text("utf-8")
    return re.findall(rf"```json {kind}\n(.*?)```", text, re.DOTALL)


def test_every_message_of_a_client_has_an_example_that_is_understood() -> None:
    shown = {type(messages.decoder.decode(example)) for example in examples("client")}
    assert shown == set(get_args(messages.Incoming))


def test_every_message_of_the_server_has_an_example() -> None:
    shown = {json.loads(example)["type"] for example in examples("server")}
    code = "".join((SERVER / name).read_text("utf-8") for name in SPEAKERS)
    assert shown == set(re.findall(r'"type": ?"(\w+)"', code))


def test_every_message_of_the_lobby_has_an_example() -> None:
    shown = {json.loads(example)["type"] for example in examples("lobby")}
    code = "".join((SERVER / f"table/{one}.py").read_text("utf-8") for one in ("lobby", "company"))
    assert shown == set(re.findall(r'"type": "(\w+)"', code))


def test_every_code_and_setting_is_described() -> None:
    protocol = (DOCS / "protocol.md").read_text("utf-8")
    assert not [code for code in STATUS if f"`{code}`" not in protocol]
    server = (DOCS / "server.md").read_text("utf-8")
    named = [f"LINDWURM_{field.name.upper()}" for field in fields(Settings)]
    assert not [name for name in named if f"`{name}`" not in server]
