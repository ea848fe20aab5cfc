"""What newcomers at the terminal stumbled over (TRM in docs/findings.md), and what is so now."""

from __future__ import annotations

import random
import re

import pytest

from lindwurm import games
from lindwurm.cli import helping, lookup, players, tables
from lindwurm.cli.menu import Menu, Numbered
from lindwurm.cli.session import Session
from lindwurm.cli.terminal import Screen
from lindwurm.games import book
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.cli.conftest import Run
from tests.cli.drawing import drawn, look, screen, session

LANGUAGES = ["en", "de"]
NAMED = {
    "drachenfels": ["card-", "field-", "rainbow-n-c"],
    "dragon_farkle": ["companion-", "item-"],
    "dragonquest": ["item-", "treasure-t", "danger-", "face-"],
    "schutt_und_asche": ["follower-"],
    "simurgh": ["city-", "tile-", "dragon-", "objective-", "token-"],
}
"""For each game the texts that are names of its parts."""


def played(game: str, seats: int, moves: int, seed: int = 3) -> Session:
    rules = games.load(game)
    match = Match(rules, seats, seed=seed, names=["Anna", "Fafnir", "Ladon", "Zilant"][:seats])
    for _ in range(moves):
        seat = match.actors[0]
        match.act(seat, players.choose(match, seat, "bot"))
    return session(match)


# -- TRM-F1: the goal, the rules, and what choices do ----------------------------------------------


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_opens_with_its_goal_also_in_a_pipe(run: Run, game: str, language: str) -> None:
    told = book.load(games.load(game), language)
    out = run("play", game, "--seats", "anna,bot", "--seed", 3, "--language", language).out
    assert told.goal.win in out
    assert told.goal.end in out


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_is_explained_by_sentences_of_the_rule_book(game: str, language: str) -> None:
    rules, drawing = games.load(game), tables.load(games.load(game))
    told = book.load(rules, language)
    for verb in rules.verbs.verbs:
        assert drawing.rules[verb.name], verb.name
        for rule in drawing.rules[verb.name]:
            assert told.telling(rule), f"{verb.name}: no page tells {rule}"
            assert len(lookup._telling(told, rule)) >= 30, (verb.name, rule)


def test_a_question_mark_tells_effect_and_cost(run: Run) -> None:
    line = ["play", "dragonquest", "--seats", "anna,bot", "--seed", "3"]
    out = run("play", "dragon_farkle", "--seats", "anna,bot", "--seed", "3", stdin="?\n? 1\n").out
    answer = out.split(": ?\n")[1]
    assert "1 Recruit  [recruit]" in answer
    assert "joins your army, and no later farkle can take it away. But it can shrink" in answer
    assert "costs you the pot. (DF-68)" in answer
    assert "Recruit  [recruit]" in out.split(": ? 1\n")[1]
    german = run(*line, "--language", "de", stdin="?\n").out
    assert "(DQ-" in german
    assert "Was jede Wahl bedeutet" in german


# -- TRM-F2: looking things up ---------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_on_the_screen_can_be_looked_up(game: str, language: str) -> None:
    rules = games.load(game)
    names = ["Anna", "Fafnir"]
    match = Match(rules, 2, seed=5, names=names)
    texts, drawing = Texts(rules, language, names), tables.load(rules)
    known = {
        key: texts(key)
        for start in NAMED[game]
        for key in texts._bundle._messages
        if key.startswith(start)
        and not re.search("-(text|use|effect|everything|played|none|space)$", key)
    }
    assert len(known) > 10
    table = session(match, language)
    for move in range(160):
        if match.over:
            break
        seat = match.actors[0]
        if move % 12 == 0:
            lines, _ = screen(table, seat, 140, 45)
            shown = "\n".join(line.plain for line in lines)
            things = list(drawing.things(look(match, seat, language)))
            for key, name in known.items():
                if name in shown:
                    assert lookup.found(things, name), f"{key}: {name}"
            assert all(lookup.found(things, name)[0].name == name for name in names)
        match.act(seat, players.choose(match, seat, "bot"))


