"""Part of every build: no package without the table for the browser, and a README that reads well.

`make web` builds it into `src/lindwurm/web`, which git does not keep. A source distribution brings
it along, so that a wheel can be built from there with Python alone. An editable install (`make
setup`) comes before it and needs none.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = Path("src/lindwurm/web")
ASSET = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
HOW = "build it with `make web` (or in web/: npm ci, npm run build), then try again"


def lacking(root: Path) -> str | None:
    """Return what is missing of the built client below a folder; None if all is there."""
    page = root / CLIENT / "index.html"
    if not page.is_file():
        return f"{CLIENT.as_posix()} has no web client"
    named = ASSET.findall(page.read_text("utf-8"))
    missing = [name for name in named if not (page.parent / name).is_file()]
    if not named or missing:
        return f"the web client in {CLIENT.as_posix()} is not whole ({missing or 'no scripts'})"
    return None


class NeedsClient(BuildHookInterface):  # type: ignore[type-arg]
    """Refuses to build what nobody could play in a browser."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look before anything is packed."""
        if version == "editable":
            return
        if found := lacking(Path(self.root)):
            raise RuntimeError(f"Lindwurm is not packed: {found}; {HOW}.")


PICTURE = re.compile(r"!\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)")
HERE = re.compile(r"```console\n\$ make play\n.*?<!-- on a package index\n(.*?)-->\n", re.DOTALL)
"""What is said to who has the sources, and what to who reads it on a package index instead."""
GALLERY = re.compile(r"^\|(?: *!\[[^\]]*\]\([^)\s]+\) *\|)+\n\|[-|]+\|\n\|.*\|\n", re.MULTILINE)
"""A table that has nothing but pictures in its first row, and what is said below each."""
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<to>[^)\s]+)\)")


def elsewhere(text: str, home: str) -> str:
    """Return a README as it is read elsewhere: links lead somewhere, or are none without a home.

    >>> elsewhere("See [docs](docs/web.md).", "https://example.org/lindwurm")
    'See [docs](https://example.org/lindwurm/blob/HEAD/docs/web.md).'
    >>> elsewhere("See [docs](docs/web.md).", "")
    'See docs.'
    """

    def picture(found: re.Match[str]) -> str:
        if _leads(found["to"]):
            return found[0]
        return f"![{found['text']}]({home}/raw/HEAD/{found['to']})" if home else ""

    def link(found: re.Match[str]) -> str:
        if _leads(found["to"]):
            return found[0]
        return f"[{found['text']}]({home}/blob/HEAD/{found['to']})" if home else found["text"]

    text = HERE.sub(r"\1", text)
    if not home:  # a row of pictures that would be empty
        text = GALLERY.sub("", text)
    return re.sub(r"\n{3,}", "\n\n", LINK.sub(link, PICTURE.sub(picture, text)))


def home_of(told: str, environment: Mapping[str, str]) -> str:
    """Return the public address of the sources: as it is told, or where a workflow runs for them.

    >>> home_of("", {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "a/b"})
    'https://example.org/a/b'
    """
    server, name = (environment.get(f"GITHUB_{key}", "") for key in ("SERVER_URL", "REPOSITORY"))
    return (told or (f"{server}/{name}" if server and name else "")).rstrip("/")


def _leads(to: str) -> bool:
    """Return whether a link leads to its end without a folder: an address, a place in the page."""
    return to.startswith(("https://", "http://", "#", "mailto:"))


class ReadsWell(MetadataHookInterface):
    """Gives the package its description, and the addresses of the project where it has one."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Read the README as it is, and make its links whole."""
        home = home_of(str(self.config.get("home", "")), os.environ)
        text = elsewhere((Path(self.root) / "README.md").read_text("utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = {}
        if home:
            pages = {"Documentation": "docs", "Changelog": "CHANGELOG.md"}
            metadata["urls"] = {"Source": home, "Issues": f"{home}/issues"}
            metadata["urls"] |= {name: f"{home}/blob/HEAD/{page}" for name, page in pages.items()}
