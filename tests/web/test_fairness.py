"""A browser has a part in the dice, and draws every one of them again by itself (SRV-F3)."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.agreement import agreed, promise
from lindwurm.kernel.chance import SecretStream, commitment
from lindwurm.kernel.match import Match
from tests.server.harness import QUICK, Client, Served, play, until_over
from tests.web.conftest import LEAN, found_browser
from tests.web.visiting import visiting

SOURCES = Path("web/src/lib")
NODE = r"""
const ts = require(process.argv[1]), fs = require("fs"), [lib, out] = process.argv.slice(2);
for (const name of ["sha256", "hmac", "seal", "fairness"]) {
  const text = fs.readFileSync(`${lib}/${name}.ts`, "utf8").replace(/"(\.\/\w+)"/g, '"$1.mjs"');
  const compilerOptions = { module: ts.ModuleKind.ES2022, target: ts.ScriptTarget.ES2022 };
  fs.writeFileSync(`${out}/${name}.mjs`, ts.transpileModule(text, { compilerOptions }).outputText);
}
import(`${out}/sha256.mjs`).then(async (hash) => {
  const { Stream, redrawn, promiseOf } = await import(`${out}/fairness.mjs`);
  const asked = JSON.parse(fs.readFileSync(0, "utf8"));
  const { hmac, unhex: bytes } = await import(`${out}/hmac.mjs`);
  const stream = new Stream(bytes(asked.seed), asked.salts);
  console.log(JSON.stringify({
    hashes: asked.messages.map((one) => hash.hex(hash.sha256(bytes(one)))),
    macs: asked.messages.map((one) => hash.hex(hmac(bytes(one), bytes(one)))),
    draws: asked.sizes.map((size) => stream.draw(size)),
    records: asked.records.map((one) => [redrawn(one), promiseOf(one.chance)]),
  }));
});
"""


def test_the_page_hashes_and_draws_as_the_kernel_does(tmp_path: Path) -> None:
    """SHA-256, HMAC, the stream, and whole records, taken back moves among them."""
    typescript = SOURCES.parent.parent / "node_modules/typescript"
    if not shutil.which("node") or not typescript.is_dir():
        pytest.skip("no Node.js with the client's packages here (make web)")
    rng = random.Random(1)
    messages = [b"", b"abc", *(rng.randbytes(n) for n in (1, 55, 56, 63, 64, 65, 119, 120, 500))]
    seed, salts = rng.randbytes(32), ["anna", "bär", ""]
    sizes = [rng.choice([1, 2, 6, 7, 100, 2**31 + 1, 2**32 - 5]) for _ in range(200)]
    records = [json.loads(record.dumps(taken_back(repeats))) for repeats in (False, True)]
    wrong = copy.deepcopy(records[0])
    at = [n for n, entry in enumerate(wrong["entries"], 1) if entry.get("throws")][1]
    wrong["entries"][at - 1]["throws"][0][0][2] ^= 1
    asked = {
        "messages": [message.hex() for message in messages],
        "seed": seed.hex(),
        "salts": salts,
        "sizes": sizes,
        "records": [*records, wrong],
    }
    ran = subprocess.run(
        ["node", "-e", NODE, str(typescript.resolve()), str(SOURCES), str(tmp_path)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(ran.stdout)
    assert found["hashes"] == [hashlib.sha256(message).hexdigest() for message in messages]
    assert found["macs"] == [hmac.digest(m, m, "sha256").hex() for m in messages]
    stream = SecretStream(seed, salts)
    assert found["draws"] == [stream(size) for size in sizes]
    for (drawn, promised), one in zip(found["records"][:2], records, strict=True):
        entries = [{"throws": one["opening"]}, *one["entries"]]
        dice = sum(len(thrown) for entry in entries for thrown in entry.get("throws", ()))
        assert drawn == {"dice": dice, "wrong": None}
        assert promised == one["chance"]["commitment"]
    named = found["records"][2][0]["wrong"]
    assert (named["move"], named["die"]) == (at, 1)
    assert abs(named["shows"] - named["ought"]) == 1


def taken_back(repeats: bool) -> Match:
    """Return a game with agreed dice, some of whose moves were taken back."""
    seed, own = b"s" * 32, "5a" * 32
    given = [(own, commitment(own.encode())), ("", None)]
    agreement = agreed("t", 1, promise("t", 1, seed), given)
    m = Match(load("dragon_farkle"), 2, {"first_player": "1"}, seed=seed, agreement=agreement)
    m.repeats = repeats
    rng = random.Random(2)
    for number in range(40):
        seat = m.actors[0]
        m.act(seat, rng.choice(m.legal(seat)))
        if number % 9 == 8:
            m.undo(m.moves[-2].seat, range(2))
    return m


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server as another machine of a home network sees it: by name, over plain HTTP."""
    served = Served(
        tmp_path_factory.mktemp("away") / "web.db", LINDWURM_ORIGINS="http://table.test"
    )
    away = copy.copy(served)
    away.address = served.address.replace("127.0.0.1", "table.test")
    away.__dict__["near"] = served
    yield away
    served.stop()


