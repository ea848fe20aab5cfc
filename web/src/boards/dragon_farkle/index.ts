// Dragon Farkle at the table page.

import Army from "~icons/game-icons/meeple-army";
import Card from "~icons/game-icons/card-pickup";
import Castle from "~icons/game-icons/castle";
import DragonHead from "~icons/game-icons/spiked-dragon-head";
import Flag from "~icons/game-icons/flying-flag";
import {
  Action,
  Event as Face,
  Phase,
  type Action as Act,
  type Event,
  type Previews,
  WORDS,
  type View,
} from "../../games/dragon_farkle";
import { among } from "../../lib/cards";
import type { BoardModule, Inspected, PlateFact, Step } from "../../lib/boards";
import type { Position } from "../../lib/protocol";
import { number, type Say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { question } from "./asks";
import { COMPANIONS, ITEMS, textOf } from "./cards";
import { KINDS, pictureOf } from "./moments";

/** What you are asked, in one sentence. */
function yours(position: Position<View, Act, Previews>, words: Say, name: (seat: number) => string): string {
  const { id, soldiers, attack, other, cards, can } = question(position);
  return words(id, {
    cards,
    can: can ?? "",
    soldiers: number(soldiers ?? 0),
    attack: number(attack ?? 0),
    other: other ? name(other) : "",
  });
}

/** A turn at a glance. */
function steps({ view }: Position<View, Act>): Step[] {
  const at =
    view.phase === Phase.CHOOSE || view.phase === Phase.TARGET || view.phase === Phase.SMOKE
      ? 0
      : view.phase === Phase.READY
        ? view.rolled && view.action !== Action.BATTLE
          ? 3
          : 1
        : view.phase === Phase.INTERRUPT
          ? 1
          : view.phase === Phase.REACT || view.phase === Phase.REWARD
            ? 2
            : 3;
  return STEPS.map(([id, rule], i) => ({ id, rule, state: i < at ? "done" : i === at ? "now" : "open" }));
}

const STEPS = [
  ["choose", "DF-35"],
  ["roll", "DF-39"],
  ["aside", "DF-40"],
  ["bank", "DF-62"],
] as const;

/** A companion or an item in words, whose it is, and whether it has been used. */
function inspect(
  card: string,
  { view }: Position<View, Act>,
  words: Say,
  name: (seat: number) => string,
): Inspected | null {
  const found = [...Object.values(COMPANIONS), ...Object.values(ITEMS)].find((one) => one?.word === card);
  if (!found) return null;
  const seat = view.companion.findIndex((one) => COMPANIONS[one]?.word === card);
  return {
    title: words(card),
    text: words(textOf(card, view)),
    icon: found.icon,
    ...(seat >= 0
      ? {
          owner: words("show-companion", { name: name(seat + 1), companion: words(card) }),
          ...(view.companion_used[seat] ? { state: words("used") } : {}),
        }
      : {}),
  };
}

function plate(seat: number, { view }: Position<View, Act>, words: Say): PlateFact[] {
  const i = seat - 1;
  const count = view.army[i] ?? 0;
  const army = number(count);
  const facts: PlateFact[] = [
    { icon: Army, value: army, label: words("army-soldiers", { soldiers: army }), count },
  ];
  const companion = COMPANIONS[view.companion[i] ?? 0];
  if (companion) facts.push({ icon: companion.icon, value: "", label: words(companion.word) });
  const items = view.item_count[i] ?? 0;
  if (items) facts.push({ icon: Card, value: number(items), label: words("items-hidden", { count: items }) });
  if (view.in_keep[i]) facts.push({ icon: Castle, value: "", label: words("in-the-keep") });
  return facts;
}

/** How it ended, in one sentence. */
function ended({ view }: Position<View, Act>, words: Say, name: (seat: number) => string): string {
  const winners = Array.from({ length: view.seats }, (_, i) => i + 1).filter(
    (seat) => (view.winners >> (seat - 1)) & 1,
  );
  const [first] = winners;
  const slain = view.damage >= view.health;
  if (view.seats === 1) {
    return slain ? words("result-solo", { round: view.round_number }) : words("result-solo-lost");
  }
  if (first === undefined) return words("phase-over");
  if (slain) return words("result-winner", { seat: name(first) });
  return winners.length > 1
    ? words("result-tie", { seats: winners.map(name).join(", ") })
    : words("result-largest", { seat: name(first) });
}

const board: BoardModule<View, Act, Event, Previews> = {
  Board,
  onBoard: () => true,
  asks(position, words, name, you) {
    const actor = position.actors[0];
    if (position.over || actor === undefined) return words("ask-over");
    if (position.seat !== null && you.includes(actor) && actor === position.seat)
      return yours(position, words, name);
    const phase = Object.entries(Phase).find(([, value]) => value === position.view.phase)?.[0] ?? "over";
    return words(`phase-${phase.toLowerCase()}`, { seat: name(actor) });
  },
  timing: (event) => KINDS[event.kind].time,
  plate,
  standing: ({ view, seat }, words) =>
    seat === null
      ? ""
      : words("goal-state", { army: number(view.army[seat - 1] ?? 0), needed: number(view.threshold) }),
  steps,
  inspect,
  cards: ({ values }) => among(values, { item: WORDS.item, companion: WORDS.companion }),
  ended,
  points: (seat, { view }) => view.army[seat - 1] ?? 0,
  score: (seat, { view }, words) => words("army-soldiers", { soldiers: number(view.army[seat - 1] ?? 0) }),
  icon: pictureOf,
  sound: (event) => KINDS[event.kind].sound,
};

export default board;