def test_an_apostrophe_is_found_as_it_is_typed() -> None:
    """Names are set as in print; keyboards have a straight one."""
    thing = tables.Thing("Builders’ Square", "Two markers for two stone.")
    assert lookup.found([thing], "builders' square") == [thing]
    assert lookup.found([thing], "Builders’ s") == [thing]
    choice = Numbered(1, 0, "take", "take t03", "Take the Sorcerer’s Sceptre")
    assert "sorcerer's sceptre" in choice.sought


@pytest.mark.parametrize("game", games.ids())
def test_nothing_is_looked_up_that_does_not_lie_open(game: str) -> None:
    """Two tables that look the same to a seat tell it the same about everything."""
    table = played(game, 2, 12)
    match, seat = table.match, 0
    twin = played(game, 2, 12).match
    twin.state.restore(match.imagine(seat, 99))
    drawing = tables.load(match.game)
    assert list(drawing.things(look(match, seat))) == list(drawing.things(look(twin, seat)))
    assert drawn(match, seat) == drawn(twin, seat)


def test_what_was_hard_to_find_is_there(run: Run) -> None:
    farkle = ["play", "dragon_farkle", "--seats", "anna,bot", "--seed", "3"]
    out = run(*farkle, stdin="show what dice bring\nshow pip\nshow fafnir\nshow qqq\nshow\n").out
    assert "x x y y z z: 2,000" in out
    assert re.search(r"Pip Fourleaf \(companion, \w+.*\): Once a turn, when your roll", out)
    assert "Fafnir (player): an army of 0 soldiers" in out
    assert "Nothing here is called “qqq”" in out
    assert "What can be looked up" in out
    followers = run(
        *("play", "schutt_und_asche", "--seats", "anna,bot", "--seed", "3"), stdin="show sage\n"
    ).out
    assert "Sage (event phase): Makes you regent at once." in followers
    objectives = run(
        *("play", "simurgh", "--seats", "anna,bot", "--seed", "3"),
        stdin="show most dragons\nshow sunhoard\n",
    ).out
    assert "most dragons (objective): Pays" in objectives
    assert "Sunhoard (dragon, gold): " in objectives
    quest = run(*("play", "dragonquest", "--seats", "anna,bot", "--seed", "3"), stdin="show rope\n")
    assert "Rope (useful item, 4 DP): The next trapdoor does nothing." in quest.out
    assert "• Rope (4 DP)  The next trapdoor does nothing." in quest.out
    fels = run(
        *("play", "drachenfels", "--seats", "anna,bot", "--seed", "3"), stdin="1\nshow discards\n"
    ).out
    assert "Discards (pile):" in fels


