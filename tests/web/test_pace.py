"""How long things are shown, and what happened since one's last turn: without a page or a clock."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.server.table.outgoing import Position, Telling

CALL = """
import { text } from 'node:stream/consumers';
import { rolldown } from 'rolldown';
const [module] = process.argv.slice(1);
const made = await rolldown({ input: module });
const [{ code }] = (await made.generate({ format: 'esm' })).output;
const all = await import('data:text/javascript,' + encodeURIComponent(code));
const { script } = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(new Function('all', script)(all)));
"""


def call(module: str, script: str) -> Any:
    """Return what a script gives that uses a module of the client (as `all`)."""
    node = shutil.which("node")
    if node is None or not Path("web/node_modules/rolldown").exists():
        pytest.skip("the tools of the web client are not here")
    done = subprocess.run(
        [node, "--input-type=module", "-e", CALL, module],
        input=json.dumps({"script": script}),
        cwd="web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


BEATS = """
const beat = (of, turn, seat, shape, events, more = {}) => ({
  of, turn, seat, shape, events, extra: 0, kind: 'x', from: null, to: [], way: [], changes: [],
  sentence: '', ...more,
});
"""


def test_the_table_of_times() -> None:
    found = call(
        "src/lib/pace.ts",
        """
        const run = (shape, more = {}) => ({
          beat: 0, seat: 2, turn: '2.1', shape, extra: 0, letters: 0, own: false, again: false,
          events: [0], ...more,
        });
        const shapes = ['turn', 'trade', 'move', 'reveal', 'scene'];
        const paces = ['slow', 'normal', 'quick'];
        const many = (n, shape) => Array.from({ length: n }, () => run(shape));
        const time = (n, shape, pace) => all.lasts(run(shape), many(n - 1, shape), 0, pace);
        return {
          table: paces.map((pace) => shapes.map((shape) => all.wants(run(shape), pace))),
          extra: paces.map((pace) => all.wants(run('reveal', { extra: 600 }), pace)),
          own: shapes.map((shape) => all.wants(run(shape, { own: true }), 'normal')),
          again: paces.map((pace) => all.wants(run('scene', { again: true }), pace)),
          capped: [4, 10, 40].map((n) => time(n, 'reveal', 'normal')),
          floors: paces.map((pace) => time(60, 'turn', pace)),
          backlog: [
            all.backlog(many(10, 'reveal'), 'normal'), all.backlog(many(40, 'move'), 'quick'),
          ],
          hurried: [null, 40, 29, 9].map((left) => all.hurried('slow', left)),
        };
        """,
    )
    assert found["table"] == [
        [1200, 1300, 1500, 2100, 3300],
        [800, 800, 1000, 1400, 2200],
        [400, 400, 500, 700, 1100],
    ]
    assert found["extra"] == [2700, 2000, 1000]
    assert found["own"] == [0, 300, 450, 700, 2200], "what one does oneself is movement only"
    assert found["again"] == found["floors"] == [900, 600, 300]
    assert found["capped"] == [1400, 700, 700], (
        "even, seven seconds in all, and never below half of it"
    )
    assert found["backlog"] == pytest.approx([7000, 12_000])
    assert found["hurried"] == ["slow", "slow", "quick", None]


def test_a_long_line_is_shown_longer_and_so_is_what_befalls_one() -> None:
    """Whoever reads has time for every letter, late in a long turn too, and for own dangers."""
    found = call(
        "src/lib/pace.ts",
        """
        const run = (letters, more = {}) => ({
          beat: 0, seat: 2, turn: '2.1', shape: 'move', extra: 0, letters, own: false, again: false,
          events: [0], ...more,
        });
        const paces = ['slow', 'normal', 'quick'];
        const fight = run(165, { shape: 'scene', extra: 600 });
        const many = Array.from({ length: 20 }, () => run(60));
        return {
          read: [20, 60, 165, 400].map((letters) => all.wants(run(letters), 'normal')),
          paces: paces.map((pace) => all.wants(run(165), pace)),
          late: all.lasts(fight, many, 7000, 'normal'),
          again: all.wants(run(165, { again: true }), 'normal'),
          mine: ['move', 'reveal'].map((shape) =>
            all.wants(run(165, { shape, own: true }), 'normal')),
          danger: ['reveal', 'scene'].map((shape) =>
            all.wants(run(100, { shape, own: true, extra: 300 }), 'normal')),
        };
        """,
    )
    assert found["read"] == [1000, 1900, 4500, 4500]
    assert found["paces"][0] > found["paces"][1] > found["paces"][2] > 2000
    assert found["late"] == 2250, "the turn's time is used up, and the fight can still be read"
    assert found["again"] == 2250
    assert found["mine"] == [450, 700], "what one has done oneself one knows"
    assert found["danger"] == [2900, 2900], "what befalls one is told"


def test_what_others_interrupt_goes_on_and_silence_interrupts_nothing() -> None:
    found = call(
        "src/lib/pace.ts",
        BEATS
        + """
        const beats = [
          beat(1, 1, 2, 'reveal', [0, 2, 4]), beat(1, 1, 3, 'silent', [1]),
          beat(1, 1, 3, 'move', [3]),
        ];
        const of = [0, 1, 0, 2, 0];
        const runs = all.runsOf([0, 1, 2, 3, 4], (event) => of[event], beats, (seat) => seat === 3);
        const shares = all.slots(runs[0], 900, (event) => (event === 0 ? 2 : 1));
        return [runs.map((one) => [one.events, one.own, one.again]), [...shares.values()]];
        """,
    )
    assert found == [
        [[[0, 2], False, False], [[3], True, False], [[4], False, True]],
        [600, 300],
    ]


def test_of_what_goes_on_after_others_only_what_is_new_is_told() -> None:
    """In every pass of an offering all that a seat had said and laid was told anew (EYES-F18)."""
    found = call(
        "src/lib/pace.ts",
        BEATS
        + """
        const beats = [
          beat(2, 1, 2, 'move', [0, 1, 4, 5, 7], { sentence: 'calls, offers 2' }),
          beat(2, 1, 3, 'trade', [2, 6]), beat(2, 1, 1, 'silent', [3]),
        ];
        const of = [0, 0, 1, 2, 0, 0, 1, 0];
        const says = ['calls', 'offers 1', 'offers 0', '', 'says 2', 'offers 2', 'offers 0', 'x'];
        const runs = (from) => all.runsOf([0, 1, 2, 3, 4, 5, 6, 7].slice(from),
          (event) => of[event] ?? -1, beats, () => false, (event) => says[event]);
        return [0, 5].map((from) => runs(from).map((one) => [one.events, one.again, one.news]));
        """,
    )
    assert found[0] == [
        [[0, 1], False, ""],
        [[2], False, ""],
        [[4, 5], True, "says 2 offers 2"],
        # Event 6 says what its seat had said before: nobody waits for it.
        [[7], True, "x"],
    ]
    assert found[1][0] == [[5], True, ""], "it goes on where it is: its line grows"


def test_since_my_last_turn() -> None:
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const up = (by) => ({ changes: [{ seat: 2, unit: 'gold', by }], to: ['a'] });
        const beats = [
          beat(null, 0, null, 'silent', [0]),
          beat(1, 1, 1, 'turn', [1]), beat(1, 1, 1, 'move', [2]),
          beat(2, 1, 2, 'turn', [3]), beat(2, 1, 2, 'move', [4], up(3)),
          beat(2, 1, 2, 'trade', [5], up(-5)), beat(2, 1, 2, 'scene', [6], up(1)),
          beat(2, 1, 2, 'move', [7], up(1)), beat(2, 1, 1, 'move', [8]),
          beat(1, 2, 1, 'turn', [9]), beat(1, 2, 1, 'move', [10]),
        ];
        const numbers = (found) => found.map((one) => one.events[0]);
        const at = (shown, seat) => all.since(beats, Array(shown).fill({}), seat);
        return {
          during: numbers(at(6, 1).beats),
          mine: [numbers(at(10, 1).beats), at(10, 1).acted],
          acted: [numbers(at(11, 1).beats), at(11, 1).acted],
          marked: numbers(all.marked(at(10, 1).beats, 1)),
          sums: all.changes(beats),
          turns: all.turns(beats, 99).map((one) => [one.of, one.turn, one.beats.length]),
        };
        """,
    )
    assert found["during"] == [3, 4, 5]
    assert found["mine"] == [[3, 4, 5, 6, 7, 8], False]
    assert found["acted"] == [[3, 4, 5, 6, 7, 8], True]
    assert found["marked"] == [4, 6, 7], "at most three, the heaviest, and none of my own"
    assert found["sums"] == [], "what came and went is no change"
    assert found["turns"] == [[None, 0, 1], [1, 1, 2], [2, 1, 6], [1, 2, 2]]


