// Rolls as they lie: faces in order, and which of them score. The table of what scores is the game's own.

import { Event, SCORING, WORDS } from "../../games/dragon_farkle";

export const sorted = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);

/** `faces` without `part`, or null if it is not all there. */
export function without(faces: readonly number[], part: readonly number[]): number[] | null {
  const left = [...faces];
  for (const face of part) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

const split = (text: string | undefined): number[] => (text ? text.split(" ").map(Number) : []);
const ROLLS = new Map(WORDS.roll.map((text, id) => [text as string, id]));

/** The faces of a roll by the number that events call it. */
export const facesOfRoll = (id: number): number[] => split(WORDS.roll[id]);

/** The faces of dice set aside, by the number that events call them. */
export const facesTaken = (id: number): number[] => split(WORDS.dice[id]);

/** Which dice of a sorted roll score. */
export function scores(faces: readonly number[], variant: number): boolean[] {
  const bits = SCORING[variant]?.[ROLLS.get(faces.join(" ")) ?? 0] ?? 0;
  return faces.map((_, i) => ((bits >> i) & 1) === 1);
}

/** The dice of a sorted roll that score. */
export function valid(faces: readonly number[], variant: number): number[] {
  const lit = scores(faces, variant);
  return faces.filter((_, i) => lit[i]);
}

/** Faces of the event die, as its sides 1 to 6 are drawn. */
export const SIDE_OF: Record<number, number> = { [Event.DRAGON]: 1, [Event.RALLY]: 2, [Event.BLANK]: 3 };
