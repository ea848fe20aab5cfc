"""`lindwurm dataset`: games between bots, every decision written down for those who learn."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from rich.markup import escape

from lindwurm.cli import common
from lindwurm.cli.errors import Refusal


def run(asked: Namespace) -> int:
    """Write the data set and say what it holds."""
    from lindwurm.cli.simulation import progress
    from lindwurm.envs.datasets import write

    game = common.game(asked.game, asked.variant)
    folder = Path(asked.out or f"{game.id}-dataset")
    bots = [name.strip() for name in asked.bots.split(",")]
    options = common.options(asked.option)
    try:
        with progress(asked.games, common.compiles()) as advance:
            card = write(game, folder, asked.games, bots, asked.seats, options, asked.seed, advance)
    except (ValueError, OSError) as error:
        raise Refusal(str(error)) from None
    told = {key: value for key, value in card.items() if key not in ("columns", "actions")}
    if asked.json:
        print(json.dumps(told))
    else:
        counts = {"game": card["games"], "decision": card["decisions"], "file": len(card["files"])}
        counted = ", ".join(f"{n:,} {what}{'s' * (n != 1)}" for what, n in counts.items())
        common.console().print(
            f"[bold]{escape(str(folder))}[/]  {counted}; card.json says what is in them",
            soft_wrap=True,
        )
    return 0
