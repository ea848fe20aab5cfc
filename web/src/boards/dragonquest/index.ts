// DragonQuest at the table.

import { among } from "../../lib/cards";
import type { BoardModule, Inspected, PlateFact, Sound, Step } from "../../lib/boards";
import type { Position } from "../../lib/protocol";
import { number, type Say } from "../../lib/texts.svelte";
import {
  At,
  DATA,
  Fate,
  Phase,
  WORDS,
  type Action,
  type Event,
  type Previews,
  type Tally,
  type View,
} from "../../games/dragonquest";
import { phaseOf, question } from "./asks";
import Board from "./Board.svelte";
import { Coins, Exit, ITEM_PICTURES, pictureOf, Skull, Sun, Tomb, TREASURE_PICTURES } from "./pictures";
import { timeOf } from "./scene";

type Now = Position<View, Action, Previews, Tally>;

const STEPS = [
  ["sun", "DQ-15"],
  ["buy", "DQ-21"],
  ["wall", "DQ-33"],
  ["throw", "DQ-55"],
  ["go", "DQ-62"],
  ["find", "DQ-82"],
] as const;
/** A turn that begins in the chamber goes another way (DQ-158). */
const INSIDE = [
  ["sun", "DQ-15"],
  ["stay", "DQ-158"],
  ["buy", "DQ-21"],
  ["treasure", "DQ-145"],
] as const;
const NOW: Partial<Record<number, string>> = {
  [Phase.CHAMBER]: "stay",
  [Phase.COIN]: "buy",
  [Phase.BUY]: "buy",
  [Phase.WALL]: "wall",
  [Phase.BLOCK]: "wall",
  [Phase.REROLL]: "throw",
  [Phase.MOVE]: "go",
  [Phase.RING]: "go",
  [Phase.TRAP]: "go",
};

/** A turn at a glance. */
function steps({ view }: Now): Step[] {
  const turn = view.inside ? INSIDE : STEPS;
  const found = turn.findIndex(([id]) => id === NOW[view.phase]);
  const at = found < 0 ? turn.length - 1 : found; // treasure, demon and flight come last
  return turn.map(([id, rule], i) => ({ id, rule, state: i < at ? "done" : i === at ? "now" : "open" }));
}

/** An item or a treasure in words, and whose it is. */
function inspect(
  card: string,
  { view, tally }: Now,
  words: Say,
  name: (seat: number) => string,
): Inspected | null {
  const item = (WORDS.item as readonly string[]).indexOf(card);
  const treasure = (WORDS.treasure as readonly string[]).indexOf(card);
  const at = item >= 0 ? view.item_at[item] : view.treasure_at[treasure];
  if (at === undefined) return null;
  const icon = item >= 0 ? ITEM_PICTURES[item] : TREASURE_PICTURES[treasure];
  return {
    title: words(item >= 0 ? card : (tally.called[treasure] ?? "")),
    text:
      item >= 0
        ? words(`${card}-text`)
        : words("board-treasure-text", {
            gold: number(view.value[treasure] ?? 0),
            stars: view.stars[treasure] ?? 0,
          }),
    ...(icon ? { icon } : {}),
    ...(item >= 0 ? { lines: [words("board-item-cost", { ep: DATA.items[item]?.ep ?? 0 })] } : {}),
    ...(at >= At.HAND && at < At.GONE ? { owner: words("board-owner", { name: name(at) }) } : {}),
    ...(at === At.GONE ? { state: words("board-used") } : {}),
    rule: item >= 0 ? "DQ-22" : "DQ-151",
  };
}

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  threw: "wood",
  rerolled: "wood",
  looted: "wood",
  danger_die: "wood",
  letter: "wood",
  blocked: "wood",
  stepped: "paper",
  found: "paper",
  turn: "paper",
  coins: "coin",
  treasure: "coin",
  bought: "coin",
  demon: "breath",
  spider: "breath",
  skeleton: "breath",
  dragon: "breath",
  breath: "fire",
  escaped: "win",
  won: "win",
};

const module: BoardModule<View, Action, Event, Previews, Tally> = {
  Board,
  // Everything is done on the sheet and in the scene beside it.
  onBoard: () => true,

  asks(position, words, name, you) {
    const { view, actors, seat } = position;
    const phase = phaseOf(view);
    if (position.over || !actors.length) return words("phase-over");
    const mine = seat !== null && actors.includes(seat) && you.includes(seat) ? seat : null;
    if (mine !== null && you.length === 1) {
      const { id, can } = question(position);
      return words(id, { seat: name(view.active + 1), can: can.join("-") });
    }
    return words(`phase-${phase}`, { seat: name(mine ?? actors[0] ?? 1) });
  },

  timing: timeOf,

  plate(seat, position, words): PlateFact[] {
    const { view, tally } = position;
    const hero = seat - 1;
    const gold = tally.gold[hero] ?? 0;
    const worth: PlateFact = {
      icon: Coins,
      value: number(gold),
      label: words("board-gold", { gold }),
      count: gold,
    };
    if (view.fate[hero] === Fate.DEAD)
      return [{ icon: Tomb, value: words("board-dead"), label: words("board-dead") }];
    if (view.fate[hero] === Fate.ESCAPED)
      return [{ icon: Exit, value: words("table-escaped"), label: words("table-escaped") }, worth];
    const lp = view.lp[hero] ?? 0;
    const left = (view.last_sun[hero] ?? 0) - (view.sun[hero] ?? 0);
    return [
      {
        icon: Skull,
        value: `${lp} ${words("table-lp")}`,
        label: words("board-lp", { lp, most: view.life_points }),
        count: lp,
      },
      {
        icon: Sun,
        value: `${view.sun[hero] ?? 0}/${view.last_sun[hero] ?? 0}`,
        label: words("board-sun", { sun: view.sun[hero] ?? 0, last: view.last_sun[hero] ?? 0, left }),
      },
      worth,
    ];
  },

  standing({ view, tally, seat }, words) {
    if (seat === null) return "";
    const hero = seat - 1;
    return words("goal-state", {
      gold: number(tally.gold[hero] ?? 0),
      turns: (view.last_sun[hero] ?? 0) - (view.sun[hero] ?? 0),
      been: view.been[hero] ? "yes" : "no",
    });
  },

  steps,
  inspect,
  // A treasure is told by what it is called here (DQ-310); the card is the tile.
  cards: ({ values }) => [
    ...among(values, { item: WORDS.item }),
    ...("treasure" in values
      ? among(values, { called: WORDS.called }, () => WORDS.treasure[values.treasure] ?? "")
      : []),
  ],

  ended(position, words, name) {
    const { tally, result } = position;
    const won = (result ?? []).flatMap((value, seat) => (value > 0 ? [seat + 1] : []));
    const [first] = won;
    if (first === undefined) return words("result-lost");
    if (won.length > 1) return words("result-tie", { seats: won.map(name).join(", ") });
    return words("result-winner", { seat: name(first), gold: tally.gold[first - 1] ?? 0 });
  },

  points: (seat, { view, tally }) =>
    view.fate[seat - 1] === Fate.ESCAPED ? (tally.gold[seat - 1] ?? 0) : -1,

  score(seat, { view, tally }, words) {
    const hero = seat - 1;
    if (view.fate[hero] === Fate.ESCAPED) return words("board-gold", { gold: tally.gold[hero] ?? 0 });
    return words(WORDS.cause[view.cause[hero] ?? 0] ?? "");
  },

  icon: pictureOf,
  sound: (event) => SOUNDS[event.kind] ?? null,
};

export default module;
