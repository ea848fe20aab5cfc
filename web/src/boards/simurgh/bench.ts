// What every part of the board needs: the position, what may be done, and how to do it.

import { getContext, setContext } from "svelte";
import { crossfade, scale } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import type { Event, Previews, Tally, View } from "../../games/simurgh";
import { still } from "../../lib/settings.svelte";
import type { Say } from "../../lib/texts.svelte";
import type { Choice } from "./model";

export interface Bench {
  /** What is shown: the position with the events played so far. */
  readonly view: View;
  /** What everybody can count, and what choices lead to; both of the position. */
  readonly tally: Tally;
  readonly previews: Previews | null;
  readonly event: Event | null;
  /** The seat that looks (from 0), or null. */
  readonly seat: number | null;
  readonly legal: Choice[];
  /** What may be done, by its text. */
  readonly by: Map<string, Choice>;
  /** The one thing that is looked at closely. */
  readonly open: string;
  toggle: (key: string) => void;
  act: (choice: Choice) => void;
  why: (action: string) => void;
  words: Say;
  name: (seat: number) => string;
}

const KEY = Symbol("simurgh");
export const setBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);

/** A vassal flies from where it stood to where it goes. */
export const [leave, arrive] = crossfade({
  duration: () => (still() ? 1 : 420),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: still() ? 1 : 240, start: 0.4 }),
});
