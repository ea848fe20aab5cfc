"""`lindwurm rules`: a game's rule book, what it says about something, or one rule by its number."""

from __future__ import annotations

import ast
import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal
from lindwurm.cli.words import words
from lindwurm.games import book, catalogue
from lindwurm.games.book import BookError
from lindwurm.kernel.game import Game, OptionError

MANY = 4
"""More pages than this are not shown but listed."""


def run(asked: Namespace) -> int:
    """Show the rule book, a page, what a word leads to, a rule, or what no test covers."""
    game = common.game(asked.game, asked.variant)
    try:
        known = catalogue.load(game)
    except catalogue.NoCatalogue as error:
        raise Refusal(str(error)) from None
    if asked.coverage:
        if asked.about:
            raise Refusal("--coverage is about the whole catalogue, not one rule")
        return coverage(known, tests_folder(asked.tests))
    if asked.tests is not None:
        raise Refusal("--tests belongs to --coverage")
    if asked.catalogue:
        if asked.about:
            raise Refusal("--catalogue is the whole catalogue; for one rule leave it out")
        return _print(known.text)
    language = common.language(asked.language)
    try:
        found = answer(game, language, " ".join(asked.about), dict(asked.option))
    except (OptionError, BookError) as error:
        raise Refusal(str(error)) from None
    if found is None:
        asked_for = " ".join(asked.about)
        raise Refusal(f"{game.id} has no rule {asked_for!r}, and no page about it")
    return _print(found)


def answer(
    game: Game,
    language: str,
    about: str,
    options: Mapping[str, str] | None = None,
    command: str = "",
) -> str | None:
    """Return what the rules say about something, in Markdown; None if they say nothing.

    Nothing: what there is to read, and the game in two minutes. "all": every page. A rule by its
    number: the sentences of the book that tell it, and the catalogue's own wording. A page by its
    key or title, or the pages in which a word stands. `command` is how a page is asked for.
    """
    told = book.load(game, language, options)
    if not about:
        return overview(told, command or f"lindwurm rules {game.id}")
    if about == "all":
        return "\n\n".join([f"# {told.title}", *map(_page, told.pages)])
    if (rule := catalogue.load(game).find(about)) is not None:
        return _rule(told, rule)
    pages = told.find(about)
    if len(pages) > MANY:
        say = words(language)
        listed = [f"- `{page.key}`  {page.title}" for page in pages]
        return "\n".join([say("rules-many", count=len(pages), word=about), "", *listed])
    return "\n\n".join(map(_page, pages)) or None


def overview(told: book.Book, command: str) -> str:
    """Return the goal, the two-minute summary, and what else there is to read."""
    say = words(told.language)
    goal = [f"# {told.title}", f"**{told.goal.title}.** {told.goal.win} {told.goal.end}"]
    summary = told.page(book.SUMMARY)
    pages = [f"- `{page.key}`  {page.title}" for page in told.pages if page is not summary]
    contents = [f"## {say('rules-contents')}", "\n".join(pages), say("rules-how", command=command)]
    return "\n\n".join([*goal, *([_page(summary)] if summary else []), *contents])


def _page(page: book.Page) -> str:
    shown = f"*{page.picture.caption}*\n\n" if page.picture else ""
    return f"## {page.title}\n\n{shown}{book.readable(page.text)}"


def _rule(told: book.Book, rule: catalogue.CatalogueRule) -> str:
    """Return a rule: as the book tells it, then as the catalogue has it."""
    say = words(told.language)
    lines = [
        f"- {sentence} ({page.title}: `{page.key}`)"
        for page in told.telling(rule.id)
        for sentence in page.telling(rule.id)
    ]
    before = [say("rules-told", rule=rule.id), "", *lines, "", say("rules-exact"), ""]
    exact = rule.markdown() if sys.stdout.isatty() else rule.plain()
    return "\n".join([*(before if lines else []), exact])


def _print(markdown: str) -> int:
    """Print Markdown: drawn on a terminal, as plain text into a pipe."""
    if not sys.stdout.isatty():
        print(markdown.removesuffix("\n"))
        return 0
    from rich.markdown import Markdown

    console = common.console()
    os.environ.setdefault("LESS", "-FRX")  # the usual pager, but with colours
    with console.pager(styles=True, links=False):
        console.print(Markdown(markdown))
    return 0


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
