// A number that went up or down, in words: "+450 soldiers".

import { number, type Say } from "../lib/texts.svelte";

export interface Changed {
  seat: number;
  unit: string;
  by: number;
}

/** Only the number, with its sign. */
export function signed(by: number): string {
  return `${by > 0 ? "+" : "−"}${number(Math.abs(by))}`;
}

/** With its unit: the game's word `unit-<unit>`. */
export function changed({ unit, by }: Changed, words: Say): string {
  const word = words(`unit-${unit}`, { count: Math.abs(by) });
  return `${signed(by)} ${word.startsWith("unit-") ? "" : word}`.trim();
}
