// A point card that is only being considered: where it would lead, and the actions to get there.

import { Phase, type Action, type Previews, type View } from "../../games/drachenfels";
import type { Legal } from "../../lib/protocol";
import type { Say } from "../../lib/texts.svelte";
import { CARDS, field, isPoint, type Point } from "./geometry";
import { duelAt, standingPoint } from "./offers";
import { ways, type Way } from "./ways";

export interface Plan extends Point {
  key: string;
  field: number;
  /** What has to be done one after the other, as texts of actions. */
  texts: string[];
  double: boolean;
  duel: boolean;
  label: string;
}

export interface Reach {
  plans: Plan[];
  ways: Map<number, Way>;
}

/** The card that an action would play or claim. */
export function cardOf(action: Legal<Action>, view: View): number {
  if (action.json.verb === "play") return CARDS.indexOf(action.json.card);
  if (action.json.verb === "claim") return view.discards[view.discard_count - 1] ?? -1;
  return -1;
}

/** All fields that a point card reaches, doubled too for a swift knight, with one way to each. */
export function reach(
  previews: Previews | null,
  view: View,
  seat: number,
  card: number,
  first: string[],
  words: Say,
): Reach {
  const found: Reach = { plans: [], ways: new Map() };
  if (card < 0 || !isPoint(card)) return found;
  const single = ways(previews, view, seat, card + 1);
  const double = view.swift[seat] ? ways(previews, view, seat, 2 * (card + 1)) : new Map<number, Way>();
  const asked = single.size > 0 && double.size > 0;
  const add = (fields: Map<number, Way>, twice: boolean): void => {
    for (const [n, way] of fields) {
      if (found.ways.has(n)) continue;
      found.ways.set(n, way);
      const texts = [
        ...first,
        ...(asked ? [twice ? "double" : "single"] : []),
        ...(fields.size > 1 ? [`go ${field(n).id}`] : []),
      ];
      const where = words(`field-${field(n).id.toLowerCase()}`);
      const duel = duelAt(previews, n);
      found.plans.push({
        key: `${CARDS[card]} ${field(n).id}`,
        field: n,
        texts,
        double: twice,
        duel,
        label: words(duel ? "board-plan-duel" : "board-plan", {
          steps: (card + 1) * (twice ? 2 : 1),
          field: where,
        }),
        ...standingPoint(n),
      });
    }
  };
  add(single, false);
  add(double, true);
  return found;
}

/** What single and double would reach, while that is being asked. */
export function factorReach(previews: Previews | null, view: View, seat: number, words: Say): Reach {
  return view.phase === Phase.FACTOR
    ? reach(previews, view, seat, view.card, [], words)
    : { plans: [], ways: new Map() };
}
