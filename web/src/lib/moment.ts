// An answer that leaves no choice is given for the player. If it came at once, the others would know
// that there was no choice; so it takes as long as somebody might who thinks about it.

import type { Seat } from "./protocol";

/** Whether somebody else plays here who waits for my answers. */
export function watched(seats: readonly Seat[], mine: readonly number[]): boolean {
  return seats.some((one) => one.kind === "person" && !mine.includes(one.seat));
}

/** Milliseconds that such an answer takes: none where only bots and seats of mine would notice. */
export function moment(pause: number, seats: readonly Seat[], mine: readonly number[]): number {
  if (!watched(seats, mine)) return 0;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1000 * pause * (0.2 + (0.8 * drawn) / 2 ** 32);
}
