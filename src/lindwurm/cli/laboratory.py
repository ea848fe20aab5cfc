"""`lindwurm lab`: a game with other numbers, and what that does to it."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal

MOST = 8
"""Parts that are shown from each end of a long list."""

if TYPE_CHECKING:
    from rich.console import Console

    from lindwurm.arena.lab import Experiment
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.variant import Variant


def run(asked: Namespace) -> int:
    """Play every variant, then print, and write what was asked for."""
    from lindwurm.arena import lab_report, lab_tables, report

    game = common.game(asked.game)
    if asked.keys:
        return _list(game, asked.json)
    if asked.compare:
        return _compare(asked)
    if asked.cores == 0:
        raise Refusal("at least one core is needed, not 0")
    fast = _fast(asked.engine)
    started = time.perf_counter()
    try:
        if asked.report is not None:
            report.ready()
        if asked.out is not None and Path(asked.out).suffix not in lab_tables.ENDINGS:
            raise Refusal(f"{asked.out} ends in none of {', '.join(lab_tables.ENDINGS)}")
        experiment = _experiment(game, asked)
    except (ValueError, report.NoPlots) as error:
        raise Refusal(str(error)) from None
    try:
        summary = _played(experiment, asked, fast)
    except ValueError as error:
        raise Refusal(str(error), FAILED) from None
    summary["seconds"] = round(time.perf_counter() - started, 3)
    if asked.report is not None:
        common.write(asked.report, lab_report.page(summary))
    if asked.out is not None:
        try:
            lab_tables.write(asked.out, summary)
        except (OSError, ValueError) as error:
            raise Refusal(str(error), FAILED) from None
    if asked.json:
        print(json.dumps(summary))
    else:
        _show(game, summary)
    return FAILED if any(row["unfinished"] for row in summary["variants"]) else 0


def _played(experiment: Experiment, asked: Namespace, fast: bool) -> dict[str, Any]:
    """Play what was asked for: all variants, or those that lead to a value that is sought."""
    from lindwurm.arena import lab_run, lab_seek
    from lindwurm.cli.simulation import progress

    def before() -> None:
        for path in (asked.report, asked.out):
            if path is not None:
                common.writable(path)

    each = experiment.games + experiment.tension + experiment.heat
    total = each * len(experiment.combinations)
    with progress(total, fast) as advance:
        if asked.seek is not None:
            before()
            return lab_seek.seek(experiment, asked.seek, asked.cores, fast, advance)
        return lab_run.run(
            experiment,
            advance,
            asked.cores,
            fast,
            before=before,
            compiling=lambda variants: advance(0, "compiling"),
        )


def _compare(asked: Namespace) -> int:
    """Print two reports side by side."""
    from rich import box
    from rich.table import Table

    from lindwurm.arena import lab_tables
    from lindwurm.arena.lab_report import clear, moved, value

    try:
        one, other = map(lab_tables.read, asked.compare)
        found = lab_tables.beside(one, other)
    except ValueError as error:
        raise Refusal(str(error)) from None
    if asked.json:
        print(json.dumps(found))
        return 0
    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False)
    for heading in ("variant", "measure", *(Path(path).stem for path in asked.compare)):
        words = heading in ("variant", "measure")
        table.add_column(heading, justify="left" if words else "right", no_wrap=True)
    table.add_column("difference", justify="right", no_wrap=True)
    for row in found:
        style = "gold" if clear(row) else "faint"
        cells = [value(m) for m in (row["one"], row["other"])]
        table.add_row(escape(row["variant"]), row["measure"], *cells, f"[{style}]{moved(row)}[/]")
    common.console().print(table)
    return 0


def _experiment(game: Game, asked: Namespace) -> Experiment:
    from lindwurm.arena import lab, pace

    seats = asked.seats if asked.seats is not None else max(2, game.seats.start)
    options = common.options(asked.option)
    bots = tuple(name.strip() for name in asked.bots.split(","))
    factors = tuple(lab.factor(game, text, options) for text in asked.vary)
    who = next((str(one.printed) for one in factors if one.kind == "bots"), None)
    if who is not None:
        bots = tuple(who.split(lab.LINEUP))
    files = _files(game, asked.variant)
    if files:
        factors = (lab.of_variants(list(files)), *factors)
    around = tuple(factor for pattern in asked.each for factor in lab.around(game, pattern))
    if around and factors:
        raise lab.LabError("--each goes alone: it varies one number at a time")
    return lab.Experiment(
        *(game, seats, options, asked.seed, bots, asked.games, factors or around, files),
        parts=asked.parts,
        alone=bool(around),
        tension=_sample(asked.tension, lab.SOME_FOLLOWED, asked.games),
        heat=_sample(asked.heat, lab.SOME_COUNTED, asked.games),
        pace=None if asked.pace is None else pace.seconds(asked.pace, game.id),
    )


def _sample(asked: int | None, usual: int, games: int) -> int:
    """Return how many games are looked at: as many as are asked for, the usual number, or none."""
    if asked is None:
        return 0
    return min(usual, games) if asked < 0 else asked


def _files(game: Game, paths: Sequence[str]) -> dict[str, Variant]:
    """Return the variants of some files, by short names."""
    found: dict[str, Variant] = {}
    for path in paths:
        variant, name = common.read_variant(path), Path(path).stem
        if variant.game != game.id:
            raise Refusal(f"{path} is a variant of {variant.game}, not of {game.id}")
        if name in found:
            raise Refusal(f"two variants are called {name}")
        found[name] = variant
    return found


def _fast(engine: str | None) -> bool:
    """Return whether games are to be compiled."""
    from lindwurm.engines import batch

    if engine is not None and engine not in batch.ENGINES:
        raise Refusal(f"there is no engine {engine!r} ({', '.join(batch.ENGINES)})")
    if engine == "python":
        return False
    return common.compiles()


def _list(game: Game, as_json: bool) -> int:
    from lindwurm.variants import bounds

    printed, known = bounds.printed(game.id), bounds.of(game.id)
    offered = [option for option in game.options if option.offered]
    if as_json:
        options = {o.name: {"printed": o.default, "values": list(o.values)} for o in offered}
        within = {key: str(bound) for key, bound in known.items()}
        print(
            json.dumps({"game": game.id, "values": printed, "within": within, "options": options})
        )
        return 0
    console = common.console()
    wide = max(map(len, [*printed, *(o.name for o in offered)]))
    for key, value in printed.items():
        told = "notation" if known[key].like else str(known[key])
        console.print(
            f"{key:<{wide}}  [gold]{escape(str(value))}[/]  [faint]{told}[/]", soft_wrap=True
        )
    for option in offered:
        if option.rules:
            console.print(
                f"{option.name:<{wide}}  [gold]{option.default}[/]  "
                f"[faint]option: {option.allowed}[/]",
                soft_wrap=True,
            )
    return 0


# -- on the screen -------------------------------------------------------------------------------


def _show(game: Game, summary: dict[str, Any]) -> None:
    from lindwurm.arena.lab_report import hottest, sampled, shown

    console = common.console()
    variants = summary["variants"]
    console.print(
        f"[bold]{common.title(game)}[/]  {len(variants)} variant{'s' * (len(variants) > 1)} of "
        f"{summary['games']:,} games, "
        f"{summary['seats']} seats, {', '.join(summary['bots'])}, seed {summary['seed']}, "
        f"{summary['seconds']:.1f} s"
    )
    if summary["options"]:
        console.print("options  " + ", ".join(f"{k}={v}" for k, v in summary["options"].items()))
    if sought := summary.get("sought"):
        _answer(console, summary, sought)
    if summary.get("one_at_a_time"):
        _sensitivity(console, summary)
        return
    if len(variants) == 1:
        _figures(console, variants[0], list(shown(summary)))
    for name in shown(summary) if len(variants) > 1 else ():
        _table(console, summary, name)
    for row in variants:
        _parts(console, row)
        for layer, spaces in hottest(row):
            told = ", ".join(f"{escape(name)} [gold]{mean:.2f}[/]" for name, mean in spaces)
            console.print(f"[bold]{layer}[/] (mean in a game): {told}")
    if len(variants) > 1:
        console.print(
            "[faint]change: against the printed game (*), from the same chance game by game;\n"
            "intervals are for 95 %; in colour where that of a change leaves out zero[/]"
        )
    for line in sampled(summary):
        console.print(f"[faint]{line}[/]")
    for row in variants:
        values = ", ".join(f"{k}={v}" for k, v in row["values"].items())
        if row["same_games"] and not row["printed"]:
            console.print(f"[sea]{values}: every game went as in the printed game[/]")
        if row["unfinished"]:
            console.print(f"[ember]{values}: {row['unfinished']:,} games did not end[/]")


def _figures(console: Console, variant: dict[str, Any], names: Sequence[str]) -> None:
    """Print all measures of the only game that was played."""
    from rich import box
    from rich.table import Table

    from lindwurm.arena.lab_report import HEADINGS, interval, is_win, row_of, value

    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False)
    for heading in ("measure", "value", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "measure" else "right")
    for name in names:
        measure = row_of(variant, name)
        told = f"share of wins: {name}" if is_win(name) else HEADINGS[name]
        table.add_row(told, value(measure), interval(measure))
    console.print(table)


def _table(console: Console, summary: dict[str, Any], name: str) -> None:
    """Print one measure of all variants: the same columns whatever the seats and the width."""
    from rich import box
    from rich.table import Table

    from lindwurm.arena.lab_report import HEADINGS, clear, interval, moved, row_of, value

    rows = [row_of(row, name) for row in summary["variants"]]
    title = HEADINGS.get(name) or f"share of wins: {name}"
    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False, title=title)
    table.title_justify, table.title_style = "left", "bold"
    for factor in summary["varied"]:
        long = max(len(str(row["values"][factor["key"]])) for row in summary["variants"])
        table.add_column(factor["key"], justify="right", overflow="fold", min_width=long + 2)
    for heading in ("value", "interval", "change", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for row, measure in zip(summary["variants"], rows, strict=True):
        cells = [escape(str(v)) for v in row["values"].values()]
        if cells and row["printed"]:
            cells[0] = f"* {cells[0]}"
        change, _, half = moved(measure).partition(" ")
        style = "gold" if clear(measure) else "faint"
        told = ["", ""] if row["printed"] else [f"[{style}]{change}[/]", f"[{style}]{half}[/]"]
        table.add_row(*cells, value(measure), f"[faint]{interval(measure)}[/]", *told)
    console.print(table)


def _parts(console: Console, variant: dict[str, Any]) -> None:
    """Print which parts of the game won, kind by kind; of many the strongest and the weakest."""
    from rich import box
    from rich.table import Table

    from lindwurm.arena.lab_report import PART_HEADINGS, kinds, part_cells

    name = ", ".join(f"{k}={v}" for k, v in variant["values"].items())
    for how, kind, rows in kinds(variant):
        title = f"{how}: {kind}" + (f" ({name})" if name else "")
        table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False, title=title)
        table.title_justify, table.title_style = "left", "bold"
        for heading in PART_HEADINGS:
            right = heading != PART_HEADINGS[0]
            table.add_column(heading, justify="right" if right else "left", no_wrap=right)
        shown = rows if len(rows) <= 2 * MOST else [*rows[:MOST], None, *rows[-MOST:]]
        for row in shown:
            cells = ["…"] if row is None else [escape(cell) for cell in part_cells(row)]
            table.add_row(*cells)
        console.print(table)
    if asked := variant.get("asked"):
        console.print(
            f"a decision has [gold]{asked['choices']:.1f}[/] choices; "
            f"[gold]{asked['forced']:.1%}[/] of all have only one"
        )


def _answer(console: Console, summary: dict[str, Any], sought: dict[str, Any]) -> None:
    """Print the value that was sought."""
    key = summary["varied"][0]["key"]
    told = f"{sought['measure']} is nearest {sought['goal']:g} at [gold]{key}={sought['answer']}[/]"
    if not sought["reached"]:
        told += "; no value that was tried reaches it"
    console.print(told)


def _sensitivity(console: Console, summary: dict[str, Any]) -> None:
    """Print which numbers matter at all: the change of each measure, the surest first."""
    from rich import box
    from rich.table import Table

    from lindwurm.arena.lab_report import clear, moved, shown

    names = list(shown(summary))
    printed = next(row for row in summary["variants"] if row["printed"])
    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False)
    table.add_column("changed", overflow="fold")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    rows = []
    for row in summary["variants"]:
        if row is printed:
            continue
        changed = {k: v for k, v in row["values"].items() if v != printed["values"][k]}
        measures = [next(m for m in row["measures"] if m["measure"] == name) for name in names]
        rows.append((sum(map(clear, measures)), changed, measures))
    for _, changed, measures in sorted(rows, key=lambda row: -row[0]):
        cells = [f"[{'gold' if clear(m) else 'faint'}]{moved(m)}[/]" for m in measures]
        table.add_row(", ".join(f"{k}={v}" for k, v in changed.items()), *cells)
    console.print(table)
    console.print("[faint]in colour where the 95 % interval of the change leaves out zero[/]")
