// The eye is led to where something happens, and back to where it was.

import { bring } from "../lib/places";
import type { Beat } from "../lib/protocol";
import { still } from "../lib/settings.svelte";
import type { Stage } from "../lib/stage.svelte";
import { placeOf } from "./spot.svelte";

export class Leading {
  /** Where everything around the place was scrolled to before. */
  private before: [Element, number, number][] = [];

  constructor(private readonly stage: Stage) {}

  /** Bring the place of a beat of others into sight; says whether it had to be. */
  there = (beat: Beat): boolean => {
    const place = this.stage.owns || this.stage.resumed ? undefined : placeOf(beat);
    if (!place) return false;
    const before: typeof this.before = [];
    for (let one: Element | null = place; one; one = one.parentElement)
      before.push([one, one.scrollLeft, one.scrollTop]);
    const moved = bring(place, still());
    if (moved && this.before.length === 0) this.before = before;
    return moved;
  };

  /** Everything has been shown: back to where the eye was. */
  back(): void {
    for (const [one, left, top] of this.before)
      one.scrollTo({ left, top, behavior: still() ? "instant" : "smooth" });
    this.before = [];
  }
}
