"""What the laboratory found, in words and as one HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from lindwurm.arena import heat, report
from lindwurm.games import load

COLOURS = (report.GOLD, report.SEA, "#9c3d2e", "#5b7a3a", "#6a4c8c", report.INK)


DULL = {"won": 1, "score": 0}
"""That anybody won is news only where all may lose; a score, only where the game keeps one."""


def shown(summary: dict[str, Any]) -> dict[str, bool]:
    """Return the measures worth showing, and whether each is a share."""
    most = max(summary["variants"], key=lambda variant: len(variant["measures"]))
    return {
        m["measure"]: m["share"]
        for m in most["measures"]
        if any(row["value"] != DULL.get(m["measure"]) for row in _rows(summary, m["measure"]))
    }


def value(measure: dict[str, Any]) -> str:
    """Return the value of a measure."""
    if measure["value"] is None:
        return "–"
    return f"{measure['value']:.1%}" if measure["share"] else f"{measure['value']:,.1f}"


def moved(measure: dict[str, Any]) -> str:
    """Return how a measure moved against the printed game, e.g. '+2.1 ±0.8'; shares in points.

    >>> moved({"share": True, "change": 0.021, "change_low": 0.013, "change_high": 0.029})
    '+2.1 ±0.8'
    """
    if measure["change_high"] is None:
        return "–"
    scale = 100 if measure["share"] else 1
    half = scale * (measure["change_high"] - measure["change_low"]) / 2
    return f"{scale * measure['change']:+,.1f} ±{half:,.1f}"


def clear(measure: dict[str, Any]) -> bool:
    """Return whether the interval of the change leaves out zero."""
    low, high = measure["change_low"], measure["change_high"]
    return low is not None and (low > 0 or high < 0)


def page(summary: dict[str, Any]) -> str:
    """Return the whole page."""
    report.ready()
    keys = [factor["key"] for factor in summary["varied"]]
    files = [variant["values"].get("variant", "printed") for variant in summary["variants"]]
    about = dict.fromkeys(one for one in (*keys, *files) if one not in ("variant", "printed"))
    title = f"{summary['game']}: {', '.join(about) or 'as it is printed'}"
    facts = [
        f"{summary['games']:,} games of each variant",
        f"{summary['seats']} seats",
        ", ".join(summary["bots"]),
        f"seed {summary['seed']}",
        f"rules version {summary['rules_version']}",
        *(f"{k}={v}" for k, v in summary["options"].items()),
    ]
    parts = [f"<h1>{escape(title)}</h1><p>{escape(' · '.join(facts))}</p>"]
    told = shown(summary)
    wins = [name for name in told if is_win(name)]
    groups = [("Share of wins", wins)]
    groups += [(HEADINGS[name], [name]) for name in told if name not in wins]
    for heading, names in groups:
        parts += [f"<h2>{escape(heading)}</h2>", _table(summary, names)]
        parts += [_plot(summary, names)] if len(summary["variants"]) > 1 else []
    if any(variant.get("tension") for variant in summary["variants"]):
        parts += ["<h2>How likely what came of it was, on the way</h2>", _curves(summary)]
    for variant in summary["variants"]:
        parts += _heat(summary["game"], variant)
        parts += _parts(variant)
    parts.append(_small_print(summary))
    return report.document(title, parts)


HEADINGS = {
    "won": "Games that anybody won",
    "decisions": "Length: decisions in a game",
    "score": "Score: mean of all seats",
    "minutes": "Length: minutes of a game",
    "decided": "Tension: how far a game is when it is decided",
    "lead changes": "Tension: how often the lead changes",
    "matter": "Tension: decisions that matter, of all",
    "at stake": "Tension: chance to win between best and worst choice",
    "rounds": "Length: rounds of a game",
}


def is_win(name: str) -> bool:
    """Return whether a measure is somebody's share of wins."""
    return name not in HEADINGS


def sampled(summary: dict[str, Any]) -> list[str]:
    """Return what has to be said of measures that rest on a sample or on a pace."""
    found = []
    if told := next((v["tension"] for v in summary["variants"] if v.get("tension")), None):
        how, games = told["effort"], told["games"]
        found.append(
            f"tension: {games:,} games of each were followed, {how['looks']} looks of "
            f"{how['deals'] * how['each']:,} games and {how['probed']} decisions of "
            f"{how['games']:,} in each; a decision matters where best and worst choice differ "
            "beyond two standard errors"
        )
    if (pace := summary.get("pace")) is not None:
        found.append(f"minutes: at {pace:g} seconds for a decision")
    return found