def test_names_are_completed() -> None:
    table = Screen(played("simurgh", 2, 0))
    table.at_keyboard = 0
    assert helping.completions(table, "show Sunh") == ["show Sunhoard"]
    assert helping.completions(table, "zeig sunh") == ["zeig Sunhoard"]
    assert helping.completions(table, "pace ta") == ["pace tap"]
    assert "rules objectives" in helping.completions(table, "rules o")
    assert helping.completions(table, "go") == ["goal"]
    assert helping.completions(table, "zei") == ["zeichen", "zeig"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_says_what_is_chosen_between(language: str) -> None:
    rules = games.load("simurgh")
    match = Match(rules, 2, {"mode": "dragonlord"}, seed=4, names=["Anna", "Ben"])
    seen = 0
    while seen < 3:
        seat = match.actors[0]
        _, menu = screen(session(match, language), seat, 140, 45)
        drafts = [c for c in menu.choices if c.verb in ("keep_tile", "keep_dragon", "take")]
        assert all(len(choice.does) > 20 for choice in drafts)
        seen += bool(drafts)
        match.act(seat, match.legal(seat)[0])


# -- TRM-F3: map and menu are one ------------------------------------------------------------------


def test_a_wall_is_chosen_by_its_field_and_the_map_stays() -> None:
    rules = games.load("dragonquest")
    match = Match(rules, 2, seed=1, names=["Anna", "Ben"])
    for _ in range(3000):
        seat = match.actors[0]
        legal = match.legal(seat)
        if rules.verbs.verb(legal[0]).name == "block":
            break
        match.act(seat, legal[0])
    assert len(legal) > 150
    table = session(match)
    lines, menu = screen(table, seat, 80, 24)
    shown = "\n".join(line.plain for line in lines)
    assert len(lines) < 24
    assert " 11 " in shown, "the last row of the map"
    assert shown.count("+") > 90
    assert menu.pages > 1
    field = match.text(legal[70]).split()[1]
    assert table.understand(seat, field.lower()) == legal[70]
    assert [c.action for c in menu.fitting(f"wall up {field}")][:1] == [legal[70]]


def test_many_choices_are_paged_grouped_and_filtered() -> None:
    table = played("simurgh", 2, 0)
    seat = table.match.actors[0]
    lines, menu = screen(table, seat, 80, 24)
    assert len(menu.choices) > 20
    shown = "\n".join(line.plain for line in lines)
    assert re.search(r"\d+–\d+ .* … \(\d+; type lay", shown)
    menu.seek("lay")
    page = menu.lines(80, 6)
    assert all("Lay" in line.plain or line.plain.startswith("   ") for line in page)
    assert menu.pages > 1
    first = page[0].plain
    menu.turn()
    assert menu.lines(80, 6)[0].plain != first
    for _ in range(menu.pages):
        menu.turn()
    assert menu.filter == "", "after the last page all choices are there again"


def test_a_few_things_say_what_they_do_and_many_choices_how_to_type_one() -> None:
    def menu(verb: str, count: int, does: str) -> Menu:
        stop = Numbered(1, 0, "stop", "stop", "Stop")
        rest = [
            Numbered(
                n,
                n,
                verb,
                f"{verb} {'1' * n}",
                f"Do {verb} {n}, whatever it is",
                does=does.format(n),
            )
            for n in range(2, count + 2)
        ]
        return Menu([stop, *rest], lambda *said: " ".join(map(str, said)), lambda at, of: "")

    few, many = menu("buy", 14, "It does something or other {} times."), menu("reroll", 14, "")
    page = [line.plain for line in few.lines(80, 6)]
    assert few.pages == 3
    assert all("something or other" in line for line in page[1:])
    assert [line.plain for line in many.lines(80, 6)] == [
        " 1 Stop",
        f"2–15 Do reroll 14 reroll reroll {'1' * 15}",
    ]
    assert menu("lay", 30, "It does something.").lines(80, 6)[1].plain.startswith("2–31 Do lay")


def test_the_numbers_of_choices_stand_on_the_board() -> None:
    table = played("simurgh", 2, 0)
    lines, menu = screen(table, table.match.actors[0], 80, 24)
    board = "\n".join(line.plain for line in lines[1:12])
    market = [str(c.number) for c in menu.choices if "Great Market" in c.label]
    assert market
    assert f"{','.join(market)} Great Market" in board


def test_words_that_fit_several_choices_list_these(run: Run) -> None:
    line = ["play", "simurgh", "--seats", "anna,bot", "--seed", "3", "--option", "first_player=1"]
    out = run(*line, stdin="market\n").out
    answer = out.split(": market\n")[1]
    assert answer.splitlines()[0].strip().endswith("to Great Market (1 vegetable or 1 power point)")
    assert "your choice" in answer


# -- TRM-F4: legends -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
def test_every_sign_of_the_board_is_in_the_legend(game: str) -> None:
    """A sign means one thing: seats' shapes are nobody else's, and all others are explained."""
    rules, drawing = games.load(game), tables.load(games.load(game))
    match = Match(rules, min(4, max(rules.seats)), seed=2, names=["Anna", "Ben", "Cem", "Dora"])
    chooser = random.Random(2)
    plain = set(" \n.,:;()[]/|-–+…'’\"«»„“”%×→↑↓←$!?<>{}=&#*~^¤§") | set("━─│┌┐└┘├┤╭╮╰╯┏┓┗┛┃╔╗╚╝║═")
    drawn_bars = set("█▏▎▍▌▋▊▉▒·●╱╲") if game == "dragon_farkle" else set("·")
    unknown: set[str] = set()
    for move in range(300):
        if match.over:
            break
        seat = match.actors[0]
        if move % 10 == 0:
            there = look(match, seat)
            signs = "".join(line.plain for line in drawing.signs(there))
            for line in drawing.board(there):
                odd = {c for c in line.plain if not c.isalnum()} - plain - drawn_bars
                unknown |= odd - set(signs) - set(tables.SHAPES)
            assert len(set(signs) & set(tables.SHAPES[: match.seats])) <= 1, "but the hero's own"
        bold = chooser.random() < 0.7
        action = players.choose(match, seat, "bot") if bold else chooser.choice(match.legal(seat))
        match.act(seat, action)
    assert not unknown


def test_signs_are_told_when_asked_for(run: Run) -> None:
    out = run(*("play", "dragonquest", "--seats", "anna,bot", "--seed", "3"), stdin="signs\n").out
    for sign in ("S start", "X exit", "▒ treasure chamber", "¤ black field", "▓ wall", "+ can be"):
        assert sign in out.split(": signs\n")[1]


# -- TRM-F5: grammar -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", r"\b[Yy]ou (is|has|holds|goes|rolls|chooses|keeps|may not is)\b|\bYou\b['’]s"),
        ("de", r"\bYou\b|\b[Dd]u (ist|hat|hält|geht|wirft|wählt|behält)\b"),
    ],
)
def test_a_nameless_person_has_a_name_and_is_told_you(
    run: Run, game: str, language: str, wrong: str
) -> None:
    out = run(
        "play", game, "--seats", "2", "--seed", 4, "--language", language, stdin="1\n" * 60
    ).out
    assert "Siegfried" in out
    assert not re.search(wrong, out)
    assert ("you" if language == "en" else "du") in out.lower()


