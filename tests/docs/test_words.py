"""One word for one thing: the glossary, and classes that share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

from tests.docs.pages import ROOT, page

SOURCE = ROOT / "src/lindwurm"

TWICE: dict[str, str] = {
    "Position": "of the suite: one of a random game; of a table: as it is sent",
    "Setting": "of the suite: seats and options to try; of the server: what can be set",
}
"""Public classes of the platform that share a name, each with the reason why they may."""


def public_classes(folder: Path) -> dict[str, list[str]]:
    """Return the public classes below a folder, by name, with the modules that define them."""
    found = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(path.relative_to(folder).as_posix())
    return found


def test_no_two_classes_of_the_platform_share_a_name() -> None:
    classes = {
        name: [m for m in modules if not m.startswith(("games/", "testing/template/"))]
        for name, modules in public_classes(SOURCE).items()
    }
    shared = {name: modules for name, modules in classes.items() if len(modules) > 1}
    assert not {name: shared[name] for name in shared if name not in TWICE}
    assert set(TWICE) <= set(shared), "an exception that is not needed any more"


def test_no_two_classes_of_one_game_share_a_name() -> None:
    """Games among each other do: each has its Phase, Kind and Act, and its own box's words."""
    for game in sorted((SOURCE / "games").glob("*/__init__.py")):
        shared = {n: m for n, m in public_classes(game.parent).items() if len(m) > 1}
        assert not shared, game.parent.name


def test_the_glossary_says_each_word_once_and_in_order() -> None:
    told: list[str] = []
    for listing in page("docs/glossary.md").listings:
        words = [names[0] for names, _ in listing.rows[1:]]
        assert words == sorted(set(words), key=str.lower)
        told += words
    twice = {word for word in told if told.count(word) > 1}
    assert twice == {"row"}, "what a database and what a network call so is nowhere side by side"


def test_classes_that_the_glossary_names_are_there() -> None:
    there = public_classes(SOURCE)
    named = {
        code
        for _, code in page("docs/glossary.md").code
        if code[0].isupper() and code.isidentifier() and not code.isupper()
    }
    assert named <= set(there)
