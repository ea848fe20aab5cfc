"""A review as one HTML page, complete in itself: no scripts, nothing to load, fit to be shared."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from lindwurm.kernel.texts import number
from lindwurm.review.told import signed, told_parts, words

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#5a5a5a")
"""Of the seats, in their order, as at the table."""
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 4", "16 6")
"""So that the curves can be told apart without colours, too."""
WIDE, HIGH = 900, 260
ROW, NAMES, NUMBERS = 44, 180, 150
"""Of the decisive moment: how high a seat is, how wide the names before and the numbers behind."""

STYLE = """
body { font: 17px/1.5 Alegreya, Georgia, serif; color: #1d1a16; background: #f4ead3;
       max-width: 58rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #c9b98f; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; background: #fbf4e2; }
.wide { overflow-x: auto; } .small { font-size: 15px; }
li { margin: .4rem 0; } .blunder { color: #a32c10; } .mistake { color: #8a4b00; }
@media (prefers-color-scheme: dark) {
  body { color: #efe4cc; background: #191613; } svg { background: #f4ead3; }
  th, td { border-color: #4a4238; } .blunder { color: #ff8a66; } .mistake { color: #e0b64a; }
}
"""


def page(
    document: dict[str, Any], title: str, style: str | None = None, link: str | None = None
) -> str:
    """Return the page of a review as :func:`lindwurm.review.told.document` has it.

    `style` is the address of :data:`STYLE`, where a server allows nothing inline; `link` that of
    the game's replay, with `{step}` in place of the step that is to be seen.
    """
    language = document["language"]
    say = words(language)
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title>"
        + (f'<link rel="stylesheet" href="{style}">' if style else f"<style>{STYLE}</style>")
    )
    named = say("review-of", game=title, names=", ".join(document["names"]))
    parts = [f"<h1>{escape(say('review-title'))}</h1><p>{escape(named)}</p>"]
    parts += [_heading(say("heading-decisive")), decisive(document, link)]
    parts += [_heading(say("heading-curve")), curve(document)]
    parts += [_heading(say("heading-ledger")), ledger(document)]
    parts += [_heading(say("heading-mistakes")), _mistakes(document)]
    parts += [_heading(say("heading-luck"))]
    strokes = [escape(f"{one['text']} ({_move(one, language)})") for one in document["luck"]]
    parts.append(_list(strokes) or f"<p>{escape(say('no-luck'))}</p>")
    small = [document["judge"]["told"], scale(document), say("review-error")]
    parts.append(f'<p class="small">{escape(" ".join(small))}</p>')
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}</head>'
        f"<body>\n{body}\n</body></html>\n"
    )


def scale(document: dict[str, Any]) -> str:
    """Say what points are."""
    say, lowest = words(document["language"]), document["lowest"]
    if lowest == 0:
        return say("review-points")
    return say("review-points-low", lowest=number(lowest, document["language"]))


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _list(items: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>" if items else ""


def _move(one: dict[str, Any], language: str) -> str:
    return words(language)("move-number", move=one["move"])


def _mistakes(document: dict[str, Any]) -> str:
    say = words(document["language"])
    found = [one for one in document["decisions"] if one["size"] != "fine"]
    items = [
        f'<b class="{one["size"]}">{escape(say("size-" + one["size"]))}</b>: '
        f"{escape(' '.join(one['told']))}"
        for one in sorted(found, key=lambda one: -float(one["loss"]["points"]))
    ]
    return _list(items) or f"<p>{escape(say('no-mistakes'))}</p>"


def ledger(document: dict[str, Any]) -> str:
    """Return the table that says where each seat's result came from."""
    language = document["language"]
    say = words(language)
    head = "".join(
        f'<th scope="col">{escape(one)}</th>'
        for one in ("", *(s["name"] for s in document["seats"]))
    )
    rows = []
    for part in told_parts(document):
        cells = []
        for seat in document["seats"]:
            value, error = seat[part]["points"] / 100, seat[part]["error"] / 100
            told = number(100 * value, language, 1) if part == "start" else signed(value, language)
            if part == "result":
                told = number(100 * value, language, 0)
            doubt = f" ± {number(100 * error, language, 1)}" if error else ""
            cells.append(f"<td>{told}{doubt}</td>")
        name = f"{say('part-' + part)}<br><small>{escape(say(f'part-{part}-means'))}</small>"
        rows.append(f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>')
    cells = [
        f"<td>{number(s['rate']['points'], language, 2)} ± "
        f"{number(s['rate']['error'], language, 2)}</td>"
        for s in document["seats"]
    ]
    rows.append(f'<tr><th scope="row">{escape(say("rate"))}</th>{"".join(cells)}</tr>')
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def curve(document: dict[str, Any]) -> str:
    """Return the picture of what every seat could expect along the game."""
    language, positions, lowest = document["language"], document["positions"], document["lowest"]
    say = words(language)
    last = max(1, len(positions) - 1)

    def at(step: int, value: float) -> str:
        high = (value - lowest) / (100 - lowest)
        return f"{step / last * WIDE:.1f},{(1 - high) * HIGH:.1f}"

    drawn, told = [], []
    for seat, name in enumerate(document["names"]):
        values = [one["seats"][seat]["expected"]["points"] for one in positions]
        points = " ".join(at(step, value) for step, value in enumerate(values))
        colour, dash = COLOURS[seat % 6], DASHES[seat % 6]
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"><title>{escape(name)}</title></polyline>'
        )
        ends = {"from": number(values[0], language), "to": number(values[-1], language)}
        told.append(say("curve-of", name=name, **ends))
        drawn.append(
            f'<text x="6" y="{18 + 18 * seat}" fill="{colour}" font-size="15">'
            f"{escape(name)} {'┈' if dash else '─'}</text>"
        )
    for one in document["decisions"]:
        if one["size"] in ("mistake", "blunder"):
            value = positions[one["move"]]["seats"][one["seat"] - 1]["expected"]["points"]
            x, y = at(one["move"], value).split(",")
            drawn.append(
                f'<circle cx="{x}" cy="{y}" r="5" fill="#c8401f">'
                f"<title>{escape(' '.join(one['told']))}</title></circle>"
            )
    middle = f'<line x1="0" x2="{WIDE}" y1="{HIGH / 2}" y2="{HIGH / 2}" stroke="#c9b98f"/>'
    label = escape("; ".join(told))
    return (
        f'<figure><svg role="img" aria-label="{label}" viewBox="0 -4 {WIDE} {HIGH + 8}">'
        f"{middle}{''.join(drawn)}</svg></figure>"
    )


def decisive(document: dict[str, Any], link: str | None = None) -> str:
    """Return how everybody stood before the decisive move, and after it, as a picture."""
    one, lowest, language = document["decisive"], document["lowest"], document["language"]
    say, room = words(language), WIDE - NAMES - NUMBERS
    rows, told = [], []

    def long(points: float) -> float:
        share = (points - float(lowest)) / (100 - float(lowest))
        return max(0.0, min(1.0, share)) * room

    for seat, name in enumerate(document["names"]):
        before, after = one["before"][seat], one["after"][seat]
        top, colour = seat * ROW, COLOURS[seat % 6]
        ends = {"from": number(before, language), "to": number(after, language)}
        rows.append(
            f'<text x="0" y="{top + 27}" font-size="17">{escape(name)}</text>'
            f'<rect x="{NAMES}" y="{top + 6}" width="{room}" height="30" fill="#e8dcbd"/>'
            f'<rect x="{NAMES}" y="{top + 6}" width="{long(after):.1f}" height="30" '
            f'fill="{colour}"/>'
            f'<line x1="{NAMES + long(before):.1f}" x2="{NAMES + long(before):.1f}" '
            f'y1="{top + 1}" y2="{top + 41}" stroke="#1d1a16" stroke-width="4"/>'
            f'<text x="{WIDE - NUMBERS + 12}" y="{top + 27}" font-size="17">'
            f"{ends['from']} → {ends['to']}</text>"
        )
        told.append(say("decisive-of", name=name, **ends))
    high = ROW * len(document["names"])
    look = ""
    if link is not None:
        address = escape(link.format(step=one["move"]))
        look = f' <a href="{address}">{escape(say("decisive-look"))}</a>'
    return (
        f'<figure class="decisive"><svg role="img" aria-label="{escape("; ".join(told))}" '
        f'viewBox="-4 -4 {WIDE + 8} {high + 8}">{"".join(rows)}</svg>'
        f"<figcaption>{escape(say('move-number', move=one['move']))}: {escape(one['text'])}"
        f"{look}</figcaption></figure>"
    )
