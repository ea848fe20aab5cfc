"""What the protocol shows that HTTP may be sent is understood; tests/server has the sockets."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from litestar.routes import HTTPRoute

from lindwurm.server.app import create_app
from lindwurm.server.settings import Settings
from tests.docs.pages import ROOT


def bodies() -> list[tuple[str, str]]:
    """Return what the protocol shows that HTTP may be sent: `POST /api/guests`, and its JSON."""
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    found = []
    for row in re.findall(r"^\| (`(?:GET|POST|PUT|DELETE) .*) \|$", text, re.MULTILINE):
        request = re.findall(r"`((?:POST|PUT|DELETE) /api/\S+)`", row)
        shown = re.findall(r"`(\{.*?\})`", row)
        found += [(request[0], body) for body in shown]
    table = re.search(r"```json\n(\{\"game\".*?)```", text, re.DOTALL)
    assert table
    clocks = re.findall(r"`(\{\"kind\": .*?\})`", text)
    assert len(clocks) == 3
    tables = [json.dumps({**json.loads(table[1]), "clock": json.loads(c)}) for c in clocks]
    return [*found, *(("POST /api/tables", body) for body in (table[1], *tables))]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_body_that_is_shown_is_understood(tmp_path: Path) -> None:
    """`…` stands for any text; what a request may hold is known from its handler."""
    app = create_app(Settings(database=str(tmp_path / "lindwurm.db"))).app  # behind its guard
    asked = {
        (method, re.sub(r"\{.*?\}", "{}", route.path)): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
    }
    assert len(bodies()) >= 5
    for request, body in bodies():
        method, path = request.split()
        handler = asked[method, re.sub(r"\{\w+\}", "{}", path)]
        kind = handler.parsed_data_field.annotation
        whole = body.replace('"…"', "…").replace("…", '"any text"')
        msgspec.json.decode(whole, type=kind)
