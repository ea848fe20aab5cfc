"""`lindwurm variant`: is a variant's file one, can it be played, and what does it change?"""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from lindwurm.cli import common
from lindwurm.cli.words import words


def run(asked: Namespace) -> int:
    """Check the file and tell what is in it; without one, list the shipped examples."""
    if asked.file is None:
        return _listed(asked)
    from lindwurm.variants import components, wording

    variant = common.read_variant(asked.file)
    language = common.language(asked.language)
    game = common.game(variant.game, asked.file)
    printed = components.printed(components.home(game.id), variant.changes)
    defaults = {option.name: option.default for option in common.game(game.id).options}
    new = components.added(variant.changes)
    found: dict[str, Any] = {
        "game": game.id,
        "name": dict(variant.name),
        "about": dict(variant.about),
        "author": variant.author,
        "licence": variant.licence,
        "digest": variant.digest,
        "edition": variant.edition,
        "added": {f"{t}.{row}": like for (t, row), like in new.items()},
        "changes": {
            k: {"printed": printed[k], "value": v} for k, v in variant.changes if k in printed
        },
        "options": {k: {"printed": defaults[k], "value": v} for k, v in variant.options},
        "texts": sorted(language for language, _ in variant.texts),
        "code": {m: f for (m, _), f in zip(variant.code, variant.files, strict=True)},
    }
    found["stale"] = wording.stale(variant)
    if asked.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    say, console = words(language), common.console()
    console.print(common.title(game, language), style="bold", markup=False)
    signed = ", ".join(part for part in (variant.author, variant.licence) if part)
    claims = say("variant-edition") if variant.edition else ""
    for line in (dict(variant.about).get(language, ""), signed, claims):
        if line:
            console.print(line, markup=False, soft_wrap=True)
    for key, like in found["added"].items():
        console.print("  " + say("variant-added", key=key, like=like), markup=False, soft_wrap=True)
    for kind in ("changes", "options"):
        for key, one in found[kind].items():
            line = say(
                "variant-change", key=key, printed=str(one["printed"]), value=str(one["value"])
            )
            console.print(f"  {line}", markup=False, soft_wrap=True)
    if variant.texts:
        console.print("  " + say("variant-texts"), soft_wrap=True)
    if found["stale"]:
        line = say("variant-stale", texts=", ".join(found["stale"]))
        console.print(f"  {line}", style="ember", markup=False, soft_wrap=True)
    for module, file in found["code"].items():
        console.print(
            "  " + say("variant-code", module=module, file=file), style="ember", markup=False
        )
    console.print("  " + say("variant-digest", digest=variant.digest), style="faint", markup=False)
    return 0


def _listed(asked: Namespace) -> int:
    from lindwurm.variants.file import examples

    language = common.language(asked.language)
    found = {
        path.stem: common.read_variant(str(path)) for path in sorted(examples().glob("*.toml"))
    }
    if asked.json:
        told = {name: {"game": v.game, "name": dict(v.name)} for name, v in found.items()}
        print(json.dumps(told, ensure_ascii=False))
        return 0
    console, wide = common.console(), max(map(len, found), default=0)
    console.print(words(language)("variant-examples"), soft_wrap=True)
    for name, variant in found.items():
        line = f"  {name:<{wide}}  {variant.game}: {dict(variant.name)[language]}"
        console.print(line, markup=False, soft_wrap=True)
    return 0
