"""What the documents name is there: files, modules, links; and their tables name all there is."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from lindwurm import games
from tests.docs.pages import ROOT, documents, page

SOURCE = ROOT / "src/lindwurm"
SUFFIXES = (".py", ".md", ".toml", ".ftl", ".ts", ".svelte", ".css", ".c", ".tex")
TOP = sorted(path.name for path in ROOT.iterdir() if path.is_dir() and path.name != "shared")

BUILT = ("web/node_modules", "src/lindwurm/web", ".venv")
"""Made by `make`: documents may name them, and they need not be here."""


# --- files and modules by name -------------------------------------------------------------------


def looks_like_a_path(word: str) -> bool:
    """Tell whether a word of code is meant to be a file or a folder of ours.

    >>> [looks_like_a_path(w) for w in ("tests/rules", "odds.py", "/health", "evening.json")]
    [True, True, False, False]
    """
    if not re.fullmatch(r"[\w.<>*/-]+", word) or word.startswith(("/", "*")):
        return False
    return word.endswith(SUFFIXES) or ("/" in word and word.partition("/")[0] in TOP)


@cache
def tree() -> set[str]:
    """Return every file and folder of the sources, by its path from the root."""
    inside = ("src", "tests", "docs", "examples", "bench", "web", "deploy", ".ci", ".github")
    found = {path.name for path in ROOT.iterdir() if path.is_file()} | set(inside)
    for top in inside:
        for path in _below(ROOT / top):
            found.add(path.relative_to(ROOT).as_posix())
    return found


def _below(folder: Path) -> list[Path]:
    found = []
    for path in folder.iterdir():
        if path.name not in ("node_modules", "__pycache__"):
            found += [path, *(_below(path) if path.is_dir() else [])]
    return found


def is_there(word: str) -> bool:
    """Tell whether some file or folder ends in this path; `<game>` and `*` stand for any name."""
    word = word.removeprefix("./").removeprefix("../").rstrip("/")
    if word.startswith(BUILT):
        return True
    name = re.escape(word).replace(r"\*", "[^/]+")
    name = re.sub(r"<\w+>", "[^/]+", name)
    ending = re.compile(rf"(?:^|.*/){name}")
    return any(ending.fullmatch(path) for path in tree())


def test_files_and_folders_that_are_named_are_there() -> None:
    missing = [
        f"{name}:{line}: {word}"
        for name in documents()
        for line, code in page(name).code
        for word in re.split(r"[\s,;()]+|::", code)
        if looks_like_a_path(word) and not is_there(word)
    ]
    assert not missing


def test_a_file_that_is_not_there_is_noticed() -> None:
    assert looks_like_a_path("tests/rules/dragon_farkle")
    assert not is_there("tests/rules/dragon_farkle")
    assert is_there("tests/games/<game>/")
    assert is_there("text.*.ftl")


@cache
def names_in(module: Path) -> set[str]:
    """Return what a module calls by a name: functions, classes, constants, fields of classes."""
    body = ast.parse(module.read_text("utf-8"))
    found = set()
    for node in ast.walk(body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.add((node.asname or node.name).split(".")[-1])
    return found


def dotted(word: str) -> bool:
    """Tell whether `lindwurm.kernel.match`, `bench.gain` and the like lead to something."""
    top, *parts = word.split(".")
    at = {"lindwurm": SOURCE}.get(top, ROOT / top)
    for number, part in enumerate(parts):
        if (at / part).is_dir():
            at = at / part
        elif (at / f"{part}.py").is_file():
            rest = parts[number + 1 :]
            return set(rest) <= names_in(at / f"{part}.py")
        else:
            return (at / "__init__.py").is_file() and {part} <= names_in(at / "__init__.py")
    return True


def test_modules_that_are_named_are_there() -> None:
    missing = [
        f"{name}:{line}: {word}"
        for name in documents()
        for line, code in page(name).code
        for word in re.findall(r"(?<![\w.@/-])(?:lindwurm|bench|tests)(?:\.\w+)+", code)
        if not word.endswith(".db") and not dotted(word)
    ]
    assert not missing


@cache
def classes() -> dict[str, set[str]]:
    """Return for each class of the platform the names inside it."""
    found: dict[str, set[str]] = {}
    for path in _below(SOURCE):
        if path.suffix == ".py" and "games" not in path.relative_to(SOURCE).parts[:1]:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    inside = found.setdefault(node.name, set())
                    for part in node.body:
                        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                            inside.add(part.name)
                            inside |= {
                                n.attr for n in ast.walk(part) if isinstance(n, ast.Attribute)
                            }
                        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                            inside.add(part.target.id)
    return found


def test_what_a_class_is_said_to_have_it_has() -> None:
    wrong = [
        f"{name}:{line}: {code}"
        for name in documents()
        for line, code in page(name).code
        if (found := re.fullmatch(r"([A-Z]\w+)\.([a-z]\w*)(\(.*\))?", code))
        and found[1] in classes()
        and found[2] not in classes()[found[1]]
    ]
    assert not wrong


# --- tables --------------------------------------------------------------------------------------


def modules(folder: Path) -> set[str]:
    """Return the modules below a folder, as a table names them: `match`, `tables/simurgh`."""
    return {
        path.relative_to(folder).with_suffix("").as_posix()
        for path in _below(folder)
        if path.suffix == ".py" and not path.name.startswith("__")
    }


def tables(remark: str) -> dict[str, list[tuple[list[str], str]]]:
    """Return the rows of all tables with that remark, by what it is about."""
    found: dict[str, list[tuple[list[str], str]]] = {}
    for name in documents():
        for listing in page(name).listings:
            if listing.remark == remark:
                found.setdefault(listing.about, []).extend(listing.rows[1:])
    return found


def test_the_tables_name_every_module_once() -> None:
    """A name with a slash at its end stands for a folder as a whole."""
    listed = tables("modules")
    for about, rows in listed.items():
        named = [name for names, _ in rows for name in names]
        assert len(named) == len(set(named)), f"{about} names something twice"
        apart = [other for other in listed if other.startswith(f"{about}/")]
        whole = [name for name in named if name.endswith("/")]
        assert all((ROOT / about / name).is_dir() for name in whole), f"{about}: {whole}"
        there = {
            module
            for module in modules(ROOT / about)
            if not module.startswith(tuple(whole) or "/")
            and not f"{about}/{module}".startswith(tuple(f"{o}/" for o in apart) or "/")
        }
        assert there == set(named) - set(whole), about
        assert all(text for _, text in rows), f"{about}: a module without a word"


def test_every_package_has_its_table() -> None:
    packages = {
        path.relative_to(ROOT).as_posix()
        for path in SOURCE.iterdir()
        if path.is_dir() and list(path.glob("*.py"))
    }
    assert set(tables("modules")) >= packages - {"src/lindwurm/games"}


def test_the_files_of_a_game_are_told() -> None:
    """What stands in the table is in some game, and what two games have stands in the table."""
    ((about, rows),) = tables("files").items()
    named = {name.rstrip("/").removesuffix(".py") for names, _ in rows for name in names}
    per_game = [
        {path.name.removesuffix(".py") for path in Path(ROOT, about, game).iterdir()}
        - {"__pycache__"}
        for game in games.ids()
    ]
    everything = set().union(*per_game)
    assert named <= everything
    shared = {name for name in everything if sum(name in files for files in per_game) > 1}
    assert shared <= named


# --- links ---------------------------------------------------------------------------------------


def test_links_lead_somewhere() -> None:
    catalogues = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/rules/*.md"))
    broken = []
    for name in [*documents(), *catalogues]:
        for line, link in page(name).links:
            if re.match(r"[a-z]+:", link):
                continue
            target, _, anchor = link.partition("#")
            path = (page(name).path.parent / target).resolve() if target else page(name).path
            if not path.exists() or (
                anchor and anchor not in page(path.relative_to(ROOT).as_posix()).anchors
            ):
                broken.append(f"{name}:{line}: {link}")
    assert not broken
