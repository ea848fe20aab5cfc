// Drachenfels as a board of the table.

import Armour from "~icons/game-icons/breastplate";
import Bridge from "~icons/game-icons/stone-bridge";
import Cards from "~icons/game-icons/card-pickup";
import Dust from "~icons/game-icons/dust-cloud";
import Claim from "~icons/game-icons/card-draw";
import Cloud from "~icons/game-icons/fluffy-cloud";
import Crown from "~icons/game-icons/queen-crown";
import Dragon from "~icons/game-icons/spiked-dragon-head";
import Eye from "~icons/game-icons/semi-closed-eye";
import Ride from "~icons/game-icons/mounted-knight";
import Hourglass from "~icons/game-icons/hourglass";
import Lion from "~icons/game-icons/lion";
import Play from "~icons/game-icons/card-play";
import Rob from "~icons/game-icons/robber-hand";
import Shoes from "~icons/game-icons/ballerina-shoes";
import Stag from "~icons/game-icons/stag-head";
import Star from "~icons/game-icons/polar-star";
import Sun from "~icons/game-icons/heraldic-sun";
import Swan from "~icons/game-icons/swan";
import Swift from "~icons/game-icons/wingfoot";
import Swirl from "~icons/game-icons/teleport";
import Swords from "~icons/game-icons/crossed-swords";
import type { Component } from "svelte";
import {
  DATA,
  Phase,
  type Action,
  type Event,
  type Previews,
  type Tally,
  WORDS,
  type View,
} from "../../games/drachenfels";
import { among } from "../../lib/cards";
import type { BoardModule, Inspected, PlateFact, Sound, Step } from "../../lib/boards";
import type { Position } from "../../lib/protocol";
import { number, percent, type Say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { phaseName, question } from "./asks";
import { bits, CARDS, COLOURS, FORTS } from "./geometry";
import RainbowIcon from "./RainbowIcon.svelte";
import { timing } from "./timing";

/** What the tray offers: choices that have no place on the map. */
const TRAY: readonly Action["verb"][] = ["stop", "single", "double", "walk", "keep"];

const SIGNS: readonly Component[] = [Lion, Swan, Sun, Stag];

const ICONS: Partial<Record<Event["kind"], Component>> = {
  picked: Ride,
  renewed: Cards,
  reshuffled: Cards,
  got_card: Cards,
  robbed: Rob,
  took_card: Rob,
  claimed: Claim,
  played: Play,
  dropped: Play,
  rainbow_placed: RainbowIcon,
  rainbow_removed: RainbowIcon,
  rainbow_moved: RainbowIcon,
  shifted: RainbowIcon,
  crossed: RainbowIcon,
  sky_opened: RainbowIcon,
  bridge_placed: Bridge,
  bridge_removed: Bridge,
  bridge_moved: Bridge,
  dragon_moved: Dragon,
  swapped: Swirl,
  clouded: Cloud,
  moved: Ride,
  flew: Star,
  armed: Armour,
  looked: Eye,
  saw: Shoes,
  swift: Swift,
  beaten: Swords,
  sent: Dust,
  won: Crown,
  time_up: Hourglass,
};

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  played: "paper",
  dropped: "paper",
  claimed: "paper",
  renewed: "paper",
  robbed: "paper",
  stepped: "wood",
  bridge_placed: "wood",
  bridge_moved: "wood",
  crossed: "breath",
  flew: "breath",
  clouded: "breath",
  swapped: "breath",
  dragon_moved: "fire",
  beaten: "wood",
  armed: "coin",
  sky_opened: "win",
  won: "win",
};

/** What you are asked, in one sentence. */
function yours(
  position: Position<View, Action, Previews>,
  words: Say,
  name: (seat: number) => string,
): string {
  const { id, can, only, steps, left, other } = question(position);
  if (only) return [`${only}.`, ...warnings(position, words, name)].join(" ");
  const parts = can.map((verb) => words(`board-can-${verb.replaceAll("_", "-")}`));
  const last = parts.pop() ?? "";
  const list = parts.length > 0 ? `${parts.join(", ")} ${words("board-or")} ${last}` : last;
  const said = words(id, { can: list, steps, left, target: other ? name(other) : "" });
  return [said.charAt(0).toUpperCase() + said.slice(1), ...warnings(position, words, name)].join(" ");
}

