"""`lindwurm edition`: what was designed here, as a file for owners of the box to put right."""

from __future__ import annotations

import json
from argparse import Namespace

from lindwurm.cli import common
from lindwurm.cli.words import words
from lindwurm.kernel.texts import Texts

REST = "edition-rest"
"""A game's own message: what else was designed."""


def run(asked: Namespace) -> int:
    """Print an edition's file with every value of which nobody knows what is printed."""
    from lindwurm.variants import bounds, components

    game = common.game(asked.game)
    known, printed = bounds.of(game.id), bounds.printed(game.id)
    origins = components.origins(components.home(game.id))
    designed = [name for name in known if "designed" in origins[name]]
    if asked.json:
        found = [
            {"name": n, "value": printed[n], "bound": str(known[n]), "origin": origins[n]}
            for n in designed
        ]
        print(json.dumps({"game": game.id, "of": len(known), "designed": found}))
        return 0
    language = common.language(asked.language)
    say, title = words(language), common.title(game, language)
    told = say("edition-head", game=title, count=len(designed), all=len(known))
    lines = [f"# {line}" for line in told.splitlines()]
    if designed:
        told = say("edition-how", command=f"lindwurm play {game.id} --variant FILE")
        lines += [f"# {line}" for line in told.splitlines()]
    if REST in (texts := Texts(game, language)):
        told = say(REST, rest=texts(REST))
        lines += [f"# {line}" for line in told.splitlines()]
    head = {"format": "lindwurm-variant", "version": 1, "game": game.id}
    head |= {"name": say("edition-name", game=title), "edition": True}
    lines += [f"{key} = {_written(value)}" for key, value in head.items()]
    lines += ["", "[change]"]
    for name in designed:
        bound = "" if known[name].like else f"   # {known[name]}"
        lines.append(f"# {_written(name)} = {_written(printed[name])}{bound}")
    print("\n".join(lines))
    return 0


def _written(value: object) -> str:
    """Return a value as TOML writes it, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False)