def test_in_rounds_it_begins_behind_what_i_did_last() -> None:
    """Everybody has a say in everybody's turn there: my own is long ago (EYES-F8)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const beats = [
          beat(null, 1, null, 'reveal', [0]),
          beat(1, 1, 1, 'turn', [1]), beat(1, 1, 1, 'move', [2]),
          beat(2, 1, 2, 'turn', [3]), beat(2, 1, 2, 'move', [4]), beat(2, 1, 1, 'trade', [5]),
          beat(2, 1, 2, 'scene', [6]),
          beat(3, 1, 3, 'turn', [7]), beat(3, 1, 3, 'move', [8]),
          beat(1, 2, 1, 'turn', [9]), beat(1, 2, 1, 'move', [10]),
        ];
        const at = (shown) => all.since(beats, Array(shown).fill({}), 1);
        const numbers = (found) => found.map((one) => one.events[0]);
        return [6, 7, 9, 10, 11].map((shown) => [numbers(at(shown).beats), at(shown).acted]);
        """,
    )
    assert found == [
        [[], False],
        [[6], False],
        [[6, 7, 8], False],
        [[6, 7, 8], False],
        [[], True],
    ]


def test_of_a_line_that_goes_on_after_mine_only_the_news_is_listed() -> None:
    """Whoever raised an offering after mine was not in the list at all (EYES-F23)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const beats = [
          beat(null, 1, null, 'reveal', [0]),
          beat(2, 1, 2, 'turn', [1]), beat(2, 1, 2, 'trade', [2, 6, 7], { sentence: 'all of it' }),
          beat(2, 1, 3, 'trade', [3, 8]), beat(2, 1, 1, 'trade', [4, 5, 10]),
          beat(2, 1, 2, 'scene', [9], { sentence: 'paid' }),
        ];
        const says = ['', '', 'offers 1', 'offers 0', 'lays', 'offers 2', 'offers 2', 'says 2',
          'offers 0', 'paid', 'gave 2'];
        const log = says.map((sentence) => ({ sentence }));
        return [9, 11].map((shown) => all.since(beats, log.slice(0, shown), 1, 5).beats
          .map((one) => [one.events, one.sentence]));
        """,
    )
    left = [[8], ""]
    assert found[0] == [[[6, 7], "offers 2 says 2"], left], "and who left it as it was (EYES-F30)"
    assert found[1] == [[[6, 7], "offers 2 says 2"], left, [[9], "paid"]]


