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


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Let the links of a page lead to pages."""
    return linked(markdown, page.file.src_uri)


def linked(markdown: str, page: str) -> str:
    """Return a page's text with links that lead to pages of the site; others are plain text.

    >>> linked("See [the log](../CHANGELOG.md#a) and [C](../bench/x.c).", "upgrading.md")
    'See [the log](changelog.md#a) and C.'
    >>> linked("[web](docs/web.md)", "contributing.md")
    '[web](web.md)'
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
        way = posixpath.relpath(to, posixpath.dirname(page) or ".")
        return f"{picture}[{text}]({way}{'#' + anchor if anchor else ''})"

    return LINK.sub(better, markdown)
