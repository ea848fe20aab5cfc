// What a board is to the table it lies on. A game has one in `boards/<game>/index.ts`, or is laid out plainly.

import type { Component } from "svelte";
import { api } from "./api";
import type { Named } from "./cards";
import { choose } from "./played";
import type { GameId, Happening, Legal, Position, Table } from "./protocol";
import { place } from "./router.svelte";
import type { Say } from "./texts.svelte";

// `any` on purpose: each board narrows position, actions and events to its own game.

export interface BoardProps<V = any, A = any, E = any, P = any, T = any> {
  table: Table;
  /** What is shown now. While events are played it is the position before them. */
  position: Position<V, A, P, T>;
  /** The position that the events being played lead to; null when nothing is played. */
  next: Position<V, A, P, T> | null;
  /** The event being played now, or null. It stays for `--slot` (a time, in CSS). */
  event: E | null;
  /** Everything that has been shown to happen, the event being played last. */
  log: Happening[];
  /** What may be chosen now: `position.legal`, but empty while events are played, for spectators
   *  and while an answer is awaited. */
  legal: Legal<A>[];
  /** A lesson speaks of what one has, and waits until it is read. */
  reading?: boolean;
  /** Do it. The action must be one of `legal`. */
  act: (action: Legal<A>) => void;
  /** Somebody touched what cannot be done now: say why (the table shows reason and rule).
   *  `action` is the text or JSON of the action they seem to want. */
  why: (action: string | Record<string, unknown>) => void;
  /** Show what a choice would bring, before it is made; null takes the preview away. */
  preview: (action: Legal<A> | null) => void;
  previewed: Legal<A> | null;
  /** A few words on what a choice risks ("15 % farkle"), by `legal.text`; empty where the table does
   *  not allow it, and until the server has told. */
  risks?: Record<string, string>;
  /** The game's own words. */
  words: Say;
  /** Name of a seat (1, 2 …). */
  name: (seat: number) => string;
  /** The seat whose plate has been touched, for boards that show more of it; null takes it away. */
  looked?: number | null;
  look?: (seat: number | null) => void;
  /** Open the rule with this number. */
  rule?: (number: string) => void;
  /** Take back the latest action. */
  takeBack?: () => void;
}

export interface BoardModule<V = any, A = any, E = any, P = any, T = any> {
  Board: Component<BoardProps<V, A, E, P, T>>;
  /** It fills the screen: the page does not scroll, and nothing around the board pushes it. A plate that
   *  is touched is looked at (`BoardProps.looked`). */
  fills?: boolean;
  /** Whether the board itself offers this action now. The rest is offered in the tray below it. */
  onBoard(action: Legal<A>, position: Position<V, A, P, T>): boolean;
  /** One sentence: what is expected of whom now. `you` are the seats of the person who looks. */
  asks(position: Position<V, A, P, T>, words: Say, name: (seat: number) => string, you: number[]): string;
  /** How much of its beat's time an event takes, beside the others of that beat (in milliseconds, if they had
   *  all the time in the world). */
  timing(event: E): number;
  /** Public facts about a seat, for its plate: short texts with an icon. */
  plate(seat: number, position: Position<V, A, P, T>, words: Say): PlateFact[];
  /** How it ended, in one sentence; without it the table says who has won. */
  ended?(position: Position<V, A, P, T>, words: Say, name: (seat: number) => string): string;
  /** A seat's final score for the end-of-game scene ("5,300 soldiers"), or nothing. */
  score?(seat: number, position: Position<V, A, P, T>, words: Say): string;
  /** The same as a number: whoever has not won is ranked by it. */
  points?(seat: number, position: Position<V, A, P, T>): number;
  /** How one stands on the way to the goal, for the goal card. */
  standing?(position: Position<V, A, P, T>, words: Say): string;
  /** The steps of a turn, named by the words `turn-<id>`. */
  steps?(position: Position<V, A, P, T>): Step[];
  /** A thing that carries `data-card`, where its words (`<card>`, `<card>-text`) do not tell all. */
  inspect?(
    card: string,
    position: Position<V, A, P, T>,
    words: Say,
    name: (seat: number) => string,
  ): Inspected | null;
  /** The cards that an event tells of, and the words that name them in its line. */
  cards?(event: E): Named[];
  /** A picture for a line of the log, or null. */
  icon?(event: E): Component | null;
  /** A sound for an event, or null. */
  sound?(event: E): Sound | null;
}

/** A step of a turn. */
export interface Step {
  id: string;
  state: "done" | "now" | "open";
  /** The rule that tells of it. */
  rule?: string;
}

/** A card in words. */
export interface Inspected {
  title: string;
  text: string;
  icon?: Component;
  /** Whose it is. */
  owner?: string;
  /** Further effects, line by line. */
  lines?: string[];
  /** What is true of it now: "used this turn". */
  state?: string;
  rule?: string;
}

export interface PlateFact {
  icon: Component;
  /** Shown. */
  value: string;
  /** Read aloud and shown on hover: what it is, in words. */
  label: string;
  /** A number that people watch: how much it has changed since their last turn stands at the plate. */
  count?: number;
}

export type Sound = "wood" | "paper" | "coin" | "breath" | "fire" | "win" | "knock";

const modules = import.meta.glob<{ default: BoardModule }>("../boards/*/index.ts");

/** Show a game as this variant has it (nothing: as it is printed) from now on; await it before board and words. */
export function playAs(game: GameId, variant: string | undefined): Promise<void> {
  return choose(game, variant ?? "", api.variantBoard);
}

/** Load a game's board; a game without one, or whoever asks for it by `?board=plain`, gets the plain one. */
export async function loadBoard(game: GameId): Promise<BoardModule> {
  const found = modules[`../boards/${game}/index.ts`];
  if (found && place.now.query.get("board") !== "plain") return (await found()).default;
  const [{ plain }, declared] = await Promise.all([import("../plain"), api.board(game)]);
  return plain(declared);
}
