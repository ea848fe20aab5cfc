"""The website of docs/: every page is found there, and no link of the documents gets lost.

`make docs` builds it and looks at every link of the built pages (docs/site/check.py); here is what
needs no generator.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.docs.pages import ROOT

yaml = pytest.importorskip("yaml")
AS_TOLD = ("games/logs/", "games/lessons/")
"""Whole logs and lessons of games, linked from the games' notes."""


def loaded(name: str) -> ModuleType:
    """Return a module of docs/site, which is no package."""
    spec = importlib.util.spec_from_file_location(f"site_{name}", ROOT / f"docs/site/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


pages, check = loaded("pages"), loaded("check")
CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))


def listed(entries: Any) -> list[str]:
    """Return the pages of a navigation, in order."""
    if isinstance(entries, str):
        return [entries]
    below = entries.values() if isinstance(entries, dict) else entries
    return [page for one in below for page in listed(one)]


def test_every_document_is_in_the_navigation_once() -> None:
    named = listed(CONFIG["nav"])
    assert len(named) == len(set(named))
    docs = ROOT / "docs"
    written = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    made = {*pages.FRONT, *pages.REFERENCE}
    assert set(named) == {name for name in written if not name.startswith(AS_TOLD)} | made


def test_what_the_site_is_made_of_is_there() -> None:
    for source in pages.FRONT.values():
        assert (ROOT / source).is_file()
    for page in pages.REFERENCE:
        text = pages.reference(page)
        title, *groups = pages.REFERENCE[page]
        assert text.startswith(f"# {title}\n")
        assert text.count("::: ") == sum(len(group) for group in groups), f"{page} lost a module"
    for file in (*CONFIG["hooks"], *(f"docs/{css}" for css in CONFIG["extra_css"])):
        assert (ROOT / file).is_file()
    assert (ROOT / "docs" / CONFIG["theme"]["logo"]).is_file()


def test_nothing_is_asked_of_another_host() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8") + (ROOT / "docs/site/site.css").read_text(
        "utf-8"
    )
    assert "http" not in text
    assert CONFIG["theme"]["font"] is False


def test_blocks_are_blocks() -> None:
    """What stands behind a block's language (`client`, for the tests) is not understood there."""
    page = SimpleNamespace(file=SimpleNamespace(src_uri="protocol.md"))
    text = (ROOT / "docs/protocol.md").read_text("utf-8")
    shown = pages.on_page_markdown(text, page, None, None)
    assert "```json client\n" in text
    assert set(re.findall(r"^```(.*)$", shown, re.M)) <= {"", "json", "console", "python", "text"}


def luminance(colour: str) -> float:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_links_can_be_read_in_both_lights() -> None:
    text = (ROOT / "docs/site/site.css").read_text("utf-8")
    primary = dict(re.findall(r"(--md-[\w-]+): (#\w{6});", text.partition("}")[0]))
    for scheme in ("default", "slate"):
        (block,) = re.findall(rf'\[data-md-color-scheme="{scheme}"\] \{{(.*?)\}}', text, re.DOTALL)
        own = {**primary, **dict(re.findall(r"(--md-[\w-]+): (#\w{6});", block))}
        ground = luminance(own["--md-default-bg-color"])
        for name in ("--md-typeset-a-color", "--md-accent-fg-color"):
            ink = luminance(own.get(name, own["--md-primary-fg-color"]))
            light, dark = max(ink, ground), min(ink, ground)
            assert (light + 0.05) / (dark + 0.05) > 4.5, (scheme, name)


@pytest.mark.parametrize(
    ("page", "text", "wanted"),
    [
        ("server.md", "[a](security.md#x)", "[a](security.md#x)"),
        ("games/simurgh.md", "![a](../screenshots/home.webp)", "![a](../screenshots/home.webp)"),
        ("start/players.md", "[a](../../CHANGELOG.md)", "[a](../changelog.md)"),
        ("changelog.md", "[a](docs/lab.md), [b](#b)", "[a](lab.md), [b](#b)"),
        ("changelog.md", "[a](https://a.example/)", "[a](https://a.example/)"),
        ("contributing.md", "[a](LICENSE), [b](README.md)", "a, [b](index.md)"),
        ("adding-a-game.md", "[a](../examples/liars_dice/README.md)", "a"),
        ("minds.md", "[bots.md](bots.md#x)", "[Bots and the arena](bots.md#x)"),
    ],
)
def test_links_lead_to_pages_of_the_site(page: str, text: str, wanted: str) -> None:
    assert pages.linked(text, page) == wanted


def test_what_a_program_has_made_says_what_it_is() -> None:
    """Books, lessons and logs of a game would all be called by its name alone."""
    titles = set()
    for path in (path for path in (ROOT / "docs").rglob("*.??.md") if path.parent.name != "start"):
        name = path.relative_to(ROOT / "docs").as_posix()
        title, said, *rest = pages.introduced(path.read_text("utf-8"), name).split("\n\n")
        assert said.endswith(".")
        assert "{" not in said
        assert rest[0].startswith("## ")
        titles.add(title)
    assert len(titles) == 3 * 2 * 5
    assert pages.introduced("# Bots\n\nWho", "bots.md") == "# Bots\n\nWho"


def test_lists_are_lists_and_findings_have_room() -> None:
    rules = (ROOT / "docs/rules/schutt_und_asche.md").read_text("utf-8")
    assert "**Abbot (ABB)**\n\n- **SA-209**" in pages.spaced(rules)
    kept = "```\nso:\n- a\n```\n1. b\n- c\n  d\n- e"
    assert pages.spaced(kept) == kept.replace("```\n1.", "```\n\n1.")
    text = (ROOT / "docs/findings.md").read_text("utf-8")
    found = pages.told(text)
    assert not re.search(r"^\|", found, re.M), "a table has no room for this"
    assert len(re.findall(r"^- \*\*\w+-F\d+\*\* \((?:open|settled)\): .", found, re.M)) == len(
        re.findall(r"^\| \w+-F\d+ \|", text, re.M)
    )


def test_broken_links_and_other_hosts_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#here">b</a><a href="c.html">c</a>'
        '<a href="b.html#there">b</a><a href="https://x.example/">x</a><a href="#top">t</a>'
        '<script src="https://x.example/y.js"></script><img src="d.svg">',
        "utf-8",
    )
    (tmp_path / "b.html").write_text('<p id="here">B</p>', "utf-8")
    assert check.problems(tmp_path) == [
        "a.html fetches https://x.example/y.js",
        "a.html: d.svg leads nowhere",
        "a.html: c.html leads nowhere",
        "a.html: b.html#there has no such place",
    ]
