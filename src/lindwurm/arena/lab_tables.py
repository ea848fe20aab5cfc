"""What the laboratory found as plain tables: rows for CSV and Parquet, two reports side by side."""

from __future__ import annotations

import csv
import io
import json
from math import sqrt
from pathlib import Path
from typing import Any

from lindwurm.arena.lab import LabError
from lindwurm.arena.statistics import Z

ENDINGS = (".json", ".csv", ".parquet")
NUMBERS = (
    *("value", "low", "high", "change", "change_low", "change_high"),
    *("rate", "when", "offered", "seats_with_it"),
)


def rows(summary: dict[str, Any]) -> list[dict[str, Any]]:
    """Return every number with what it is of, the same columns in all.

    Measures come first, then parts, then how often something happens on each space in a game.
    """
    found = []
    for variant in summary["variants"]:
        values = {f"vary {key}": str(value) for key, value in variant["values"].items()}
        head = {**values, "seats": variant["seats"], "printed": variant["printed"]}
        for measure in variant["measures"]:
            told = {key: measure.get(key) for key in NUMBERS}
            found.append(
                {**head, "table": "measure", "kind": "", "name": measure["measure"], **told}
            )
        for part in variant.get("parts", ()):
            told = {key: part.get(key) for key in NUMBERS}
            told |= {"value": part["win_share"], "seats_with_it": part["seats"]}
            found.append(
                {**head, "table": part["how"], "kind": part["kind"], "name": part["part"], **told}
            )
        nothing = dict.fromkeys(NUMBERS)
        for layer, spaces in variant.get("heat", {"layers": {}})["layers"].items():
            for one in spaces.values():
                row = {**head, "table": "heat", "kind": layer, "name": one["name"], **nothing}
                found.append(row | {"value": one["mean"]})
    return found


def write(path: str, summary: dict[str, Any]) -> None:
    """Write the tables, by the ending of the name; raises LabError."""
    ending = Path(path).suffix
    if ending == ".json":
        Path(path).write_text(json.dumps(summary, indent=1), encoding="utf-8")
    elif ending == ".csv":
        table = rows(summary)
        text = io.StringIO()
        writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)
        Path(path).write_text(text.getvalue(), encoding="utf-8")
    elif ending == ".parquet":
        try:
            import pyarrow as pa
            from pyarrow import parquet
        except ImportError:
            raise LabError("Parquet needs pyarrow (pip install 'lindwurm[envs]')") from None
        parquet.write_table(pa.Table.from_pylist(rows(summary)), path)
    else:
        raise LabError(f"{path} ends in none of {', '.join(ENDINGS)}")


def read(path: str) -> dict[str, Any]:
    """Read a report that was written as JSON; raises LabError."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
        if not isinstance(found, dict) or "variants" not in found or "varied" not in found:
            raise LabError(f"{path} is no report of the laboratory")
    except (OSError, ValueError) as error:
        if isinstance(error, LabError):
            raise
        reason = getattr(error, "strerror", None) or "it is no JSON"
        raise LabError(f"{path} cannot be read: {reason}") from None
    return found


def beside(one: dict[str, Any], other: dict[str, Any]) -> list[dict[str, Any]]:
    """Return two reports side by side: for each variant and measure of both, and the difference.

    The reports may come from different chance, so their errors add up.
    """
    found = []
    there = {_key(v): v for v in other["variants"]}
    for variant in one["variants"]:
        if (match := there.get(_key(variant))) is None:
            continue
        known = {m["measure"]: m for m in match["measures"]}
        for measure in variant["measures"]:
            second = known.get(measure["measure"])
            if second is None or measure["value"] is None or second["value"] is None:
                continue
            half = sqrt(sum(((m["high"] - m["low"]) / 2 / Z) ** 2 for m in (measure, second))) * Z
            found.append(
                {
                    "variant": _key(variant),
                    "measure": measure["measure"],
                    "share": measure["share"],
                    "one": measure,
                    "other": second,
                    "change": second["value"] - measure["value"],
                    "change_low": second["value"] - measure["value"] - half,
                    "change_high": second["value"] - measure["value"] + half,
                }
            )
    if not found:
        raise LabError("the two reports have no variant and measure in common")
    return found


def _key(variant: dict[str, Any]) -> str:
    return ", ".join(f"{k}={v}" for k, v in variant["values"].items()) or "printed"
