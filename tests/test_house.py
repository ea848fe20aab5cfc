"""The house's own order: a game is named only where it lives."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lindwurm import games
from lindwurm.kernel.game import Face
from lindwurm.kernel.match import Match
from lindwurm.testing import Shelved
from tests.games.harness import HOUSE

ROOT = Path(__file__).parents[1]


def homes(game: str) -> tuple[str, ...]:
    """Return where a game may be named: its own places, and what is made from its declarations."""
    return (
        f"src/lindwurm/games/{game}/",
        f"src/lindwurm/cli/tables/{game}.py",
        f"web/src/boards/{game}/",
        "web/src/games/",
    )


def sources() -> list[str]:
    """Return every file below src/ and web/src that git knows or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src", "web/src"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for path in found.stdout.splitlines() if (ROOT / path).is_file()]


def in_examples(source: str) -> set[int]:
    """Return the lines of a Python source (from 1) that are examples in docstrings, or outputs."""
    lines: set[int] = set()
    parser = doctest.DocTestParser()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ">>>" in node.value:
            for one in parser.get_examples(node.value):
                first = node.lineno + one.lineno
                height = one.source.count("\n") + one.want.count("\n")
                lines.update(range(first, first + height))
    return lines


def named(path: str, text: str, names: list[str]) -> Iterator[str]:
    """Yield where a text names one of these, as `path:line: name`; examples in docstrings may."""
    if not any(name in text for name in names):
        return
    patterns = {name: re.compile(rf"(?<![a-zA-Z]){name}(?![a-zA-Z])") for name in names}
    free = in_examples(text) if path.endswith(".py") else set()
    for number, line in enumerate(text.splitlines(), 1):
        if number not in free:
            yield from (f"{path}:{number}: {n}" for n, one in patterns.items() if one.search(line))


def strays(path: str, text: str) -> list[str]:
    """Return where a file names a game, by its id or in the web by its class, that is not its."""
    found = []
    for game in games.ids():
        if not path.startswith(homes(game)):
            names = [game]
            state = games.load(game).state.__name__
            if path.startswith("web/") and re.fullmatch(r"(?:[A-Z][a-z]+){2,}", state):
                names.append(state)  # one that is not simply the game's name in words
            found += named(path, text, names)
    return found


def test_no_game_is_named_outside_its_places() -> None:
    looked, found = 0, []
    for path in sources():
        try:
            text = (ROOT / path).read_bytes().decode()
        except UnicodeDecodeError:  # a font
            continue
        looked += 1
        found += strays(path, text)
    assert looked > 400
    assert found == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/lindwurm/server/room.py", 'odd = game.id == "simurgh"\n'),
        ("src/lindwurm/bots/levels.py", 'x = 1\nSLIPS = {"dragonquest": 10}\n'),
        ("src/lindwurm/kernel/game.py", '"""As in drachenfels.\n\n>>> 1\n1\n"""\n'),
        ("src/lindwurm/games/simurgh/bot.py", "from lindwurm.games.dragon_farkle import bot\n"),
        ("src/lindwurm/games/__init__.py", 'FIRST = "dragon_farkle"\n'),
        ("src/lindwurm/cli/tables/simurgh.py", "import drachenfels\n"),
        ("web/src/theme.css", '[data-game="schutt_und_asche"] {\n'),
        ("web/src/boards/simurgh/index.ts", 'import x from "../drachenfels";\n'),
        ("web/src/art/Cover.svelte", 'import SchuttUndAsche from "./SchuttUndAsche.svelte";\n'),
    ],
)
def test_a_game_out_of_place_is_found(path: str, text: str) -> None:
    (found,) = {one.rpartition(": ")[0] for one in strays(path, text)}
    where, _, line = found.rpartition(":")
    assert where == path
    assert int(line) == (2 if text.startswith("x = 1") else 1)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("src/lindwurm/games/simurgh/bot.py", 'NAME = "simurgh"\n'),
        ("src/lindwurm/cli/tables/simurgh.py", "from lindwurm.games.simurgh import data\n"),
        ("web/src/boards/simurgh/index.ts", 'import * as simurgh from "../../games/simurgh";\n'),
        ("web/src/games/index.ts", '{"id": "simurgh"}\n'),
        ("src/lindwurm/bots/x.py", '"""One.\n\n>>> load("simurgh")\n<simurgh>\n"""\n'),
        (
            "src/lindwurm/bots/x.py",
            '"""\n>>> (\n... "simurgh")\n"""\n',
        ),
    ],
)
def test_a_game_in_its_place_may_be_named(path: str, text: str) -> None:
    assert strays(path, text) == []


