// DragonQuest at the table.

import type { BoardModule, PlateFact, Sound } from "../../lib/boards";
import { number } from "../../lib/texts.svelte";
import {
  Fate,
  Phase,
  WORDS,
  type Action,
  type Event,
  type Previews,
  type Tally,
  type View,
} from "../../games/dragonquest";
import Board from "./Board.svelte";
import { Coins, Exit, pictureOf, Skull, Sun, Tomb } from "./pictures";
import { timeOf } from "./scene";

const PHASES = Object.fromEntries(Object.entries(Phase).map(([key, value]) => [value, key.toLowerCase()]));

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
    const phase = PHASES[view.phase] ?? "over";
    if (position.over || !actors.length) return words("phase-over");
    const mine = seat !== null && actors.includes(seat) && you.includes(seat) ? seat : null;
    if (mine !== null && you.length === 1) {
      if (phase === "wall")
        return words(mine === view.neighbour + 1 && view.seats > 1 ? "board-you-tile" : "board-you-wall");
      return words(`board-you-${phase}`, { seat: name(view.active + 1) });
    }
    return words(`phase-${phase}`, { seat: name(mine ?? actors[0] ?? 1) });
  },

  timing: timeOf,

  plate(seat, position, words): PlateFact[] {
    const { view, tally } = position;
    const hero = seat - 1;
    const gold = tally.gold[hero] ?? 0;
    const worth: PlateFact = { icon: Coins, value: number(gold), label: words("board-gold", { gold }) };
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
      },
      {
        icon: Sun,
        value: `${view.sun[hero] ?? 0}/${view.last_sun[hero] ?? 0}`,
        label: words("board-sun", { sun: view.sun[hero] ?? 0, last: view.last_sun[hero] ?? 0, left }),
      },
      worth,
    ];
  },

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
