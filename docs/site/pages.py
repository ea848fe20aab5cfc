"""What the website adds to docs/: the front documents, the reference, and links that stay inside.

MkDocs calls these functions while it builds (`hooks` in mkdocs.yml). Documents lie in a repository
and link to its files; on the website a link leads to a page of it, or becomes plain text.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FRONT = {
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "conduct.md": "CODE_OF_CONDUCT.md",
    "reporting.md": "SECURITY.md",
}
"""Pages that are made of documents outside docs/."""

REFERENCE = {
    "api/kernel.md": (
        "The kernel",
        ("match", "record", "game", "state", "actions", "deeds", "reasons", "rule"),
        ("chance", "events", "texts", "odds", "variant"),
    ),
    "api/games.md": ("The games", ("", "book", "board", "catalogue")),
    "api/engines.md": ("The engines", ("batch", "compiled", "stepping", "observation", "fleet")),
    "api/bots.md": ("Bots", ("levels", "player", "mcts", "analysis", "judgement", "preparing")),
    "api/envs.md": (
        "Learning environments",
        ("", "alone", "vectors", "turns", "tables", "fleets", "opponents"),
        ("policies", "judging", "rewards", "spaces", "datasets"),
    ),
    "api/arena.md": ("The arena", ("plan", "play", "statistics", "store", "report", "lab")),
}
"""Pages of the reference: title, and modules of the package in the order to be read."""

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def reference(page: str) -> str:
    """Return a page of the reference, as Markdown for mkdocstrings."""
    title, *groups = REFERENCE[page]
    package = f"lindwurm.{Path(page).stem}"
    names = [f"{package}.{name}".rstrip(".") for group in groups for name in group]
    kept = [name for name in names if _is_module(name)]
    return "\n\n".join([f"# {title}", *(f"::: {name}" for name in kept)]) + "\n"


def _is_module(name: str) -> bool:
    at = ROOT / "src" / Path(*name.split("."))
    return at.with_suffix(".py").is_file() or (at / "__init__.py").is_file()


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made."""
    from mkdocs.structure.files import File

    for page, source in FRONT.items():
        text = (ROOT / source).read_text("utf-8")
        files.append(File.generated(config, page, content=text))
    for page in REFERENCE:
        files.append(File.generated(config, page, content=reference(page)))
    return files


LISTED = re.compile(r"- |\d+\. ")
FENCE = re.compile(r"^(```\w+) .*$", re.MULTILINE)
"""A block's language, and a word for the tests, which the website does not know."""
NAMED = re.compile(r"[\w./-]+\.md")
SAID = {
    "books.en": """the rule book
The book as text. At the table every page has a picture; here its caption stands in italics.
`lindwurm rules {game}` tells it in the terminal.""",
    "books.de": """die Spielregeln
Das Buch als Text. Am Tisch hat jede Seite ein Bild; hier steht davon die Unterschrift, kursiv.
`lindwurm rules {game} --language de` erzählt es im Terminal.""",
    "lessons.en": """the lesson
Every sentence of the guided first game; what is to be done stands in italics.""",
    "lessons.de": """die Lektion
Jeder Satz des angeleiteten ersten Spiels; was zu tun ist, steht kursiv.""",
    "logs.en": """a game as it is told
The log beside the table, as one of the players reads it; what it folds away stands in italics.""",
    "logs.de": """ein Spiel, wie es erzählt wird
Der Verlauf neben dem Tisch, wie ihn jemand liest, der mitspielt; kursiv steht, was er zuklappt.""",
}
"""What a page that is made by a program is, for who meets it on the website: title and sentence."""


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let a page say what it is, be read on a phone, and its links lead to pages."""
    name = page.file.src_uri
    text = told(markdown) if name == "findings.md" else introduced(spaced(markdown), name)
    return linked(FENCE.sub(r"\1", text), name)


def spaced(text: str) -> str:
    r"""Return a text in which lists begin a paragraph, as they do in a repository.

    >>> spaced("So:\n- a\n- b")
    'So:\n\n- a\n- b'
    """
    lines: list[str] = []
    fenced = False
    for line in text.split("\n"):
        fenced ^= line.startswith("```")
        before = lines[-1] if lines else ""
        goes_on = not before.strip() or before.startswith("  ") or LISTED.match(before)
        if LISTED.match(line) and not (fenced or goes_on):
            lines.append("")
        lines.append(line)
    return "\n".join(lines)


def introduced(text: str, page: str) -> str:
    r"""Return a rule book, lesson or log with a title and a sentence that say what it is.

    >>> introduced("# Simurgh\n\n## Goal", "games/lessons/simurgh.en.md").split("\n")[0]
    '# Simurgh: the lesson'
    """
    game, _, language = Path(page).stem.partition(".")
    said = SAID.get(f"{Path(page).parent.name}.{language}")
    if said is None:
        return text
    title, _, sentence = said.partition("\n")
    first, _, rest = text.partition("\n")
    return f"{first}: {title}\n\n{sentence.format(game=game)}\n{rest}"


def told(text: str) -> str:
    r"""Return the findings one below the other: their table has no room in any window.

    >>> print(told("| a | b |\n|---|---|\n| X-F1 | it was | settled | it is | `t` |"))
    - **X-F1** (settled): it was
    <BLANKLINE>
        it is
    <BLANKLINE>
        <small>`t`</small>
    <BLANKLINE>
    """
    rows = re.sub(r"^\|[^|\n]*(?:\|[^|\n]*)*\|\n\|[-|]+\|\n", "", text, flags=re.MULTILINE)
    return re.sub(r"^\| (\w+-F\d+) \|(.*)\|$", _finding, rows, flags=re.MULTILINE)


def _finding(found: re.Match[str]) -> str:
    what, state, now, guarded = (cell.strip() for cell in found[2].split(" |"))
    below = [now, guarded and f"<small>{guarded}</small>"]
    parts = [f"- **{found[1]}** ({state}): {what}", *(f"    {one}" for one in below if one)]
    return "\n\n".join(parts) + "\n"


def title_of(page: str) -> str:
    """Return the title of a page of the site: its first heading."""
    source = FRONT.get(page, f"docs/{page}")
    return (ROOT / source).read_text("utf-8").partition("\n")[0].lstrip("# ")


def linked(markdown: str, page: str) -> str:
    """Return a page's text with links that lead to pages of the site; others are plain text.

    >>> linked("See [the log](../CHANGELOG.md#a) and [C](../bench/x.c).", "upgrading.md")
    'See [the log](changelog.md#a) and C.'
    >>> linked("[web](docs/web.md), [docs/bots.md](docs/bots.md)", "contributing.md")
    '[web](web.md), [Bots and the arena](bots.md)'
    """
    source = FRONT.get(page, f"docs/{page}")
    made = {document: name for name, document in FRONT.items()} | {"README.md": "index.md"}

    def better(found: re.Match[str]) -> str:
        picture, text, link = found.groups()
        if re.match(r"[a-z]+:|#", link):
            return found[0]
        target, _, anchor = link.partition("#")
        there = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        to = made.get(there) or (there[5:] if there.startswith("docs/") else None)
        if to is None or not (to in FRONT or (ROOT / "docs" / to).is_file()):
            return text
        text = title_of(to) if NAMED.fullmatch(text) else text
        way = posixpath.relpath(to, posixpath.dirname(page) or ".")
        return f"{picture}[{text}]({way}{'#' + anchor if anchor else ''})"

    return LINK.sub(better, markdown)