@pytest.fixture(scope="module")
def guest(browser: Browser) -> Iterator[Browser]:
    """Return a browser to which `table.test` is this machine, though it does not know that."""
    rules = "--host-resolver-rules=MAP table.test 127.0.0.1"
    opened = browser.browser_type.launch(executable_path=found_browser(), args=[*LEAN, rules])
    yield opened
    opened.close()


def findings(page: Page) -> tuple[bool, dict[str, str]]:
    """Let the page look at the dice; returns what it thinks of them and each finding's words."""
    page.locator("[data-verify]").click()
    page.locator("[data-fair]").wait_for()
    told = page.locator("[data-finding]").all()
    fair = page.locator("[data-fair]").get_attribute("data-fair") == "true"
    bad = "verify-bad-"
    return fair, {
        ("" if "bad" not in (one.get_attribute("class") or "") else bad)
        + (one.get_attribute("data-finding") or ""): one.inner_text()
        for one in told
    }


@pytest.mark.slow
def test_two_browsers_agree_on_dice_and_look_at_them_again(
    guest: Browser, elsewhere: Served
) -> None:
    """From an origin that is not localhost and has no HTTPS: there the browser hashes nothing."""
    near: Served = elsewhere.__dict__["near"]
    anna, ben = Client(near, "Anna"), Client(near, "Ben", "de")
    table = anna.table("me", "open", "random")
    path, api = f"/table/{table}", f"/api/tables/{table}"
    with (
        visiting(guest, elsewhere, path, client=anna, patient=True) as hers,
        visiting(guest, elsewhere, path, client=ben, language="de", patient=True) as his,
    ):
        assert hers.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
        expect(hers.locator("[data-sealed='1']")).to_be_visible()  # unasked
        his.locator("[data-join='2']").click()
        expect(hers.locator("[data-sealed='2']")).to_be_visible()
        his.reload()  # its salt is kept
        expect(his.locator("[data-sealed='2']")).to_be_visible()
        hers.locator("[data-start]").click()
        for page in (hers, his):
            page.locator("[data-board]").wait_for()
        begun = anna.get(api)["table"]
        assert all(seat["commitment"] for seat in begun["seats"][:2])
        sittings = [anna.sit(table), ben.sit(table)]
        play(sittings, random.Random(4))
        until_over(sittings)
        for page in (hers, his):
            page.reload()
            page.locator("[data-over]").wait_for()
        fair, told = findings(hers)
        assert fair, told
        whole = {"promise", "seed", "salts", "seals", "own", "dice"}
        assert {f"verify-{name}" for name in whole} <= set(told)
        kept = hers.evaluate(f"JSON.parse(localStorage['lindwurm-table-{table}'])")
        assert kept["dice"], "it saw dice fall"
        assert "verify-seen" in told
        assert findings(his)[0]

        # An operator who shows another record is found out, and the first wrong die is named.
        true = json.loads(near.get(f"{api}/record").text)
        altered = copy.deepcopy(true)
        rows = [n for n, entry in enumerate(altered["entries"], 1) if entry.get("throws")]
        first = altered["entries"][rows[2] - 1]["throws"][0][0]
        first[2] = (first[2] + 1) % first[1]
        fair, told = shown(hers, altered)
        assert not fair
        assert f"move {rows[2]}, draw 1" in told["verify-bad-verify-die"]
        assert f"number {first[2] + 1}," in told["verify-bad-verify-die"]

        # Even one that is right in itself: other commitments, other salts, other dice.
        fair, told = shown(hers, forged(true))
        assert not fair
        for name in ("promise", "seals", "own"):
            assert f"verify-bad-verify-{name}" in told
        for name in ("seed", "salts", "dice"):
            assert f"verify-{name}" in told

        # The game was another one: dice that nobody saw.
        unseen = copy.deepcopy(true)
        row = min(map(int, kept["dice"]))
        unseen["entries"][row]["throws"] = []
        fair, told = shown(hers, unseen)
        assert not fair
        assert "verify-bad-verify-unseen" in told
    for client in (anna, ben):
        client.close()


def shown(page: Page, document: dict[str, Any]) -> tuple[bool, dict[str, str]]:
    """Let the server give this record to the page."""

    def answer(route: Route) -> None:
        route.fulfill(json=document)

    page.route("**/record", answer)
    page.reload()
    page.locator("[data-over]").wait_for()
    found = findings(page)
    page.unroute("**/record", answer)
    return found


def forged(true: dict[str, Any]) -> dict[str, Any]:
    """Return the record of another game that the operator made up, with commitments that fit."""
    table, own = true["chance"]["table"], ["1a" * 32, "2b" * 32]
    seed = b"operator's favourite dice, by far"[:32]
    given = [(salt, commitment(salt.encode())) for salt in own]
    agreement = agreed(table, 0, promise(table, 0, seed), [*given, ("", None)])
    match = Match(load("dragon_farkle"), 3, QUICK, seed=seed, agreement=agreement)
    rng = random.Random(6)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
    made: dict[str, Any] = json.loads(record.dumps(match))
    return made
