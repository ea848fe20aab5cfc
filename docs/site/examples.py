"""Docstrings as the website shows them: examples are code, and what is named is named as code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n?)(?:^(?!\s*$).*\n?)*", re.MULTILINE)
ROLE = re.compile(r":(?:mod|class|func|meth|data):(`[^`]+`)")


def shown(text: str) -> str:
    """Return a docstring with its examples fenced, and without the marks of other generators."""
    return ROLE.sub(r"\1", EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text))


class Examples(griffe.Extension):
    """Changes every docstring that is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring of a module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = shown(obj.docstring.value)