UNKNOWN = dict.fromkeys(("value", "low", "high", "change", "change_low", "change_high"))
"""A measure that a variant does not have, because fewer play."""


def _rows(summary: dict[str, Any], name: str) -> list[dict[str, Any]]:
    return [row_of(variant, name) for variant in summary["variants"]]


def row_of(variant: dict[str, Any], name: str) -> dict[str, Any]:
    """Return a measure of a variant; without numbers where it has none."""
    known = {m["measure"]: m for m in variant["measures"]}
    return known.get(name) or {"measure": name, "share": True, **UNKNOWN}


def _table(summary: dict[str, Any], names: Sequence[str]) -> str:
    headings = [factor["key"] for factor in summary["varied"]]
    for name in names:
        headings += [name, "95 % interval", "change"]
    columns = {name: _rows(summary, name) for name in names}
    rows = []
    for i, variant in enumerate(summary["variants"]):
        cells = [str(v) for v in variant["values"].values()]
        if cells:
            cells[0] += " *" if variant["printed"] else ""
        for name in names:
            measure = columns[name][i]
            cells += [value(measure), interval(measure)]
            cells.append("" if variant["printed"] else moved(measure))
        rows.append(cells)
    return report.table(headings, rows)


def kinds(variant: dict[str, Any]) -> list[tuple[str, str, list[dict[str, Any]]]]:
    """Return the parts of a variant by how and kind, each from the strongest to the weakest.

    Kinds with a single part, and parts that hardly anybody had, say nothing.
    """
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for part in variant.get("parts", ()):
        if part["seats"] >= FEWEST:
            found.setdefault((part["how"], part["kind"]), []).append(part)
    return [
        (how, kind, sorted(rows, key=lambda row: -row["win_share"]))
        for (how, kind), rows in found.items()
        if len(rows) > 1
    ]


FEWEST = 20
"""Seats that had a part, at least, for it to be shown."""
PART_HEADINGS = ("part", "share of wins", "95 % interval", "seats", "rate", "when")


def part_cells(part: dict[str, Any]) -> list[str]:
    """Return a part in the columns of PART_HEADINGS."""
    when = part.get("when")
    return [
        part["part"],
        f"{part['win_share']:.1%}",
        f"{part['low']:.1%} – {part['high']:.1%}",
        f"{part['seats']:,}",
        f"{part['rate']:.1%}",
        "" if when is None else f"{when:.0%}",
    ]


def _parts(variant: dict[str, Any]) -> list[str]:
    """Return the tables of what won in a variant."""
    found = []
    name = ", ".join(f"{k}={v}" for k, v in variant["values"].items())
    for how, kind, rows in kinds(variant):
        found.append(f"<h2>{escape(f'{how}: {kind}' + (f' ({name})' if name else ''))}</h2>")
        cells = [[escape(cell) for cell in part_cells(row)] for row in rows]
        found.append(report.table(list(PART_HEADINGS), cells))
    return found


def _heat(game: str, variant: dict[str, Any]) -> list[str]:
    """Return the board of a variant once for each layer, hot where much happened."""
    told, plan, found = variant.get("heat"), heat.board(load(game)), []
    if not told or plan is None:
        return []
    for layer, spaces in told["layers"].items():
        heading = f"On the board: {layer}"
        if variant["values"]:
            heading += f" ({_name(variant)})"
        most = max(one["mean"] for one in spaces.values())
        svg = heat.drawn(plan.svg, spaces, heading)
        words = f"{heat.scale(most)} {told['games']:,} games. Point at a space for its name."
        found.append(f"<h2>{escape(heading)}</h2><p>{words}</p><figure>{svg}</figure>")
    return found


def hottest(variant: dict[str, Any]) -> list[tuple[str, list[tuple[str, float]]]]:
    """Return for each layer the spaces on which most happened, with the mean in a game."""
    found = []
    for layer, spaces in variant.get("heat", {"layers": {}})["layers"].items():
        happened = ((one["name"], one["mean"]) for one in spaces.values() if one["mean"])
        rows = sorted(happened, key=lambda row: -row[1])
        found.append((layer, rows[:HOTTEST]))
    return found