# -- TRM-F6: what is forced is seen, what is decisive is thrown ------------------------------------


def test_the_final_battle_is_thrown_by_hand() -> None:
    rules = games.load("dragon_farkle")
    options = {"first_player": 1, "cards": "none", "keep_threshold": 3000}
    match = Match(rules, 2, options, seed=3, names=["Anna", "Ben"])
    match.state.army[0] = 4000
    match.act(0, "battle")
    drawing, legal = tables.load(rules), match.legal(0)
    assert [match.text(a) for a in legal] == ["roll"]
    assert drawing.thrown(look(match, 0), legal[0])
    match = Match(rules, 2, options, seed=3, names=["Anna", "Ben"])
    match.act(0, "recruit")
    assert not drawing.thrown(look(match, 0), rules.verbs.parse("roll"))


def test_no_empty_piles_hands_and_solo_skirmishes() -> None:
    rules = games.load("dragon_farkle")
    drawing = tables.load(rules)
    bare = Match(rules, 2, {"cards": "none", "first_player": 1}, seed=3, names=["Anna", "Ben"])
    assert "item" not in drawn(bare, 0).split("What dice bring")[0]
    bare.act(0, "skirmish")
    attacked = Match(rules, 2, {"first_player": 1}, seed=3, names=["Anna", "Ben"])
    attacked.act(0, "skirmish")
    if 1 in attacked.actors:
        assert "0 dice in hand" not in drawn(attacked, 1)
    solo = Match(rules, 1, seed=3, names=["Anna"])
    assert drawing.asked(look(solo, 0)) == "Choose: recruit."


# -- TRM-F7: Schutt und Asche ----------------------------------------------------------------------


def test_difficulty_looks_and_decoys_are_named() -> None:
    rules = games.load("schutt_und_asche")
    match = Match(rules, 3, seed=5, names=["Anna", "Ben", "Cem"])
    drawing = tables.load(rules)
    assert "difficulty: Legend" in drawn(match, 0)
    asked, chooser = set[str](), random.Random(1)
    for _ in range(4000):
        if match.over:
            break
        seat = match.actors[0]
        asked.add(drawing.asked(look(match, seat)))
        match.act(seat, chooser.choice(match.legal(seat)))
    assert any("you may look into 2 of them" in question for question in asked)
    decoys = [question for question in asked if "Decoy" in question]
    assert decoys
    assert all(re.search(r"about to mark \w+: a Decoy\?", question) for question in decoys)
