"""`python docs/site/check.py FOLDER`: every link of a built site leads somewhere, and stays there.

Pages may name other hosts for a reader to follow, but nothing is fetched from one.
"""

from __future__ import annotations

import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {(tag, "src") for tag in ("img", "script", "iframe", "source")} | {("link", "href")}
FOLLOWED = {("a", "href")}
NAMES = {"canonical", "next", "prev", "alternate", "edit"}
"""Kinds of links in a page's head that nobody fetches."""


class Seen(HTMLParser):
    """What a page links to, fetches, and can be linked to in it."""

    def __init__(self, path: Path):
        super().__init__()
        self.followed: list[str] = []
        self.fetched: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names."""
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        for name, value in given.items():
            if (tag, name) in FOLLOWED:
                self.followed.append(value)
            elif (tag, name) in FETCHED and given.get("rel") not in NAMES:
                self.fetched.append(value)


@cache
def seen(path: Path) -> Seen:
    """Return what a page holds, read once."""
    return Seen(path)


def _is_place(page: Path, anchor: str) -> bool:
    return not anchor or page.suffix != ".html" or anchor in seen(page).anchors


def problems(folder: Path) -> list[str]:
    """Return every link that leads nowhere, and all that would be fetched from elsewhere."""
    found = []
    for page in sorted(folder.rglob("*.html")):
        name = page.relative_to(folder).as_posix()
        if name == "404.html":  # its links begin at the root of a server
            continue
        for link in seen(page).fetched:
            if urlsplit(link).netloc:
                found.append(f"{name} fetches {link}")
        for link in (*seen(page).fetched, *seen(page).followed):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if target.is_dir():
                target = target / "index.html"
            if not target.is_file():
                found.append(f"{name}: {link} leads nowhere")
            elif not _is_place(target, unquote(parts.fragment)):
                found.append(f"{name}: {link} has no such place")
    return found


def main() -> int:
    """Look at a site; 1 if something is wrong with it."""
    folder = Path(sys.argv[1])
    pages = len(list(folder.rglob("*.html")))
    found = problems(folder)
    for one in found:
        sys.stderr.write(f"{one}\n")
    sys.stdout.write(f"{pages} pages in {folder}, {len(found)} links that lead nowhere\n")
    return 1 if found or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