def test_what_others_do_in_my_own_turn_is_listed_too() -> None:
    """My call of a dragon, and the attack on my skirmish, were in no list (EYES-F31)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const mine = [
          beat(1, 1, 1, 'turn', [0]), beat(1, 1, 1, 'move', [1]),
          beat(1, 1, 2, 'reveal', [2]), beat(1, 1, 1, 'reveal', [3]),
          beat(1, 1, 2, 'trade', [4], { sentence: 'fights' }), beat(1, 1, 1, 'scene', [5]),
        ];
        const later = [beat(2, 1, 2, 'turn', [6]), beat(2, 1, 2, 'move', [7])];
        const rounds = [beat(null, 1, null, 'reveal', [8])];
        const at = (beats, from) => all.since(beats, Array(9).fill({}), 1, from);
        const numbers = (found) => [found.beats.map((one) => one.events[0]), found.acted];
        return [
          numbers(at([...mine, ...later], 3)), numbers(at([...mine, ...later], null)),
          numbers(at(mine.slice(0, 4), 3)), numbers(at([...mine.slice(0, 5), ...rounds], 3)),
          numbers(at([...rounds, ...mine.slice(0, 5)], 3)),
          numbers(at([...rounds, ...mine.slice(0, 4)], 9)),
        ];
        """,
    )
    assert found[0] == [[4, 5, 6, 7], False], "what answered my action, and what came of it"
    assert found[1] == [[6, 7], False], "whoever came later knows less"
    assert found[2] == [[], True]
    assert found[3][0] == [4, 8]
    assert found[4] == [[8, 4], False], "in rounds also before my turn is over"
    assert found[5] == [[], True]


