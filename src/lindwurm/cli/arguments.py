"""What may stand after an option, and how it is refused."""

from __future__ import annotations

import argparse
import re


def whole_number(text: str) -> int:
    """Read a whole number, not below zero."""
    if not (text.isascii() and text.isdigit() and len(text) < 4000):  # Python reads no longer ones
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def minutes(text: str) -> float:
    """Read a number of minutes, at most a week."""
    if re.fullmatch(r"\d{1,5}(\.\d{1,6})?", text, re.ASCII) is None or float(text) > 7 * 24 * 60:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of minutes")
    return float(text)


def key_and_value(text: str) -> tuple[str, str]:
    """Read an option of a table, written name=value."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form name=value")
    return name, value
