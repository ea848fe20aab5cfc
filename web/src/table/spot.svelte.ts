// A line of the story that somebody wants to see on the board: its place is brought into sight and marked for a moment.

import { bring, placed } from "../lib/places";
import type { Beat } from "../lib/protocol";
import { still } from "../lib/settings.svelte";

const SHOWN = 1600;

/** Where a beat happened. */
export const placeOf = (beat: Beat): Element | undefined =>
  [...beat.to, ...beat.way, ...(beat.from ? [beat.from] : [])].flatMap(placed)[0];

export class Spot {
  beat = $state.raw<Beat | null>(null);
  private ends: ReturnType<typeof setTimeout> | undefined;

  show = (beat: Beat): void => {
    this.beat = beat;
    bring(placeOf(beat), still());
    clearTimeout(this.ends);
    this.ends = setTimeout(() => (this.beat = null), SHOWN);
  };
}
