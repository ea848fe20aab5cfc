"""One HTML page with tables and plots, complete in itself: no scripts, nothing to load."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from lindwurm.arena.plan import Plan
from lindwurm.arena.play import Result
from lindwurm.arena.statistics import place_name

GOLD, SEA, INK = "#b8860b", "#2f7f86", "#2b2622"

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2622; background: #fbf7ee;
       max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; }
.scroll { overflow-x: auto; white-space: nowrap; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ddd2bb; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
code { word-break: break-all; }
@media (prefers-color-scheme: dark) {
  body { color: #eee6d6; background: #24201c; } th, td { border-color: #4a4238; }
  figure { background: #fbf7ee; border-radius: .5rem; }
}
"""


class NoPlots(RuntimeError):
    """Matplotlib, which draws the plots, is not installed."""


def ready() -> None:
    """Raise NoPlots if a report cannot be drawn, before hours of games are played for it."""
    try:
        import matplotlib as mpl  # noqa: F401
    except ImportError:
        raise NoPlots("a report needs Matplotlib: pip install 'lindwurm[report]'") from None


def page(plan: Plan, summary: dict[str, Any], results: Sequence[Result]) -> str:
    """Return the whole page."""
    ready()
    title = f"{summary['game']}: {', '.join(summary['bots'])}"
    chosen = {o.name: o.default for o in plan.game.options}
    changed = [f"{k}={v}" for k, v in summary["options"].items() if chosen[k] != v]
    facts = [
        f"{summary['games']:,} games",
        f"{summary['seats']} seats",
        f"seed {summary['seed']}",
        f"rules version {summary['rules_version']}",
        *changed,
    ]
    parts = [f"<h1>{escape(title)}</h1><p>{escape(' · '.join(facts))}</p>"]
    parts += ["<h2>Bots</h2>", _bots_table(summary), figure(lambda ax: _bots_plot(ax, summary))]
    if summary["pairs"]:
        parts += ["<h2>One against another</h2>", _pairs_table(summary)]
    parts += ["<h2>Order of play</h2>", figure(lambda ax: _order_plot(ax, summary), 2.2)]
    parts += ["<h2>Length of the games</h2>", _lengths_table(summary)]
    parts += [figure(lambda ax: _lengths_plot(ax, results), 2.6)]
    parts.append(_small_print(summary))
    return document(title, parts)


def document(title: str, parts: Sequence[str]) -> str:
    """Return a page made of parts that are HTML already."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    head += '<meta name="viewport" content="width=device-width">'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{body}\n</body></html>\n'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table; every cell is plain text."""
    head = "".join(f"<th>{escape(h)}</th>" for h in headings)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    made = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{made}</div>'  # on a phone the table moves, and not the page


def _interval(row: dict[str, Any]) -> str:
    return f"{row['low']:.1%} – {row['high']:.1%}"


def _bots_table(summary: dict[str, Any]) -> str:
    headings = ["bot", "games", "share of wins", "95 % interval", "mean return", "mean score"]
    rated = "elo" in summary["results"][0]
    headings += ["Elo", "95 % interval"] if rated else []
    rows = []
    for r in summary["results"]:
        row = [r["bot"], f"{r['games']:,}", f"{r['win_share']:.1%}", _interval(r)]
        row += [f"{r['mean_return']:.3f}", f"{r['mean_score']:,.1f}"]
        if rated:
            row += [f"{r['elo']:+.0f}", f"{r['elo_low']:+.0f} – {r['elo_high']:+.0f}"]
        timed = r["ms_per_move"] is not None
        rows.append([*row, f"{r['ms_per_move']:.1f}" if timed else "–"])
    return table([*headings, "ms per move"], rows)


def _pairs_table(summary: dict[str, Any]) -> str:
    rows = [
        [" – ".join(p["bots"]), f"{p['games']:,}", f"{p['share']:.1%}", _interval(p)]
        for p in summary["pairs"]
    ]
    return table(["the first ahead of the second", "games", "share", "95 % interval"], rows)


def _lengths_table(summary: dict[str, Any]) -> str:
    found = summary["lengths"]
    return table(list(found), [[f"{v:,g}" for v in found.values()]]) if found else ""


def _small_print(summary: dict[str, Any]) -> str:
    lost = summary["won_by_nobody"]
    lines = [
        "Intervals of shares are Wilson's; those of ratings come from resampling paired games.",
        "A win shared by k counts 1/k for each.",
        f"Games that nobody won: {lost['win_share']:.1%} ({_interval(lost)}).",
    ]
    if not summary["repeatable"]:
        lines.append("A bot looked at the clock: another run gives other games.")
    text = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return f"{text}<p>Digest over all final states: <code>{summary['digest']}</code></p>"


# -- plots ----------------------------------------------------------------------------------------


def figure(draw: Callable[[Any], None], height: float = 3.0) -> str:
    """Return a plot as an SVG element."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "lindwurm"}):
        drawing = Figure(figsize=(8, height), layout="constrained", facecolor="none")
        axes = drawing.subplots()
        axes.set_facecolor("none")
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        text = io.StringIO()
        drawing.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    _, mark, svg = text.getvalue().partition("<svg")  # without the XML declaration
    return f"<figure>{mark}{svg}</figure>"


def _bars(axes: Any, labels: list[str], rows: Sequence[dict[str, Any]], colour: str) -> None:
    places = range(len(rows))
    shares = [row["win_share"] for row in rows]
    below = [max(0.0, row["win_share"] - row["low"]) for row in rows]
    above = [max(0.0, row["high"] - row["win_share"]) for row in rows]
    axes.barh(places, shares, xerr=[below, above], color=colour, ecolor=INK, capsize=4, height=0.6)
    axes.set_yticks(places, labels)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of wins, 95 % interval")


def _bots_plot(axes: Any, summary: dict[str, Any]) -> None:
    rows = summary["results"]
    if "elo" not in rows[0]:
        _bars(axes, [row["bot"] for row in rows], rows, GOLD)
        return
    places = range(len(rows))
    middle = [row["elo"] for row in rows]
    below = [max(0.0, row["elo"] - row["elo_low"]) for row in rows]
    above = [max(0.0, row["elo_high"] - row["elo"]) for row in rows]
    axes.errorbar(middle, places, xerr=[below, above], fmt="o", color=GOLD, ecolor=INK, capsize=4)
    axes.set_yticks(places, [row["bot"] for row in rows])
    axes.invert_yaxis()
    axes.set_xlabel("Elo (mean 0), 95 % interval")
    axes.grid(axis="x", alpha=0.3)


def _order_plot(axes: Any, summary: dict[str, Any]) -> None:
    rows = summary["by_order"]
    _bars(axes, [place_name(row["place"]) for row in rows], rows, SEA)
    axes.axvline(1 / len(rows), color=INK, linestyle=":", linewidth=1)


def _lengths_plot(axes: Any, results: Sequence[Result]) -> None:
    axes.hist([r.steps for r in results if r.steps >= 0], bins=40, color=GOLD)
    axes.set_xlabel("decisions per game")
    axes.set_ylabel("games")
