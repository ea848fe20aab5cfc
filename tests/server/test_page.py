"""The page of the web client: what is sent, how it is packed, and what it names beforehand."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from pathlib import Path

import pytest

from lindwurm.server.http import page
from lindwurm.server.run import listening
from lindwurm.server.settings import Settings
from tests.server.harness import Client, Served, awaited


def test_every_page_is_the_client(server: Served) -> None:
    """The client finds its own way; what is not built is said."""
    for path in ("/", "/table/abc", "/credits"):
        page = server.get(path, headers={"accept": "text/html"})
        assert page.headers["content-type"].startswith("text/html")
        assert "Lindwurm" in page.text
        assert "default-src 'none'" in page.headers["content-security-policy"]
    assert server.get("/assets/nothing.js").status_code == 404
    assert server.get("/assets/..%2f..%2fpyproject.toml").status_code == 404
    assert server.get("/api/nothing").status_code == 404


def test_a_tables_page_names_what_its_game_needs(server: Served) -> None:
    """Scripts, styles and words of that game, in the browser's language; all of them are there."""
    if page.built("manifest.json") is None:
        pytest.skip("the web client is not built (make web)")
    client = Client(server, "Anna")
    table = client.table("me", "bot", game="simurgh")
    german = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}
    text = server.get(f"/table/{table}", headers=german).text
    named = re.findall(r'(?:href|src)="(/assets/[^"]+)"', text)
    assert len(set(named)) == len(named)
    built = json.loads(page.built("manifest.json") or "")
    board, parts = "src/boards/simurgh", "src/table/all-parts.ts"
    words = [f"{board}/text.de.ftl?raw", "src/text/table.de.ftl?raw"]
    for wanted in ("src/pages/Table.svelte", f"{board}/index.ts", *words, parts):
        assert f"/{built[wanted]['file']}" in named, wanted
    for other in (*(one.replace(".de", ".en") for one in words), "src/boards/drachenfels/index.ts"):
        assert f"/{built[other]['file']}" not in named, other
    for one in named:
        assert server.get(one).status_code == 200
    client.post(f"/api/tables/{table}/start")
    playing = server.get(f"/table/{table}", headers=german).text
    assert built[parts]["file"] in text, "a waiting room is among them"
    assert built[parts]["file"] not in playing
    assert set(re.findall(r'"(/assets/[^"]+)"', playing)) < set(named)
    plain = server.get("/").text
    assert server.get("/table/unknown").text == plain
    assert built[f"{board}/index.ts"]["file"] not in plain
    client.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_every_page_come_with_it(server: Served, language: str) -> None:
    """In the browser's language, as data: what is told to no reader of a page is not sent."""
    if page.built("index.html") is None:
        pytest.skip("the web client is not built (make web)")
    text = server.get("/", headers={"accept-language": language}).text
    block = re.search(r'<script type="application/json" id="words">(.*?)</script>', text, re.S)
    assert block is not None
    spoken, words = json.loads(block[1])
    assert spoken == language
    written = Path(f"web/src/text/web.{language}.ftl").read_text("utf-8")
    assert words == re.sub(r"^#.*\n", "", written, flags=re.M)


def test_files_of_the_client_are_sent_packed(server: Served) -> None:
    """As small as the browser can read them; and the same in all ways."""
    scripts = [name for name in page.shelf() if name.endswith(".js")]
    if not scripts:
        pytest.skip("the web client is not built (make web)")
    # The largest: a script of a few lines is not packed, and a folder lists its files in any order.
    path = "/" + max(scripts, key=lambda name: len(page.read(name)))
    sizes, contents = {}, set()
    for encoding in ("identity", "gzip", "gzip, deflate, br, zstd"):
        with server.http.stream(
            "GET", server.address + path, headers={"accept-encoding": encoding}
        ) as answer:
            sizes[answer.headers.get("content-encoding")] = len(b"".join(answer.iter_raw()))
    assert sizes["br"] < sizes["gzip"] < sizes[None]
    for encoding in ("identity", "gzip"):
        answer = server.get(path, headers={"accept-encoding": encoding})
        assert "immutable" in answer.headers["cache-control"]
        contents.add(answer.content)
    assert len(contents) == 1
    mark = server.get("/mark.svg")
    assert (mark.headers["content-type"], mark.content[:4]) == (
        "image/svg+xml; charset=utf-8",
        b"<svg",
    )


def test_answers_are_not_held_back() -> None:
    """Connections send at once (TCP_NODELAY): else a kept one waits 40 ms for each answer."""
    sends_at_once = []

    async def run() -> None:
        listener = listening(Settings(port=0))
        done = asyncio.Event()

        async def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found = writer.get_extra_info("socket")
            sends_at_once.append(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()
            done.set()

        async with await asyncio.start_server(connected, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            await done.wait()
            writer.close()

    awaited(run())
    assert sends_at_once == [1]
