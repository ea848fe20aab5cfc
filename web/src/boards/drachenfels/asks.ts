// What you are asked: the sentence names only what can be done now. No words here, only which sentence it is.

import { DATA, Phase, type Action, type Previews, type View } from "../../games/drachenfels";
import type { Position } from "../../lib/protocol";

export interface Question {
  id: string;
  /** What can be done, as verbs: the sentence lists them. */
  can: string[];
  /** There is one choice, and this is it. */
  only?: string;
  steps: number;
  /** How many cards may still be taken. */
  left: number;
  /** The seat (from 1) that it is about. */
  other?: number;
}

/** Questions that list what can be done, in this order. */
const LISTS: Partial<Record<number, readonly string[]>> = {
  [Phase.TURN]: ["play", "discard", "renew", "rob", "claim"],
  [Phase.HAND]: ["play", "discard", "stop"],
  [Phase.RAINBOW]: ["place_rainbow", "move_rainbow", "remove_rainbow"],
  [Phase.BRIDGE]: ["place_bridge", "move_bridge", "remove_bridge"],
  [Phase.SWING]: ["shift", "keep"],
  [Phase.SHIFT]: ["shift", "keep"],
  [Phase.FLY]: ["fly", "walk"],
};
/** The others say it in their own words; these are the verbs that they name. */
const NAMED: Partial<Record<number, readonly string[]>> = {
  [Phase.PICK]: ["pick"],
  [Phase.DRAGON]: ["move_dragon"],
  [Phase.TELE]: ["swap"],
  [Phase.CLOUD]: ["cloud"],
  [Phase.FACTOR]: ["single", "double"],
  [Phase.GO]: ["go"],
  [Phase.LEAVE]: ["leave_by"],
  [Phase.ENTER]: ["enter_by"],
  [Phase.DUEL]: ["send"],
  [Phase.LOOT]: ["loot", "stop"],
  [Phase.ROB]: ["rob", "stop"],
};
/** Where the only choice has a name that is short enough. */
const NAMEABLE: readonly number[] = [Phase.GO, Phase.TELE, Phase.HAND, Phase.LEAVE, Phase.ENTER];

/** What a phase is called in texts. */
export const phaseName = (phase: number): string =>
  Object.entries(Phase)
    .find(([, n]) => n === phase)?.[0]
    .toLowerCase() ?? "turn";

export function question(position: Position<View, Action, Previews>): Question {
  const { view, legal } = position;
  const verbs = new Set<string>(legal.map((one) => one.json.verb));
  const list = LISTS[view.phase];
  const [first, ...more] = legal;
  const limit = view.phase === Phase.ROB ? DATA.hand.rob : DATA.hand.loot;
  return {
    id: list ? `board-ask-${shared(view.phase)}` : `board-ask-${phaseName(view.phase)}`,
    can: list?.filter((one) => verbs.has(one)) ?? [],
    steps: view.steps,
    left: limit - view.drawn,
    ...(first && more.length === 0 && NAMEABLE.includes(view.phase) ? { only: first.label } : {}),
    ...(view.beaten >= 0 ? { other: view.beaten + 1 } : {}),
  };
}

/** Rainbows and bridges say what it is about; all other lists are nothing but lists. */
const shared = (phase: number): string =>
  phase === Phase.RAINBOW || phase === Phase.BRIDGE ? phaseName(phase) : "list";

/** The verbs that a sentence names: all of them must be possible. For tests. */
export const names = (asked: Question, phase: number): readonly string[] =>
  asked.only ? [] : LISTS[phase] ? asked.can : (NAMED[phase] ?? []);
