"""What the exact odds say about the running decision, in words. Only what a seat sees is used.

Cards are left out, which the last line says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lindwurm.games.dragon_farkle import odds as exact
from lindwurm.games.dragon_farkle.data import BRUNNA_BONUS, SKIRMISH_BONUS, Companion
from lindwurm.games.dragon_farkle.state import Action, Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def percent(chance: Any, language: str = "en") -> str:
    """Return a chance in per cent, finer where it is small.

    >>> percent(0.4444), percent(0.0154), percent(0.0154, "de")
    ('44 %', '1.5 %', '1,5 %')
    """
    value = 100 * float(chance)
    text = f"{value:.0f} %" if value >= 9.95 or value == 0 else f"{value:.1f} %"
    return text.replace(".", ",") if language == "de" else text


def shown(match: Match) -> bool:
    """Return whether this table plays with odds (option `show_odds`)."""
    options = match.game.option_texts(match.option_codes)
    return options.get("show_odds", "on") == "on"


def hint(match: Match, seat: int, action: int, texts: Texts) -> str:
    """Say beside a choice how likely it ends in a farkle."""
    if not shown(match):
        return ""
    view = match.view(seat)
    verb = match.game.verbs.verb(action).name
    if verb == "roll":
        chance = exact.next_roll(view["hand"], view["variant"])
        battle = view["action"] == Action.BATTLE
        ends = chance.ends_battle if battle else chance.ends_series
        if view["loaded"]:
            return ""
        return texts("odds-farkle", chance=percent(ends, texts.language))
    if verb == "take":
        left = match.game.details(match.state, seat, action)["left"]
        ends = exact.next_roll(int(left), view["variant"]).ends_series
        return texts("odds-farkle-next", chance=percent(ends, texts.language))
    if verb == "battle":
        slain = exact.battle_value(view["health"], army=view["army"][seat], variant=view["variant"])
        return texts("odds-hint-slay", chance=percent(slain, texts.language))
    return ""


def odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Tell what the numbers say about the running decision."""
    if not shown(match):
        return []
    view = match.view(seat)
    if view["phase"] == Phase.OVER or view["loaded"]:  # a placed 5 is not in the tables
        return []
    if view["phase"] == Phase.CHOOSE:
        lines = _before_the_turn(view, texts)
    elif view["action"] == Action.RECRUIT:
        lines = _recruiting(match, seat, view, texts)
    elif view["action"] == Action.BATTLE:
        lines = _battling(view, texts)
    elif view["action"] == Action.SKIRMISH and view["phase"] not in (Phase.TARGET, Phase.LOSER):
        lines = _fighting(view, texts)
    else:
        lines = []
    return [*lines, texts("odds-cards")] if lines else []


def _before_the_turn(view: dict[str, Any], texts: Texts) -> list[str]:
    active, language = view["active"], texts.language
    turn = exact.recruitment(view["variant"])
    lines = [
        texts(
            "odds-turn",
            value=round(turn.turn_value),
            chance=percent(turn.farkle_chance, language),
        )
    ]
    army = view["army"][active]
    if view["in_keep"][active] or army >= view["threshold"]:
        out = exact.battle(view["health"], variant=view["variant"]).outcome(army)
        chances = {"slain": out.slain, "farkle": out.farkle, "lost": out.destroyed}
        told = {name: percent(chance, language) for name, chance in chances.items()}
        lines.append(texts("odds-battle", **told))
    else:
        lines.append(_reach(view, 0, 6, texts))
    return lines


def _reach(view: dict[str, Any], pot: int, dice: int, texts: Texts) -> str:
    missing = view["threshold"] - view["army"][view["active"]]
    chance = exact.reach_chance(missing, pot, dice, view["variant"])
    threshold = view["threshold"]
    told = percent(chance, texts.language)
    return texts("odds-reach", threshold=threshold, chance=told)


def _next_roll(view: dict[str, Any], texts: Texts) -> str:
    chances = exact.next_roll(view["hand"], view["variant"])
    return texts(
        "odds-next",
        count=view["hand"],
        chance=percent(chances.ends_series, texts.language),
        hot=percent(chances.hot, texts.language),
        value=round(float(chances.expected)),
    )


def _recruiting(match: Match, seat: int, view: dict[str, Any], texts: Texts) -> list[str]:
    language = texts.language
    programme = exact.recruitment(view["variant"])
    lines = []
    if view["phase"] == Phase.READY:
        lines.append(_next_roll(view, texts))
        value = round(programme.roll_value(view["pot"], view["hand"]))
        lines.append(texts("odds-pot", pot=view["pot"], value=value))
        if view["army"][view["active"]] < view["threshold"]:
            lines.append(_reach(view, view["pot"], view["hand"], texts))
    if view["phase"] == Phase.REACT:
        for action in match.legal(seat):
            if match.game.verbs.verb(action).name != "take":
                continue
            told = match.game.details(match.state, seat, action)
            worth, left = int(told["soldiers"]), int(told["left"])
            chance = percent(exact.next_roll(left, view["variant"]).ends_series, language)
            value = round(programme.value(view["pot"] + worth, left))
            dice = " ".join(match.text(action).split()[1])
            lines.append(texts("odds-take", dice=dice, chance=chance, value=value))
    return lines


def _battling(view: dict[str, Any], texts: Texts) -> list[str]:
    army, language = view["army"][view["active"]], texts.language
    missing = view["health"] - view["damage"]
    slain = exact.battle_value(missing, view["hand"], army, view["variant"])
    chances = exact.next_roll(view["hand"], view["variant"])
    return [
        texts("odds-slay", chance=percent(slain, language)),
        texts(
            "odds-loss",
            count=view["hand"],
            chance=percent(chances.ends_battle, language),
            value=round(float(chances.expected)),
        ),
    ]


def _fighting(view: dict[str, Any], texts: Texts) -> list[str]:
    language = texts.language
    roller = texts.seat(view["roller"])
    bonus = [
        BRUNNA_BONUS if view["companion"][p] == Companion.BRUNNA else SKIRMISH_BONUS
        for p in (view["active"], view["target"])
    ]
    armies = exact.Armies(view["army"][view["active"]], view["army"][view["target"]], *bonus)
    if view["roller"] == view["active"]:
        lines = [_next_roll(view, texts)]
        if view["rolled"]:
            stop = exact.defence(view["pot"], armies, view["variant"]).odds()
            wins, ties = percent(stop.attacker_wins, language), percent(stop.tie, language)
            lines.append(texts("odds-attack", seat=roller, value=view["pot"], wins=wins, ties=ties))
        return lines
    held = exact.defence(view["attack"], armies, view["variant"]).odds(view["pot"], view["hand"])
    wins, ties = percent(held.defender_wins, language), percent(held.tie, language)
    told = texts("odds-defence", seat=roller, attack=view["attack"], wins=wins, ties=ties)
    return [_next_roll(view, texts), told]