/** A teletransfer may let the other knight win: that is said before it is done. */
function warnings(
  { risks }: Position<View, Action, Previews>,
  words: Say,
  name: (seat: number) => string,
): string[] {
  return risks
    .filter((one) => one.what === "swap_wins_theirs")
    .map((one) =>
      words(one.rule === "DR-196" ? "board-warn-swap-later" : "board-warn-swap", {
        target: name(Number(one.of.seat)),
        chance: percent(one.probability),
      }),
    );
}

/** A turn at a glance. */
function steps({ view }: Position<View, Action>): Step[] {
  if (view.phase === Phase.PICK || view.phase === Phase.OVER) return [];
  const at =
    view.phase === Phase.TURN || view.phase === Phase.ROB
      ? 0
      : view.phase < Phase.FACTOR
        ? 1
        : view.phase < Phase.DUEL
          ? 2
          : 3;
  return STEPS.map(([id, rule], i) => ({ id, rule, state: i < at ? "done" : i === at ? "now" : "open" }));
}
const STEPS = [
  ["choose", "DR-024"],
  ["magic", "DR-028"],
  ["ride", "DR-067"],
  ["duel", "DR-160"],
] as const;

/** How far one has come: armour, then the looks. */
function standing({ view, seat }: Position<View, Action>, words: Say): string {
  const colour = seat === null ? -1 : (view.colour[seat - 1] ?? -1);
  if (seat === null || colour < 0) return "";
  return words("goal-state", {
    shoes: words(`shoes-${COLOURS[colour]}`),
    armour: view.armour[seat - 1] ? "yes" : "no",
    looks: bits(view.looked[seat - 1] ?? 0).length,
    forts: FORTS.length,
  });
}

/** A card that lies open. Those in one's own hand are explained below it. */
function inspect(card: string, _: Position<View, Action>, words: Say): Inspected | null {
  const id = card.replace("discard:", "");
  if (!CARDS.includes(id as (typeof CARDS)[number])) return null;
  const name = id.toLowerCase();
  return { title: words(`board-card-${name}`), text: words(`card-${name}-text`), rule: "DR-056" };
}

const board: BoardModule<View, Action, Event, Previews, Tally> = {
  Board,
  onBoard: (action) => !TRAY.includes(action.json.verb),
  asks(position, words, name, you) {
    const { view, actors } = position;
    if (view.phase === Phase.OVER) return board.ended!(position, words, name);
    const actor = actors[0] ?? view.active + 1;
    return you.includes(actor) && actor === position.seat
      ? yours(position, words, name)
      : words(`phase-${phaseName(view.phase)}`, { seat: name(actor) });
  },
  ended: ({ view }, words, name) =>
    view.winner < 0 ? words("result-tie") : words("result-winner", { seat: name(view.winner + 1) }),
  timing,
  standing,
  steps,
  inspect,
  cards: ({ values }) => among(values, { card: WORDS.card }, (_, at) => CARDS[at]!),
  plate(seat, { view }, words) {
    const mine = seat - 1;
    const colour = view.colour[mine] ?? -1;
    if (colour < 0) return [];
    const named = words("board-plate-knight", {
      colour: words(`colour-${COLOURS[colour]}`),
      sign: words(`sign-${DATA.knights[colour]!.sign}`),
    });
    const cards = view.hand_count[mine] ?? 0;
    const looks = bits(view.looked[mine] ?? 0).length;
    const facts: PlateFact[] = [
      { icon: SIGNS[colour]!, value: words(`colour-${COLOURS[colour]}`), label: named },
      {
        icon: Cards,
        value: number(cards),
        label: words("board-plate-cards", { count: cards }),
        count: cards,
      },
    ];
    if (view.armour[mine]) facts.push({ icon: Armour, value: "", label: words("armour") });
    if (view.swift[mine]) facts.push({ icon: Swift, value: "", label: words("swift") });
    if (looks > 0)
      facts.push({ icon: Eye, value: number(looks), label: words("board-plate-looks", { count: looks }) });
    return facts;
  },
  icon: (event) => ICONS[event.kind] ?? null,
  sound: (event) => SOUNDS[event.kind] ?? null,
};

export default board;
