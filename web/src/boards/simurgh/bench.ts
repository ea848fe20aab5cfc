// What every part of the board needs: the position, what may be done, and how to do it.

import { getContext, setContext } from "svelte";
import type { Event, Previews, Tally, View } from "../../games/simurgh";
import type { Say } from "../../lib/texts.svelte";
import type { Choice } from "./model";

/** How much room there is: one page at a time, pages below the land, or all at once. */
export type Size = "phone" | "tablet" | "desk";
/** What a small screen shows one at a time. */
export type Page = "land" | "hand" | "scouts" | "goals" | "houses";

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
  readonly size: Size;
  /** There is no room for all cards at once: they are on pages. */
  readonly paged: boolean;
  /** Somebody's first games: names under coins, captions on what is lit. */
  readonly novice: boolean;
  /** The one thing that is looked at: `space:smithy`, `man:rider`, `hand:5`, `plot:1`, `dragon:3` … */
  readonly open: string;
  /** What `open` is about, if it is of this kind; else empty. */
  about: (kind: string) => string;
  /** Look at something, or no longer. */
  toggle: (key: string) => void;
  close: () => void;
  act: (choice: Choice) => void;
  /** Give several answers, one after the other; if one of them is not asked for, the rest is dropped. */
  say: (...answers: string[]) => void;
  why: (action: string) => void;
  rule: (number: string) => void;
  /** The own turn is over, and nobody else has done anything yet: it can be taken back. */
  readonly justEnded: boolean;
  takeBack: () => void;
  words: Say;
  name: (seat: number) => string;
}

const KEY = Symbol("simurgh");
export const setBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);
