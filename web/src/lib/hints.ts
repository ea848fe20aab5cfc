// What a hint says in words: how well the best choices do, how sure that is, and what speaks for the best one.

import type { Hint } from "./protocol";

export type Sureness = "settled" | "sure" | "fairly" | "guess" | "thumb";

/** Another choice beside the best one. */
export interface Other {
  text: string;
  label: string;
  /** Games of a hundred that it wins; null where nobody can say. */
  wins: number | null;
  how: "good" | "worse";
}

export interface Told {
  sure: Sureness;
  /** Games of a hundred that the best choice wins. */
  wins: number | null;
  /** How many more of a hundred than the next best. */
  more: number | null;
  others: Other[];
  /** The label of what one would do at first glance, where the best is something else. */
  glance: string | null;
  /** What it risks, in words. */
  risk: string | null;
}

const OTHERS = 2;
/** So many standard errors ahead is sure, and fairly sure. */
const SURE = 3;
const FAIRLY = 1.3;
const hundred = (wins: number | null): number | null => (wins === null ? null : Math.round(100 * wins));

/** Put a hint into words; `label` names an action. */
export function told(hint: Hint, label: (text: string) => string): Told {
  const text = hint.best ?? hint.advised;
  const risk = hint.risks.find((one) => one.action === text)?.text ?? null;
  const best = hint.choices.find((one) => one.text === text);
  const rest = hint.choices.filter((one) => one.text !== text).sort((a, b) => b.result - a.result);
  if (!hint.searched || !best)
    return { sure: "thumb", wins: null, more: null, others: [], glance: null, risk };
  /** How many standard errors the best is ahead of another. */
  const ahead = (other: (typeof rest)[number]): number =>
    (best.result - other.result) / (Math.hypot(best.error, other.error) || 1e-9);
  const least = rest.length > 0 ? Math.min(...rest.map(ahead)) : Infinity;
  const next = rest[0];
  const glance = hint.advised && hint.advised !== text ? label(hint.advised) : null;
  return {
    sure: hint.settled ? "settled" : least >= SURE ? "sure" : least >= FAIRLY ? "fairly" : "guess",
    wins: hundred(best.wins),
    more: next && best.wins !== null && next.wins !== null ? hundred(best.wins - next.wins) : null,
    others: (hint.settled ? [] : rest.slice(0, OTHERS)).map((one) => ({
      text: one.text,
      label: label(one.text),
      wins: hundred(one.wins),
      how: ahead(one) < FAIRLY ? "good" : "worse",
    })),
    glance,
    risk,
  };
}