def test_before_the_first_turn_the_choices_of_others_are_listed_and_marked() -> None:
    """Of the provinces that others claimed nothing was listed, and none was marked (EYES-F40)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const chose = (seat, at) => beat(null, 0, seat, 'move', [at], { to: ['field:' + at] });
        const beats = [
          beat(null, 0, 1, 'turn', [0]), beat(null, 0, null, 'silent', [1]),
          chose(2, 2), chose(1, 3), chose(2, 4), beat(null, 0, 2, 'silent', [5]), chose(3, 6),
          beat(1, 1, 1, 'turn', [7]),
        ];
        const at = (shown, seat) => all.since(beats, Array(shown).fill({}), seat).beats;
        const numbers = (found) => found.map((one) => one.events[0]);
        return [[3, 1], [5, 1], [7, 1], [8, 1], [7, null]].map(([shown, seat]) =>
          numbers(at(shown, seat))).concat([numbers(all.marked(at(7, 1), 1))]);
        """,
    )
    assert found == [[], [4], [4, 6], [], [], [4, 6]]


def test_who_has_no_turns_any_more_is_told_only_what_is_new() -> None:
    """To a lost hero who laid walls the same fight was told again and again (EYES-F42)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const turn = (of, turn, at) => [
          beat(of, turn, of, 'turn', [at]), beat(of, turn, of, 'move', [at + 1]),
        ];
        const beats = [...turn(1, 1, 0), ...turn(2, 1, 2), ...turn(3, 1, 4), ...turn(2, 2, 6)];
        return [[6, 3], [8, 6], [8, null]].map(([shown, from]) =>
          all.since(beats, Array(shown).fill({}), 1, from).beats.map((one) => one.events[0]));
        """,
    )
    assert found == [[2, 3, 4, 5], [6, 7], [2, 3, 4, 5, 6, 7]]


def test_where_something_only_went_is_marked() -> None:
    """Who was called home left no mark, and the line led nowhere (EYES-F41)."""
    found = call(
        "src/lib/since.ts",
        BEATS + "return all.marked([beat(2, 1, 2, 'move', [0], { from: 'spot:3' })], 1).length;",
    )
    assert found == 1


def test_a_name_in_a_line_keeps_its_quotation_marks() -> None:
    """An opening mark stood alone at the end of a line (EYES-F43)."""
    found = call(
        "src/lib/cards.ts",
        """
        const named = [{ card: 'a', name: 'Die Treppe' }, { card: 'b', name: 'Tal' }];
        const line = (text) => all.glued(all.cut(text, named))
          .map((one) => one.before + one.text + one.after);
        return [line('legt („Die Treppe“): 1'), line('Tal, Tal'), line('keine')];
        """,
    )
    assert found == [["legt ", "(„Die Treppe“):", " 1"], ["Tal,", " ", "Tal"], ["keine"]]


def test_what_the_table_answers_for_me_is_nothing_that_i_have_done() -> None:
    """The list began between two attack markers, with the reason left out (EYES-F39)."""
    found = call(
        "src/lib/since.ts",
        """
        const at = (from, count, actors, forced = null) => (
          { seat: 1, events_from: from, events: Array(count).fill({}), actors, forced }
        );
        const mine = [at(0, 4, [1]), at(4, 2, [2]), at(6, 3, [1], 'pass'), at(9, 1, [2])];
        return [
          all.doneLast(mine), all.doneLast(mine.slice(0, 1)), all.doneLast(mine.slice(1)),
          all.doneLast([...mine, at(10, 0, [1]), at(10, 2, [3])]),
          all.doneLast([at(0, 4, [1, 2]), at(4, 1, [2])]),
        ];
        """,
    )
    assert found == [4, None, None, 10, None]