class TestShelf(Shelved):
    games = HOUSE


@pytest.mark.parametrize(
    ("seats", "usual"), [(range(2, 5), 2), (range(1, 7), 2), (range(3, 6), 3), (range(1, 2), 1)]
)
def test_a_game_need_not_say_how_many_sit_down(seats: range, usual: int) -> None:
    game = replace(games.load(games.ids()[0]), seats=seats, face=Face())
    assert game.usual_seats == usual


def test_long_files_have_a_reason() -> None:
    """docs/architecture.md tells why a file of the sources has more than 400 lines."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## Long files")[2]
    told = re.findall(r"^\| `([\w/.]+\.(?:py|ts|svelte))` \| \w", page, re.MULTILINE)
    assert len(told) == len(set(told))
    long = {
        path.relative_to(folder).as_posix()
        for folder, kinds in (
            (ROOT / "src/lindwurm", ("*.py",)),
            (ROOT / "web/src", ("*.ts", "*.svelte", "*.css")),
        )
        for kind in kinds
        for path in folder.rglob(kind)
        if "games" not in path.relative_to(folder).parts[:1] or kind == "*.py"  # else generated
        if len(path.read_text("utf-8").splitlines()) > 400
    }
    assert long == set(told)


def _rules(folder: Path) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield every function of a game that is marked as a rule, and where it stands."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list
            ):
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node


@pytest.mark.parametrize("name", games.ids())
def test_every_rule_knows_the_state_of_its_game(name: str) -> None:
    """So that the types of all fields are checked inside rules, too."""
    game = games.load(name)
    count = 0
    for place, rule in _rules(ROOT / "src/lindwurm/games" / name):
        count += 1
        for argument in [*rule.args.args, *rule.args.kwonlyargs]:
            kind = ast.unparse(argument.annotation) if argument.annotation else "nothing"
            assert kind != "Any", f"{place}: {argument.arg} can be anything"
            if argument.arg == "s":
                assert kind == game.state.__name__, f"{place}: s is {kind}"
    assert count > 5


@pytest.mark.parametrize("name", games.ids())
def test_reasons_options_and_verbs_have_names(name: str) -> None:
    """No bare reason, no option by its number, no action compared with a verb next to its own."""
    folder = ROOT / "src/lindwurm/games" / name
    for place, rule in _rules(folder):
        for node in ast.walk(rule):
            if rule.name.startswith("why_") and isinstance(node, ast.Return):
                bare = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant)]
                assert all(type(v) is not int or v < 9 for v in bare), f"{place}: a bare reason"
            if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "options":
                assert not isinstance(node.slice, ast.Constant), f"{place}: an option by number"
    next_verb = re.compile(r"(?:<|<=|>|>=) Act\.\w+\b(?! \+)")
    drawn = ROOT / f"src/lindwurm/cli/tables/{name}.py"
    for path in [*folder.rglob("*.py"), *([drawn] if drawn.exists() else [])]:
        for line in path.read_text("utf-8").splitlines():
            found = [m for m in next_verb.findall(line) if not line.strip().startswith("#")]
            assert not found, f"{path.relative_to(ROOT)}: {line.strip()}"


def test_a_game_without_odds_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find_spec", lambda name: None)
    match = Match(games.load(games.ids()[0]), seed=1)
    seat = match.actors[0]
    known = games.chances(match.game)
    assert known.odds(match, seat) == []
    assert known.risk(match, seat, match.legal(seat)[0]) is None


def test_an_event_without_arguments_is_noticed() -> None:
    game = games.load(games.ids()[0])
    with pytest.raises(ValueError, match="is not among its event arguments"):
        replace(game, event_arguments={})


def test_no_text_is_given_twice() -> None:
    """The later one would win, and whoever mends the other wonders."""
    for path in sorted(ROOT.glob("src/**/*.ftl")) + sorted(ROOT.glob("web/src/**/*.ftl")):
        ids = re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.M)
        assert [name for name, count in Counter(ids).items() if count > 1] == [], path
