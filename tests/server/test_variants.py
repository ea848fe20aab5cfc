"""Variants at tables: the operator's and people's own, side by side; and hostile ones."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lindwurm.games import load, varied
from lindwurm.kernel import record
from lindwurm.server.store import shelf
from lindwurm.variants.file import read
from tests.server.harness import Client, Served, play, until_over

FOLDER = "examples/variants"
BERTHA = f"{FOLDER}/bertha_halves.toml"
KEEP = f"{FOLDER}/keep_4000.toml"
HEAD = """format = "lindwurm-variant"
version = 1
game = "dragon_farkle"
"""
MINE = (
    HEAD
    + """name = "Mine"
about = "The Keep opens early."
[change.numbers]
keep_threshold = 3000
[texts.en]
item-map-text = "A map to somewhere else."
"""
)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the examples on offer."""
    served = Served(
        tmp_path_factory.mktemp("workshop") / "variants.db",
        LINDWURM_VARIANTS=FOLDER,
        LINDWURM_VARIANTS_PER_PERSON="3",
    )
    yield served
    complaints = served.stop()
    assert "Traceback" not in complaints, complaints


@pytest.fixture
def pair(workshop: Served) -> Iterator[list[Client]]:
    clients = [Client(workshop, "Anna"), Client(workshop, "Ben", "de")]
    yield clients
    for client in clients:
        client.close()


def offered(client: Client, name: str) -> dict[str, Any]:
    """Return a variant on offer by its English name."""
    return next(one for one in client.get("/api/variants") if one["names"]["en"] == name)


def begun(anna: Client, ben: Client, variant: str | None, **options: str) -> str:
    rules = {} if variant is None else {"variant": variant}
    table = anna.table("me", "open", rules=rules, **options)
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def test_a_table_plays_the_operators_variant_with_code(pair: list[Client], tmp_path: Path) -> None:
    anna, ben = pair
    bertha = offered(anna, "Bertha saves half")
    assert (bertha["code"], bertha["offered"]) == (True, True)
    called = {"en": "Stub’s soldiers", "de": "Stubs Soldaten"}
    values = [{"name": "numbers.stub", "printed": 200, "value": 150, "called": called}]
    assert bertha["values"] == values
    said = {one["name"]: one["value"] for one in bertha["texts"]["de"]}
    assert "kommen 150 dazu" in said["companion-stub-text"]

    table = begun(anna, ben, bertha["key"])
    told = ben.get(f"/api/tables/{table}")["table"]["variant"]
    assert told == {k: bertha[k] for k in ("key", "digest", "names", "code")}
    seats = [anna.sit(table), ben.sit(table)]
    play(seats, random.Random(1))
    until_over(seats)

    verdict = anna.get(f"/api/tables/{table}/verify")
    assert verdict["ok"]
    text = anna.server.get(f"/api/tables/{table}/record").text
    found = record.loads(text)
    assert found.variant == bertha["digest"]
    assert record.replay(found, varied(BERTHA)).digest == verdict["digest"]
    kept = tmp_path / "game.json"
    kept.write_text(text, "utf-8")
    refused = lindwurm("verify", kept)
    assert refused.returncode == 1
    assert f"was played with a variant of dragon_farkle ({bertha['digest']})" in refused.stderr
    assert lindwurm("verify", kept, "--variant", BERTHA).returncode == 0

    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert again["variant"] == told
    branch = {"move": 3, "seat": 1}
    assert anna.post(f"/api/tables/{table}/branch", branch, 201)["table"]["variant"] == told


