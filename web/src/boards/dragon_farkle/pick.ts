// Choosing dice by touching them. What is chosen is always one of the legal choices, or nothing.

import type { Legal } from "../../lib/protocol";
import type { Action } from "../../games/dragon_farkle";
import { sorted, without } from "./dice";

export type Take = Legal<Extract<Action, { verb: "take" }>>;

/** What each choice brings, by its text. */
export type Worth = (take: Take) => number;

export const facesOf = (take: Take): number[] => [...take.json.dice].map(Number);

export function takes(legal: Legal<Action>[]): Take[] {
  return legal.filter((one): one is Take => one.json.verb === "take");
}

const contains = (whole: readonly number[], part: readonly number[]) => without(whole, part) !== null;

/** The dice chosen (as places in the row) after touching the one at `touched`. */
export function touch(faces: number[], chosen: number[], touched: number, choices: Take[]): number[] {
  const options = choices.map(facesOf);
  const now = chosen.map((i) => faces[i]!);
  const face = faces[touched]!;
  if (chosen.includes(touched)) {
    const kept = without(now, [face]) ?? [];
    const best = options
      .filter((one) => contains(kept, one))
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    return places(
      faces,
      best,
      chosen.filter((i) => i !== touched),
    );
  }
  const wanted = sorted([...now, face]);
  const fewest = (found: number[][]) =>
    found.reduce<number[] | null>((a, b) => (a && a.length <= b.length ? a : b), null);
  const more =
    fewest(options.filter((one) => contains(one, wanted))) ??
    fewest(options.filter((one) => one.includes(face)));
  return more ? places(faces, more, [...chosen, touched]) : chosen;
}

/** Where in the row these faces lie, first at the places preferred. */
export function places(faces: number[], wanted: number[], preferred: number[] = []): number[] {
  const order = [...preferred, ...faces.keys()];
  const found: number[] = [];
  for (const face of wanted) {
    const at = order.find((i) => faces[i] === face && !found.includes(i));
    if (at !== undefined) found.push(at);
  }
  return found.sort((a, b) => a - b);
}

/** The legal choice that these places are, or none. */
export function picked(faces: number[], chosen: number[], choices: Take[]): Take | undefined {
  const text = sorted(chosen.map((i) => faces[i]!)).join("");
  return choices.find((one) => facesOf(one).join("") === text);
}

export interface Group {
  places: number[];
  soldiers: number;
}

/** What lights up under a roll: each combination that lies there, with the soldiers it brings. */
export function groups(faces: number[], choices: Take[], worth: Worth): Group[] {
  const whole = choices.find((one) => facesOf(one).length === faces.length);
  const parts: Take[] = [];
  for (const face of new Set(faces)) {
    const same = choices.filter((one) => facesOf(one).every((f) => f === face));
    const [first, ...more] = same;
    if (first) parts.push(more.reduce((a, b) => (facesOf(b).length > facesOf(a).length ? b : a), first));
  }
  const sum = parts.reduce((total, one) => total + worth(one), 0);
  const better = whole && worth(whole) > sum ? [whole] : parts;
  return better.map((one) => ({ places: places(faces, facesOf(one)), soldiers: worth(one) }));
}