def test_the_line_of_what_others_did_is_in_order_and_says_what_they_did() -> None:
    """It began with the latest, and “+3 cards” was a robbery (EYES-F30, EYES-F32)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const of = (seat, shape, sentence, ...all) => beat(seat, 1, seat, shape, [0], {
          sentence, changes: all.map(([unit, by, who = seat]) => ({ seat: who, unit, by })),
        });
        return all.briefly([
          of(2, 'turn', 'is up'), of(2, 'trade', 'robs', ['cards', 3], ['cards', -3, 3]),
          of(3, 'move', 'rides'), of(4, 'trade', 'trades', ['wood', 1], ['stone', 2]),
          of(5, 'scene', 'falls', ['wood', 1], ['stone', 2]), of(5, 'trade', 'pays'),
          { ...of(6, 'scene', 'looks'), to: ['field:1'] }, of(6, 'scene', 'the sky opens'),
          of(null, 'scene', 'the end'),
        ]);
        """,
    )
    assert [(one["seat"], one["sentence"]) for one in found] == [
        (2, "robs"),
        (3, "rides"),
        (4, None),
        (5, "falls"),
        (6, "looks"),
    ]


def test_what_came_of_my_own_action_stays_while_the_next_question_is_asked() -> None:
    """In DragonQuest it was replaced after a moment (EYES-F33)."""
    found = call(
        "src/lib/since.ts",
        BEATS
        + """
        const of = (seat, shape, event, more) => beat(1, 1, seat, shape, [event],
          { sentence: `${shape} ${event}`, ...more });
        const beats = [
          of(1, 'turn', 0), of(1, 'move', 1), of(1, 'scene', 2), of(1, 'silent', 3),
          of(1, 'reveal', 4), of(1, 'reveal', 5, { extra: 300 }), of(2, 'scene', 6),
        ];
        return [1, 2, 3, 4, 5, 6, 7].map((shown) => all.result(beats, shown, 1));
        """,
    )
    assert found == ["", "", "scene 2", "scene 2", "", "reveal 5", ""]


def test_a_way_begins_where_a_piece_was_and_not_at_a_card() -> None:
    """A card of the discard pile led across the board to the knight that rode by it (EYES-F9)."""
    found = call(
        "src/lib/since.ts",
        """
        const way = ['field:1', 'field:2'];
        return ['field:7', 'piles', null].map((from) => all.wayOf({ from, way }))
          .concat([all.wayOf({ from: 'field:7', way: ['field:1'] })]);
        """,
    )
    ridden = ["field:1", "field:2"]
    assert found == [["field:7", *ridden], ridden, ridden, []], "one step is a mark, and no way"


def test_a_question_of_dragon_farkle_names_only_what_can_be_done() -> None:
    game = load("dragon_farkle")
    rng, asked = random.Random(3), set()
    positions: list[dict[str, Any]] = []
    for seed in range(3):
        match = Match(game, 3, seed=seed)
        for _ in range(400):
            if match.over:
                break
            seat = rng.choice(match.actors)
            sent, _ = Position(match).seen(seat, Telling(game, "en"), 10**6)
            seen = msgspec.json.decode(sent)
            kept = ("view", "legal", "previews", "risks", "seat")
            positions.append({key: seen[key] for key in kept})
            match.act(seat, rng.choice(match.legal(seat)))
    found = call(
        "src/boards/dragon_farkle/asks.ts",
        f"return {json.dumps(positions)}.map((one) => all.question(one))"
        ".map((one) => [one.id, all.names(one)]);",
    )
    for position, (message, verbs) in zip(positions, found, strict=True):
        legal = {one["json"]["verb"] for one in position["legal"]}
        plain = {"recruit", "skirmish", "battle", "target", "accept", "pass", "roll", "stop"}
        plain |= {"take", "double", "item", "done", "keep"}
        can = legal | ({"card"} if legal - plain else set())
        assert set(verbs) <= can, (message, legal)
        asked.add(message)
    assert len(asked) > 10
