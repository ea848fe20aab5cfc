"""`lindwurm rules`: the catalogue of a game, one rule of it, or the rules without a test."""

from __future__ import annotations

import ast
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal
from lindwurm.kernel import catalogue


def run(asked: Namespace) -> int:
    """Show the catalogue, a rule, or what no test covers."""
    try:
        book = catalogue.load(asked.game)
    except catalogue.UnknownCatalogue as error:
        raise Refusal(str(error)) from None
    if asked.coverage:
        if asked.rule is not None:
            raise Refusal("--coverage is about the whole catalogue, not one rule")
        return coverage(book, tests_folder(asked.tests))
    if asked.tests is not None:
        raise Refusal("--tests belongs to --coverage")
    if asked.rule is not None:
        entry = book.find(asked.rule)
        if entry is None:
            raise Refusal(f"the catalogue of {book.name} has no rule {asked.rule!r}")
        show(entry)
    else:
        _show_all(book)
    return 0


def show(entry: catalogue.CatalogueRule) -> None:
    """Print one rule: framed on a terminal, plain text into a pipe."""
    if not sys.stdout.isatty():
        print(entry.plain())
        return
    from rich.markdown import Markdown
    from rich.panel import Panel

    body = Markdown(entry.markdown())
    title = f"[bold]{entry.id}[/] [faint]{entry.section}[/]"
    common.console().print(Panel(body, title=title, title_align="left", border_style="cloth"))


def _show_all(book: catalogue.Catalogue) -> None:
    if not sys.stdout.isatty():
        print(book.text, end="")
        return
    from rich.markdown import Markdown

    console = common.console()
    os.environ.setdefault("LESS", "-FRX")  # the usual pager, but with colours
    with console.pager(styles=True, links=False):
        console.print(Markdown(book.text))


# -- coverage ------------------------------------------------------------------------------------


def tests_folder(asked: str | None) -> Path:
    """Return where the tests are: as asked, below the current folder, or in the checkout."""
    if asked is not None:
        if not Path(asked).is_dir():
            raise Refusal(f"there is no folder {asked!r}")
        return Path(asked)
    checkout = catalogue.folder().parent.parent / "tests"
    for candidate in (Path("tests"), checkout):
        if candidate.is_dir():
            return candidate
    raise Refusal("there is no folder 'tests' here; name one with --tests DIR")


def coverage(book: catalogue.Catalogue, tests: Path) -> int:
    """List the ids that no test is marked with; fails if there are any."""
    marked: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        try:
            marked |= set(marked_ids(path.read_text("utf-8")))
        except (SyntaxError, UnicodeDecodeError, OSError) as error:
            raise Refusal(f"{path} cannot be read: {error}") from None
    missing = [id_ for id_ in book.entries if id_ not in marked]
    for id_ in missing:
        print(f"{id_}  {_gist(book.entries[id_])}")
    unknown = sorted(m for m in marked if m.startswith(f"{book.prefix}-") and m not in book.entries)
    done = len(book.entries) - len(missing)
    print(f"{book.name}: {done} of {len(book.entries)} rules have a test", file=sys.stderr)
    if unknown:
        print(f"marked, but not in the catalogue: {', '.join(unknown)}", file=sys.stderr)
    return FAILED if missing else 0


def _gist(entry: catalogue.CatalogueRule, width: int = 88) -> str:
    """Return the beginning of a rule on one line."""
    words = " ".join(entry.plain().replace(entry.id, "", 1).split())
    return words if len(words) <= width else words[: width - 1].rstrip() + "…"


def marked_ids(source: str) -> Iterator[str]:
    r"""Yield the ids in `pytest.mark.rule(...)`, wherever it stands in a test file.

    Decorators, a module's `pytestmark` and the marks of a parameter all count, as does a short
    name given to the mark. Ids must be written out: what is computed is not seen.

    >>> list(marked_ids('@pytest.mark.rule("DF-01", "DF-02")\ndef test(): ...'))
    ['DF-01', 'DF-02']
    """
    tree = ast.parse(source)
    short = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _is_mark(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if not (_is_mark(node.func) or (isinstance(node.func, ast.Name) and node.func.id in short)):
            continue
        for argument in node.args:
            for part in ast.walk(argument):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def _is_mark(node: ast.expr) -> bool:
    """Return whether an expression is `pytest.mark.rule` (or `mark.rule`)."""
    return ast.unparse(node) in ("pytest.mark.rule", "mark.rule")