HOTTEST = 5
"""Spaces that are named on the screen; the page draws all."""


def interval(measure: dict[str, Any]) -> str:
    """Return the 95 % interval of a measure."""
    if measure["high"] is None:
        return ""
    ends = [{**measure, "value": measure[end]} for end in ("low", "high")]
    return " – ".join(map(value, ends))


def _plot(summary: dict[str, Any], names: Sequence[str]) -> str:
    """Return a curve with error bars for each measure, over the value or over the variants."""
    variants = summary["variants"]
    labels = [" / ".join(map(str, v["values"].values())) for v in variants]
    plain = len(summary["varied"]) == 1 and all(label.isdigit() for label in labels)
    order = list(range(len(variants)))
    places: list[float] = [float(i) for i in order]
    if plain:
        places = [float(label) for label in labels]
        order.sort(key=lambda i: places[i])

    def draw(axes: Any) -> None:
        for number, name in enumerate(names):
            rows = [(places[i], _rows(summary, name)[i]) for i in order]
            known = [(x, m) for x, m in rows if m["high"] is not None]
            scale = 100 if known and known[0][1]["share"] else 1
            axes.errorbar(
                [x for x, _ in known],
                [scale * m["value"] for _, m in known],
                yerr=[
                    [max(0.0, scale * (m["value"] - m["low"])) for _, m in known],
                    [max(0.0, scale * (m["high"] - m["value"])) for _, m in known],
                ],
                fmt="o-" if plain else "o",
                color=COLOURS[number % len(COLOURS)],
                capsize=4,
                label=name,
            )
            axes.set_ylabel("%" if scale == 100 else name)
        printed = next(places[i] for i in order if variants[i]["printed"])
        axes.axvline(printed, color=report.INK, linestyle=":", linewidth=1)
        axes.set_xticks([places[i] for i in order], [labels[i] for i in order])
        if not plain:
            axes.tick_params(axis="x", labelrotation=30)
        axes.set_xlabel(" / ".join(factor["key"] for factor in summary["varied"]))
        axes.grid(axis="y", alpha=0.3)
        if len(names) > 1:
            above = {"loc": "lower center", "bbox_to_anchor": (0.5, 1.0)}
            axes.legend(frameon=False, ncols=len(names), **above)

    return report.figure(draw)


def _curves(summary: dict[str, Any]) -> str:
    """Return how likely the outcome was while the game went on, a line for each variant."""

    def draw(axes: Any) -> None:
        for number, variant in enumerate(summary["variants"]):
            curve = variant["tension"]["curve"]
            places = [100 * i / len(curve) for i in range(len(curve))]
            colour = COLOURS[number % len(COLOURS)]
            axes.plot(places, [100 * c for c in curve], color=colour, label=_name(variant))
        axes.set_xlabel("% of the game")
        axes.set_ylabel("%")
        axes.set_ylim(0, 100)
        axes.grid(axis="y", alpha=0.3)
        if len(summary["variants"]) > 1:
            axes.legend(frameon=False)

    return report.figure(draw)


def _name(variant: dict[str, Any]) -> str:
    return ", ".join(f"{key}={value}" for key, value in variant["values"].items()) or "printed"


def _small_print(summary: dict[str, Any]) -> str:
    lines = [
        "The printed game is marked with *, and with a dotted line in the plots.",
        "A change is the mean difference to the printed game, game by game from the same chance.",
        "After ± stands half the width of its 95 % interval; shares change in percentage points.",
        "Intervals of shares are Wilson's. A win shared by k counts 1/k for each.",
        *(f"{line[0].upper()}{line[1:]}." for line in sampled(summary)),
    ]
    for variant in summary["variants"]:
        name = _name(variant)
        if variant["same_games"] and not variant["printed"]:
            lines.append(f"{name}: every game went as in the printed game.")
        if variant["unfinished"]:
            lines.append(f"{name}: {variant['unfinished']:,} games did not end.")
    return "".join(f"<p>{escape(line)}</p>" for line in lines)
