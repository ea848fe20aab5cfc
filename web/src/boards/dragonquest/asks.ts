// What you are asked: the sentence names only what can be done now. No words here, only which sentence it is.

import { Phase, type Action, type Previews, type Tally, type View } from "../../games/dragonquest";
import type { Position } from "../../lib/protocol";

const PHASES = Object.fromEntries(Object.entries(Phase).map(([key, value]) => [value, key.toLowerCase()]));

/** The phase as words and texts call it. */
export const phaseOf = (view: View): string => PHASES[view.phase] ?? "over";

export interface Question {
  id: string;
  /** The verbs that the sentence names: all of them are possible. */
  can: string[];
}

/** Of these verbs the sentence names those that are possible. */
const VERBS: Record<string, string[]> = {
  chamber: ["stay", "leave"],
  coin: ["cross"],
  buy: ["buy", "pass"],
  wall: ["name", "tile"],
  block: ["block"],
  reroll: ["reroll", "stop"],
  move: ["step", "stop"],
  ring: ["use_ring", "fight"],
  talisman: ["use_talisman", "keep"],
  treasure: ["take", "none"],
  leave: ["step"],
  flee: ["step"],
  demon: ["demon"],
  trap: ["protect", "endure"],
};

export function question({ view, legal }: Position<View, Action, Previews, Tally>): Question {
  const phase = phaseOf(view);
  const verbs = new Set<string>(legal.map(({ json }) => json.verb));
  const can = (VERBS[phase] ?? []).filter((verb) => verbs.has(verb));
  return { id: `board-you-${phase}`, can };
}
