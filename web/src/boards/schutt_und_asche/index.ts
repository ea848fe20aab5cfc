// Schutt und Asche at the table.

import type { Component } from "svelte";
import { among } from "../../lib/cards";
import type { BoardModule, Inspected, PlateFact, Sound } from "../../lib/boards";
import type { Say } from "../../lib/texts.svelte";
import { number } from "../../lib/texts.svelte";
import {
  Phase,
  Result,
  Status as StatusOf,
  type Action,
  type Event,
  type Previews,
  type Tally,
  WORDS,
  type View,
} from "../../games/schutt_und_asche";
import Board from "./Board.svelte";
import { question } from "./asks";
import {
  Castle,
  Dragon,
  Flame,
  Followers,
  Gold,
  Power,
  Regent,
  Status,
  Treasure,
  Winner,
  CARDS,
  FOLLOWERS,
  TILES,
} from "./icons";
import { FOLLOWERS as FOLLOWER_CARDS, HITS, lands, TRAY, type Place } from "./model";
import { steps } from "./steps";
import { timing } from "./timing";

const PHASES = Object.fromEntries(
  Object.entries(Phase).map(([name, phase]) => [phase, name.toLowerCase().replaceAll("_", "-")]),
);

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  claimed: "wood",
  posted: "wood",
  placed: "wood",
  called: "wood",
  looked: "paper",
  sorted: "paper",
  shuffled: "paper",
  played: "paper",
  card: "paper",
  recruited: "paper",
  dealt: "coin",
  gave: "coin",
  paid_off: "coin",
  gained: "coin",
  attacks: "breath",
  ambush: "breath",
  lost: "breath",
  burnt: "fire",
  ashes: "fire",
  won: "win",
  hit: "win",
  saved_realm: "win",
};

/** A follower in words, and when it may be played. */
const followerCard = (kind: number): string => `follower-${FOLLOWER_CARDS[kind]?.id.replace("_", "-") ?? ""}`;

function inspect(card: string, _: Place, words: Say): Inspected | null {
  const kind = FOLLOWER_CARDS.findIndex((_, at) => followerCard(at) === card);
  const found = FOLLOWER_CARDS[kind];
  if (!found) return null;
  return {
    title: words(card),
    text: words(`${card}-effect`),
    icon: FOLLOWERS[kind]!,
    state: words("board-when", { when: words(`banner-${found.banner}`) }),
    rule: "SA-202",
  };
}

const module: BoardModule<View, Action, Event, Previews, Tally> = {
  Board,
  timing,

  onBoard: ({ json }) => !TRAY.includes(json.verb),

  ended(position, words, name) {
    const { view, tally } = position;
    if (view.result === Result.ASHES) return words("result-ashes", { hits: view.hits });
    const score = view.score[0] ?? 0;
    if (view.coop) return words("result-team", { score: number(score), band: words(`band-${tally.band}`) });
    return words("result-winner", {
      seat: name(view.winner + 1),
      score: number(view.score[view.winner] ?? 0),
    });
  },

  points: (seat, { view }) => view.score[seat - 1] ?? 0,

  score: (seat, { view }, words) =>
    view.result === Result.SAVED && !view.coop
      ? words("board-points", { score: view.score[seat - 1] ?? 0 })
      : "",

  asks(position, words, name, you) {
    const { view, actors } = position;
    if (position.over) return module.ended!(position, words, name);
    const phase = PHASES[view.phase] ?? "over";
    const mine = position.seat !== null && actors.includes(position.seat) && you.includes(position.seat);
    if (!mine) {
      return words("board-wait", {
        names: actors.map(name).join(", "),
        count: actors.length,
        phase: words(`phase-${phase}`),
      });
    }
    const { id, can } = question(position);
    return words(id, { can, choice: position.legal[0]?.label ?? "" });
  },

  standing: ({ view, seat, tally }, words) =>
    seat === null
      ? ""
      : words("goal-state", {
          mode: view.coop ? "team" : "own",
          hits: view.hits,
          needed: HITS,
          power: view.power[seat - 1] ?? 0,
          factor: (view.status[seat - 1] ?? 0) + 1,
          score: number(tally.team),
        }),
  steps,
  inspect,
  cards: ({ values }) =>
    among(values, { follower: WORDS.follower, taken: WORDS.taken }, (_, kind) => followerCard(kind)),

  plate(seat, { view }, words) {
    const p = seat - 1;
    const counted = (icon: Component, count: number, what: string): PlateFact => ({
      icon,
      value: number(count),
      label: words(`board-plate-${what}`),
      count,
    });
    const facts = [
      counted(Castle, lands(view, p), "land"),
      counted(Power, view.power[p] ?? 0, "power"),
      counted(Gold, view.gold_count[p] ?? 0, "gold"),
      counted(Followers, (view.follower_count[p] ?? 0) + (view.agitators[p] ?? 0), "followers"),
    ];
    if (view.treasure[p]) facts.push(counted(Treasure, view.treasure[p], "treasure"));
    if (view.status[p]) {
      const kind = view.status[p] === StatusOf.VICTORIOUS ? "victorious" : "successful";
      facts.push({ icon: Status, value: `×${view.status[p] + 1}`, label: words(`table-status-${kind}`) });
    }
    if (view.regent === p) facts.push({ icon: Regent, value: "", label: words("board-plate-regent") });
    return facts;
  },

  icon(event) {
    switch (event.kind) {
      case "played":
      case "recruited":
      case "recruited_card":
      case "refilled":
      case "discarded":
        return FOLLOWERS[event.values.follower] ?? null;
      case "card":
      case "struck":
        return CARDS[event.values.card] ?? null;
      case "bought":
      case "gained":
      case "placed":
      case "recovered":
        return TILES[event.values.tile] ?? null;
      case "attacks":
      case "marked":
      case "burnt":
      case "ambush":
      case "ashes":
        return Flame;
      case "called":
      case "unveiled":
      case "grew":
      case "hit":
        return Dragon;
      case "dealt":
      case "gave":
      case "paid_off":
      case "borrowed":
      case "repaid":
        return Gold;
      case "claimed":
      case "lifted":
        return Castle;
      case "regent":
      case "new_regent":
        return Regent;
      case "saved_realm":
      case "winner":
        return Winner;
      default:
        return null;
    }
  },

  sound: (event) => SOUNDS[event.kind] ?? null,
};

export default module;
