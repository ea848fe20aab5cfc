// Dragon Farkle at the table page.

import Army from "~icons/game-icons/meeple-army";
import Card from "~icons/game-icons/card-pickup";
import Castle from "~icons/game-icons/castle";
import {
  Action,
  Phase,
  type Action as Act,
  type Event,
  type Previews,
  type View,
} from "../../games/dragon_farkle";
import type { BoardModule, PlateFact } from "../../lib/boards";
import type { Position } from "../../lib/protocol";
import { number, type Say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { COMPANIONS } from "./cards";
import { KINDS, pictureOf } from "./moments";

/** What you are asked, in one sentence. */
function yours(position: Position<View, Act, Previews>, words: Say, name: (seat: number) => string): string {
  const { view } = position;
  const soldiers = number(view.pot);
  switch (view.phase) {
    case Phase.CHOOSE:
      return words("ask-choose");
    case Phase.TARGET:
      return words("ask-target");
    case Phase.SMOKE:
      return words("ask-smoke", { other: name(view.active + 1) });
    case Phase.READY:
      if (view.action === Action.BATTLE) return words("ask-ready-battle");
      if (!view.rolled || view.loaded) return words("ask-ready-first");
      if (view.action === Action.RECRUIT) return words("ask-ready-recruit", { soldiers });
      return view.roller === view.active
        ? words("ask-ready-attack", { soldiers })
        : words("ask-ready-defend", { soldiers, attack: number(view.attack) });
    case Phase.INTERRUPT:
      return words("ask-interrupt", { other: name(view.roller + 1) });
    case Phase.REACT:
      return words(ROLLED[position.previews?.roll ?? "scores"]);
    case Phase.REWARD:
      return words("ask-reward");
    case Phase.BANK:
      return words("ask-bank");
    case Phase.LOSER: {
      const winner = view.asked === view.active ? view.target : view.active;
      return words("ask-loser", { soldiers: number(view.handover), other: name(winner + 1) });
    }
    case Phase.LIMIT:
      return words("ask-limit");
    default:
      return words("ask-over");
  }
}

/** What a roll of your own asks of you, by what it amounts to. */
const ROLLED: Record<NonNullable<Previews["roll"]>, string> = {
  scores: "ask-take",
  eaten: "ask-eaten",
  escaped: "ask-escaped",
  farkle: "ask-farkle",
  fought: "ask-battle-roll",
};

function plate(seat: number, { view }: Position<View, Act>, words: Say): PlateFact[] {
  const i = seat - 1;
  const army = number(view.army[i] ?? 0);
  const facts: PlateFact[] = [{ icon: Army, value: army, label: words("army-soldiers", { soldiers: army }) }];
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
  ended,
  points: (seat, { view }) => view.army[seat - 1] ?? 0,
  score: (seat, { view }, words) => words("army-soldiers", { soldiers: number(view.army[seat - 1] ?? 0) }),
  icon: pictureOf,
  sound: (event) => KINDS[event.kind].sound,
};

export default board;
