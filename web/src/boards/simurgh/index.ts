// Simurgh as a board of the table.

import type { Component } from "svelte";
import {
  Phase,
  WORDS,
  type Action,
  type Event,
  type Previews,
  type Tally,
  type View,
} from "../../games/simurgh";
import { among } from "../../lib/cards";
import type { BoardModule, Sound } from "../../lib/boards";
import { number } from "../../lib/texts.svelte";
import { question } from "./asks";
import Board from "./Board.svelte";
import { cardOf, inspect } from "./cards";
import {
  Advance,
  Chronicle,
  Dragon,
  Ending,
  Home,
  Lay,
  Marker,
  Objective,
  Points,
  Rider,
  Spearman,
  Tile,
  Tokens,
  UNITS,
  Vassals,
  Winner,
} from "./icons";
import { AVAILABLE, markersOf, standing, tokenCount, TOKENS } from "./model";
import { phaseName } from "./phases";
import { timing } from "./timing";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  placed: "wood",
  laid: "wood",
  entered: "wood",
  recalled: "wood",
  removed: "wood",
  gained: "coin",
  scored: "coin",
  took: "paper",
  took_blind: "paper",
  shown: "paper",
  looked: "paper",
  objective: "paper",
  advanced: "breath",
  ability: "breath",
  dragon: "fire",
  chronicle: "breath",
  ending: "fire",
  won: "win",
};

const ICONS: Partial<Record<Event["kind"], Component>> = {
  laid: Lay,
  removed: Lay,
  recalled: Home,
  home: Home,
  entered: Rider,
  advanced: Advance,
  ability: Marker,
  marked: Marker,
  marker_lost: Marker,
  marker_dropped: Marker,
  scored: Points,
  paid_points: Points,
  goal_points: Points,
  leftovers: Points,
  took: Tile,
  took_blind: Tile,
  drafted: Tile,
  shown: Tile,
  kept: Tile,
  power_kept: Tile,
  discarded: Tile,
  dragon: Dragon,
  sealed: Dragon,
  objective: Objective,
  replaced: Objective,
  no_objective: Objective,
  chronicle: Chronicle,
  ending: Ending,
  won: Winner,
};

const board: BoardModule<View, Action, Event, Previews, Tally> = {
  Board,
  fills: true,
  timing,
  inspect,
  cards: ({ values }) =>
    among(values, { tile: WORDS.tile, dragon: WORDS.dragon, objective: WORDS.objective }, cardOf),

  // Everything is asked at the board's own counter.
  onBoard: () => true,

  asks(position, words, name, you) {
    const { view, actors } = position;
    if (position.over) return board.ended!(position, words, name);
    const actor = actors.find((seat) => you.includes(seat));
    if (actor === undefined) return words(`phase-${phaseName(view)}`, { seat: actors.map(name).join(", ") });
    const told = question(position, words);
    return you.length > 1 ? words("asked-of", { name: name(actor), told }) : told;
  },

  plate(seat, { view, tally }, words) {
    const p = seat - 1;
    if (!view.at[p]) return [];
    const tokens = tokenCount(view, p);
    const ready = standing(view, AVAILABLE, p).length;
    return [
      {
        icon: Points,
        value: number(view.points[p]!),
        label: words("plate-points"),
        count: view.points[p]!,
      },
      { icon: Vassals, value: number(ready), label: words("plate-vassals") },
      {
        icon: Tokens,
        value: number(tokens),
        label: words("limit", { count: tokens, limit: tally.limit }),
        count: tokens,
      },
      { icon: Marker, value: number(markersOf(view, p)), label: words("plate-markers") },
      { icon: Tile, value: number(view.hand_count[p]!), label: words("plate-hand") },
    ];
  },

  ended({ view }, words, name) {
    const winners = Array.from({ length: view.seats }, (_, p) => p).filter((p) => (view.winners >> p) & 1);
    return words("ended", {
      names: winners.map((p) => name(p + 1)).join(", "),
      count: winners.length,
      points: view.points[winners[0] ?? 0]!,
    });
  },

  points: (seat, { view }) => view.points[seat - 1] ?? 0,

  score: (seat, { view }, words) =>
    view.phase === Phase.OVER ? words("score", { points: view.points[seat - 1] ?? 0 }) : "",

  icon(event) {
    if (event.kind === "gained" || event.kind === "paid" || event.kind === "surplus")
      return UNITS[TOKENS[event.values.token]!][0]!;
    if (event.kind === "placed" || event.kind === "spent" || event.kind === "recruited")
      return event.values.vassal ? Rider : Spearman;
    return ICONS[event.kind] ?? null;
  },

  sound: (event) => SOUNDS[event.kind] ?? null,
};

export default board;
