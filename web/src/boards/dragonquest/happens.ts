// What every scene is given.

import type { Action, Event, Previews, Tally, View } from "../../games/dragonquest";
import type { Legal } from "../../lib/protocol";
import type { Say } from "../../lib/texts.svelte";

export interface Happens {
  /** The table as it is shown now. */
  view: View;
  event: Event | null;
  legal: Legal<Action>[];
  /** Seats (from 1) that may act. */
  actors: number[];
  /** What a choice risks, by its text; empty where the table does not tell. */
  risks: Record<string, string>;
  /** What the choices lead to; null for whoever has nothing to decide. */
  previews: Previews | null;
  tally: Tally;
  act: (action: Legal<Action>) => void;
  why: (action: string | Record<string, unknown>) => void;
  words: Say;
  name: (seat: number) => string;
}

/** The legal action of a verb, if there is one. */
export function find(legal: Legal<Action>[], verb: Action["verb"]): Legal<Action> | undefined {
  return legal.find(({ json }) => json.verb === verb);
}
