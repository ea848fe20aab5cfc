// Everything that moves, and nothing else of the board knows of events: pieces fly from where they stood
// to where they go, and the view is carried forward event by event (unfolding.ts).

import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import type { Event, View } from "../../games/simurgh";
import { still } from "../../lib/settings.svelte";
import { TILES } from "./model";
import { after } from "./unfolding";

/** A vassal flies from where it stood to where it goes. */
export const [leave, arrive] = crossfade({
  duration: () => (still() ? 1 : 420),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: still() ? 1 : 240, start: 0.4 }),
});

/** The view while events are played: that of the position, with what has happened since. */
export class Unfolding {
  private base: unknown = null;
  private last: Event | null = null;
  /** A tile that breaks lies there until the next thing happens. */
  private late: Event | null = null;

  constructor(private shown: View) {}

  /** What is to be shown now. */
  see(position: { view: View }, event: Event | null): View {
    if (position !== this.base || !event) {
      this.shown = position.view;
      this.late = null;
    }
    this.base = position;
    if (event && event !== this.last) {
      if (this.late) this.shown = after(this.shown, this.late);
      this.late = event.kind === "chronicle" ? event : null;
      if (!this.late) this.shown = after(this.shown, event);
    }
    this.last = event;
    return this.shown;
  }
}

/** What a seat gains or loses of a token by this event. */
export function change(event: Event | null, seat: number): { token: number; sum: number } | null {
  if (!event || !(event.kind === "gained" || event.kind === "paid") || event.values.seat !== seat + 1)
    return null;
  return {
    token: event.values.token,
    sum: event.kind === "gained" ? event.values.count : -event.values.count,
  };
}

/** Somebody does something, rather than that it is their turn or that the table is made up. */
export const acts = (event: Event): boolean => event.kind !== "turn" && event.kind !== "shown";

/** A tile that breaks or is torn down. */
export const leaving = (event: Event | null, tile: number): boolean =>
  event !== null && (event.kind === "removed" || event.kind === "chronicle") && event.values.tile === tile;

/** Something that stops the table. */
export const great = (event: Event | null): event is Event =>
  event !== null &&
  (event.kind === "dragon" ||
    event.kind === "ending" ||
    event.kind === "objective" ||
    (event.kind === "advanced" && event.values.level === TILES[event.values.tile]!.levels.length));
