"""The live odds of Dragon Farkle for the terminal, from the exact programmes of its `odds.py`.

Cards are left out of them, which the last line says. Only what the seat can see is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lindwurm.cli.words import words
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
    view, say = match.view(seat), words(texts.language)
    verb = match.game.verbs.verb(action).name
    if verb == "roll":
        chance = exact.next_roll(view["hand"], view["variant"])
        battle = view["action"] == Action.BATTLE
        ends = chance.ends_battle if battle else chance.ends_series
        if view["loaded"]:
            return ""
        return say("df-farkle", chance=percent(ends, texts.language))
    if verb == "take":
        left = match.game.details(match.state, seat, action)["left"]
        ends = exact.next_roll(int(left), view["variant"]).ends_series
        return say("df-farkle-next", chance=percent(ends, texts.language))
    if verb == "battle":
        slain = exact.battle_value(view["health"], army=view["army"][seat], variant=view["variant"])
        return say("df-slay", chance=percent(slain, texts.language))
    return ""


def odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Tell what the numbers say about the running decision."""
    say, language = words(texts.language), texts.language
    if not shown(match):
        return [say("odds-off")]
    view = match.view(seat)
    if view["phase"] == Phase.OVER or view["loaded"]:  # a placed 5 is not in the tables
        return []
    if view["phase"] == Phase.CHOOSE:
        lines = _before_the_turn(view, language)
    elif view["action"] == Action.RECRUIT:
        lines = _recruiting(match, seat, view, texts)
    elif view["action"] == Action.BATTLE:
        lines = _battling(view, language)
    elif view["action"] == Action.SKIRMISH and view["phase"] not in (Phase.TARGET, Phase.LOSER):
        lines = _fighting(view, texts)
    else:
        lines = []
    return [*lines, say("df-odds-cards")] if lines else []


def _before_the_turn(view: dict[str, Any], language: str) -> list[str]:
    say, active = words(language), view["active"]
    turn = exact.recruitment(view["variant"])
    lines = [
        say(
            "df-odds-turn",
            value=round(turn.turn_value),
            chance=percent(turn.farkle_chance, language),
        )
    ]
    army = view["army"][active]
    if view["in_keep"][active] or army >= view["threshold"]:
        out = exact.battle(view["health"], variant=view["variant"]).outcome(army)
        chances = {"slain": out.slain, "farkle": out.farkle, "lost": out.destroyed}
        told = {name: percent(chance, language) for name, chance in chances.items()}
        lines.append(say("df-odds-battle", **told))
    else:
        lines.append(_reach(view, 0, 6, language))
    return lines


def _reach(view: dict[str, Any], pot: int, dice: int, language: str) -> str:
    missing = view["threshold"] - view["army"][view["active"]]
    chance = exact.reach_chance(missing, pot, dice, view["variant"])
    threshold = view["threshold"]
    told = percent(chance, language)
    return words(language)("df-odds-reach", threshold=threshold, chance=told)


def _next_roll(view: dict[str, Any], language: str) -> str:
    chances = exact.next_roll(view["hand"], view["variant"])
    return words(language)(
        "df-odds-next",
        count=view["hand"],
        chance=percent(chances.ends_series, language),
        hot=percent(chances.hot, language),
        value=round(float(chances.expected)),
    )


def _recruiting(match: Match, seat: int, view: dict[str, Any], texts: Texts) -> list[str]:
    language, say = texts.language, words(texts.language)
    programme = exact.recruitment(view["variant"])
    lines = []
    if view["phase"] == Phase.READY:
        lines.append(_next_roll(view, language))
        value = round(programme.roll_value(view["pot"], view["hand"]))
        lines.append(say("df-odds-pot", pot=view["pot"], value=value))
        if view["army"][view["active"]] < view["threshold"]:
            lines.append(_reach(view, view["pot"], view["hand"], language))
    if view["phase"] == Phase.REACT:
        for action in match.legal(seat):
            if match.game.verbs.verb(action).name != "take":
                continue
            told = match.game.details(match.state, seat, action)
            worth, left = int(told["soldiers"]), int(told["left"])
            chance = percent(exact.next_roll(left, view["variant"]).ends_series, language)
            value = round(programme.value(view["pot"] + worth, left))
            dice = " ".join(match.text(action).split()[1])
            lines.append(say("df-odds-take", dice=dice, chance=chance, value=value))
    return lines


def _battling(view: dict[str, Any], language: str) -> list[str]:
    say, army = words(language), view["army"][view["active"]]
    missing = view["health"] - view["damage"]
    slain = exact.battle_value(missing, view["hand"], army, view["variant"])
    chances = exact.next_roll(view["hand"], view["variant"])
    return [
        say("df-odds-slay", chance=percent(slain, language)),
        say(
            "df-odds-loss",
            count=view["hand"],
            chance=percent(chances.ends_battle, language),
            value=round(float(chances.expected)),
        ),
    ]


def _fighting(view: dict[str, Any], texts: Texts) -> list[str]:
    language, say = texts.language, words(texts.language)
    roller = texts.seat(view["roller"])
    bonus = [
        BRUNNA_BONUS if view["companion"][p] == Companion.BRUNNA else SKIRMISH_BONUS
        for p in (view["active"], view["target"])
    ]
    armies = exact.Armies(view["army"][view["active"]], view["army"][view["target"]], *bonus)
    if view["roller"] == view["active"]:
        lines = [_next_roll(view, language)]
        if view["rolled"]:
            stop = exact.defence(view["pot"], armies, view["variant"]).odds()
            wins, ties = percent(stop.attacker_wins, language), percent(stop.tie, language)
            lines.append(
                say("df-odds-attack", seat=roller, value=view["pot"], wins=wins, ties=ties)
            )
        return lines
    held = exact.defence(view["attack"], armies, view["variant"]).odds(view["pot"], view["hand"])
    wins, ties = percent(held.defender_wins, language), percent(held.tie, language)
    told = say("df-odds-defence", seat=roller, attack=view["attack"], wins=wins, ties=ties)
    return [_next_roll(view, language), told]