def lindwurm(*words: object, home: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lindwurm.cli", *map(str, words)]
    environment = os.environ if home is None else {**os.environ, "XDG_DATA_HOME": str(home)}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_one_brings_a_variant_and_plays_it_beside_others(pair: list[Client]) -> None:
    anna, ben = pair
    mine = anna.post("/api/variants", {"text": MINE}, 201)
    assert mine["about"]["en"] == "The Keep opens early."
    assert mine["values"][0]["value"] == 3000
    assert anna.post("/api/variants", {"text": MINE}, 201)["key"] == mine["key"], "the same one"
    listed = [one["key"] for one in anna.get("/api/variants?game=dragon_farkle")]
    assert listed.count(mine["key"]) == 1
    assert mine["key"] not in [one["key"] for one in ben.get("/api/variants")]
    assert anna.server.get(f"/api/variants/{mine['key']}/file").text == MINE

    keep = offered(anna, "The Keep at 4,000")["key"]
    found = []
    for key in (None, keep, mine["key"]):
        sitting = anna.sit(begun(anna, ben, key))
        found.append(sitting.position["view"]["threshold"])
        assert sitting.position["legal"] or sitting.position["actors"] == [2]
    assert found == [5000, 4000, 3000], "three games of one name in one server"

    board = anna.get(f"/api/variants/{mine['key']}/board")
    assert board["DATA"]["numbers"]["keep_threshold"]["value"] == 3000
    assert board["texts"]["en"].startswith("item-map-text = A map to somewhere else.")
    pages = anna.get(f"/api/games/dragon_farkle/book?variant={mine['key']}")["pages"]
    assert any("3,000" in page["text"] for page in pages)
    whole = anna.get(f"/api/variants/{mine['key']}")
    assert whole["game"]["id"] == "dragon_farkle"

    assert anna.request("DELETE", f"/api/variants/{mine['key']}") == {"ok": True}
    assert mine["key"] not in [one["key"] for one in anna.get("/api/variants")]
    anna.get(f"/api/variants/{mine['key']}"), "tables that play it go on"


def test_new_kinds_are_told_drawn_and_played(pair: list[Client]) -> None:
    anna, ben = pair
    market = offered(anna, "The night market")
    new = {one["message"]: one for one in market["added"]}
    assert new["tile-night-market"]["names"] == {"en": "Night Market", "de": "Nachtmarkt"}
    assert new["tile-night-market"]["likes"]["en"] == "Caravan Stop"
    called = {one["name"]: one["called"]["de"] for one in market["values"]}
    assert called["tiles.night_market.spaces.1"] == "Nachtmarkt · Feld 1"
    assert "tile-night-market" not in [one["name"] for one in market["texts"]["en"]]
    board = anna.get(f"/api/variants/{market['key']}/board")
    tiles = {one["id"]: one for one in board["DATA"]["tiles"]}
    assert tiles["night_market"]["like"] == "caravan_stop"
    assert len(tiles) == 50
    assert board["WORDS"]["tile"].index("tile-night-market") == tiles["night_market"]["number"] - 1
    table = anna.table("me", "open", rules={"variant": market["key"]}, game="simurgh")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    seats = [anna.sit(table), ben.sit(table)]
    play(seats, random.Random(1))
    until_over(seats)
    assert anna.get(f"/api/tables/{table}/verify")["ok"]


def test_an_edition_is_one_for_whoever_says_so_and_for_nobody_else(pair: list[Client]) -> None:
    """The same values with and without that claim: whoever came first decided (LAB-F12)."""
    anna, ben = pair
    text = HEAD + 'name = "Box"\n{}[change.items.arrow]\ncopies = 2\n'
    keys = {}
    for person, said in ((anna, ""), (ben, "edition = true\n")):
        brought = person.post("/api/variants", {"text": text.format(said)}, 201)
        assert brought["edition"] == bool(said)
        keys[brought["key"]] = brought["digest"]
    assert len(keys) == 2
    assert len(set(keys.values())) == 1, "they are the same game"
    assert [anna.get(f"/api/variants/{key}")["variant"]["edition"] for key in keys] == [False, True]
    for person, key in zip(pair, keys, strict=True):
        person.request("DELETE", f"/api/variants/{key}")


def test_an_edition_of_an_older_server_is_still_played() -> None:
    """Then the claim was no part of the key: the table goes on, with what it always played."""
    variant = replace(read(KEEP), edition=True)
    kept = shelf.row(variant, "")
    assert shelf.told(kept) == variant
    kept.key = shelf.key_of(replace(variant, edition=False))
    assert shelf.told(kept) == replace(variant, edition=False)
    assert shelf.variant_of(kept).digest == variant.digest


def test_an_option_may_have_another_default(pair: list[Client]) -> None:
    anna, _ = pair
    text = HEAD + 'name = "Tough"\n[options]\ndragon_health = 2\n'
    tough = anna.post("/api/variants", {"text": text}, 201)
    options = anna.get(f"/api/variants/{tough['key']}")["game"]["options"]
    assert next(o["values"][0] for o in options if o["name"] == "dragon_health") == "2"
    table = anna.table("me", "bot", rules={"variant": tough["key"]}, round_limit="10")
    assert anna.get(f"/api/tables/{table}")["table"]["options"]["dragon_health"] == "2"


def test_what_does_not_fit_is_refused(pair: list[Client]) -> None:
    anna, _ = pair
    seats = [{"kind": "me"}, {"kind": "bot"}]
    keep = offered(anna, "The Keep at 4,000")["key"]
    body = {"game": "simurgh", "seats": seats, "variant": keep}
    said = anna.post("/api/tables", body, 400)["error"]["message"]
    assert said == "that is a variant of dragon_farkle, not of simurgh"
    body = {"game": "dragon_farkle", "seats": seats, "variant": "0" * 16}
    assert anna.post("/api/tables", body, 404)["error"]["message"] == "there is no such variant"
    anna.post("/api/tables", {**body, "variant": "../../etc"}, 400)
    anna.get("/api/variants/unknown", 404)
    anna.request("DELETE", f"/api/variants/{keep}", None, 404)
    Client(anna.server, None).post("/api/variants", {"text": MINE}, 401)


def test_what_is_wrong_is_said_in_ones_language(pair: list[Client]) -> None:
    anna, _ = pair
    text = HEAD + 'name = "x"\n[change.numbers]\nstub = 301'
    for language, told in (
        ("en", "line 6: numbers.stub: 301 is not within 0..5000, by 50"),
        ("de", "Zeile 6: numbers.stub: 301 liegt nicht in 0..5000, in Schritten von 50"),
    ):
        asked = {"text": text, "language": language}
        assert anna.post("/api/variants", asked, 400)["error"]["message"] == told
    anna.post("/api/variants", {"text": text, "language": "fr"}, 400)


def test_nobody_keeps_more_than_so_many(workshop: Served) -> None:
    carl = Client(workshop, "Carl")
    for health in (1, 2, 4):
        text = HEAD + f'name = "{health}"\n[options]\ndragon_health = {health}\n'
        carl.post("/api/variants", {"text": text}, 201)
    said = carl.post("/api/variants", {"text": MINE}, 409)["error"]["message"]
    assert said == "you keep 3 variants already; take one away first"
    carl.close()


LONG = "\n".join(f"row_{i} = {i}" for i in range(4000))
HOSTILE = {
    "huge numbers": HEAD + 'name = "x"\n[change.numbers]\nstub = ' + "9" * 4000,
    "a float": HEAD + 'name = "x"\n[change.numbers]\nstub = inf',
    "missing parts": 'game = "dragon_farkle"',
    "no text at all": "\x00\x01",
    "markup in a name": HEAD + "name = \"<img src=x onerror='alert(1)'>\"",
    "markup in a text": HEAD + 'name = "x"\n[texts.en]\nitem-map = "<b>map</b>"',
    "marks of names": HEAD + 'name = "x"\n[texts.en]\nitem-map = "\\uE07F"',
    "a text that goes round": HEAD + 'name = "x"\n[texts.en]\nitem-map = "{ item-bag }"',
    "too many rows": HEAD + 'name = "x"\n[change.numbers]\n' + LONG[:35_000],
    "a dotted key without end": HEAD + 'name = "x"\n' + ".".join("a" * 9_000) + " = 1",
    "nested without end": HEAD + 'name = "x"\nabout = ' + "[" * 9_000,
    "code": HEAD + 'name = "x"\n[code]\n"rules.ends" = "bertha_halves.py"',
    "a path": HEAD + 'name = "x"\n[code]\n"rules.ends" = "../../../etc/passwd"',
    "a game that is none": HEAD.replace("dragon_farkle", "../kernel") + 'name = "x"',
    "an edition with sentences": HEAD + 'name="x"\nedition = true\n[texts.en]\nitem-map = "Map"',
    "more new cards than there is room for": HEAD.replace("dragon_farkle", "simurgh")
    + 'name = "x"\n[add.tiles]\n'
    + "".join(f'x{i} = "quarry"\n' for i in range(1000)),
    "markup in what is new": HEAD.replace("dragon_farkle", "simurgh")
    + 'name = "x"\n[add.tiles]\nx = "quarry"\n[texts.en]\ntile-x = "<b>x</b>"',
    "no game that can be played": HEAD
    + 'name = "x"\n[change]\n'
    + "".join(f'"items.{i}.copies" = 0\n' for i in ("bag", "map", "cheese")),
}


def test_hostile_variants_are_refused_or_harmless(pair: list[Client]) -> None:
    anna, _ = pair
    for name, text in HOSTILE.items():
        answer = anna.http.post(
            f"{anna.server.address}/api/variants",
            json={"text": text},
            headers={"x-csrf-token": anna.csrf},
        )
        if name == "no game that can be played":
            assert answer.status_code in (201, 400), answer.text
            continue
        assert answer.status_code == 400, (name, answer.text)
        said = answer.json()["error"]["message"]
        assert len(said) < 400, name
        assert "Traceback" not in said
        assert "\n" not in said
    rows = HEAD + 'name = "x"\n[change.numbers]\n' + "\n".join(f"r{i} = 1" for i in range(100_000))
    large = anna.http.post(
        f"{anna.server.address}/api/variants",
        json={"text": rows},
        headers={"x-csrf-token": anna.csrf},
    )
    assert large.status_code in (400, 413), "a hundred thousand rows"
    assert anna.get("/api/games"), "and the server is as it was"


def test_code_is_played_only_while_the_operators_file_is_there(tmp_path: Path) -> None:
    served = Served(tmp_path / "code.db", LINDWURM_VARIANTS=BERTHA)
    anna, ben = Client(served, "Anna"), Client(served, "Ben")
    bertha = offered(anna, "Bertha saves half")["key"]
    table, printed = begun(anna, ben, bertha), begun(anna, ben, None)
    played = [anna.sit(table), ben.sit(table)]
    made = play(played, random.Random(2), moves=5)
    for sitting in played:
        sitting.close()
    served.process.terminate()
    served.process.communicate()
    del served.environment["LINDWURM_VARIANTS"]
    served.start()
    said = anna.get(f"/api/tables/{table}", 500)["error"]["message"]
    assert said == (
        "this table cannot be opened: the variant “Bertha saves half” has code that this server "
        "does not have any more"
    )
    anna.get(f"/api/tables/{printed}")
    assert anna.get("/api/variants") == []
    served.process.terminate()
    served.process.communicate()
    served.environment["LINDWURM_VARIANTS"] = FOLDER
    served.start()
    assert anna.get(f"/api/tables/{table}")["table"]["status"] == "playing", "and it goes on"
    assert anna.sit(table).position["number"] == len(made)
    anna.close()
    ben.close()
    assert "Traceback" not in served.stop()


def test_a_bot_that_searches_plays_a_variant_at_once(pair: list[Client]) -> None:
    anna, _ = pair
    keep = offered(anna, "The Keep at 4,000")["key"]
    table = anna.table("me", "master", rules={"variant": keep}, round_limit="10")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    notice = sitting.until(lambda m: m["type"] == "notice")
    assert notice["kind"] == "bots_warming_up"
    play([sitting], random.Random(3), moves=4)


def test_everything_that_can_be_changed_is_listed(server: Served) -> None:
    found = server.get("/api/games/simurgh/changeable").json()
    designed = [one for one in found["values"] if one["designed"]]
    assert 0 < len(designed) < len(found["values"])
    safety = next(one for one in designed if one["name"] == "numbers.safety_turns")
    assert safety["printed"] == 150
    assert safety["low"] <= 150 <= safety["high"]
    assert safety["called"]["de"] == "Züge, nach denen es jedenfalls endet"
    assert set(found["texts"]) == {"en", "de"}
    assert server.get("/api/games/chess/changeable").status_code == 404


def test_a_server_does_not_start_with_a_variant_that_is_none(tmp_path: Path) -> None:
    line = ("serve", "--no-browser", "--port", "0", "--variant", "nowhere.toml")
    refused = lindwurm(*line, home=tmp_path)
    assert refused.returncode == 1
    assert refused.stderr == "lindwurm: nowhere.toml cannot be read: No such file or directory\n"


def test_the_terminal_leaves_variants_to_the_browser(pair: list[Client], tmp_path: Path) -> None:
    anna, _ = pair
    keep = offered(anna, "The Keep at 4,000")["key"]
    table = anna.table("me", "open", rules={"variant": keep}, round_limit="10")
    link = f"{anna.server.address}/table/{table}"
    refused = lindwurm("play", "--server", link, home=tmp_path)
    assert refused.returncode != 0
    assert "this table plays a variant (The Keep at 4,000)" in refused.stderr
    assert link in refused.stderr


def test_the_printed_game_is_as_ever(pair: list[Client]) -> None:
    anna, ben = pair
    table = begun(anna, ben, None)
    seats = [anna.sit(table), ben.sit(table)]
    play(seats, random.Random(1))
    until_over(seats)
    found = record.loads(anna.server.get(f"/api/tables/{table}/record").text)
    assert found.variant is None
    assert record.replay(found, load("dragon_farkle")).over
