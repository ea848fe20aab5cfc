// How long each thing that happens is shown, in milliseconds.

import type { Event } from "../../games/simurgh";

const SHOWN: Partial<Record<Event["kind"], number>> = {
  turn: 120,
  power_kept: 350,
  drafted: 550,
  sealed: 350,
  dragon: 1200,
  shown: 260,
  placed: 650,
  laid: 700,
  removed: 800,
  recalled: 480,
  entered: 750,
  advanced: 800,
  ability: 800,
  paid: 260,
  paid_points: 260,
  gained: 320,
  scored: 380,
  spent: 600,
  recruited: 700,
  lost: 500,
  marked: 420,
  marker_lost: 450,
  marker_dropped: 450,
  took: 600,
  took_blind: 550,
  looked: 300,
  kept: 350,
  returned: 220,
  objective: 800,
  replaced: 700,
  no_objective: 400,
  chronicle: 800,
  home: 300,
  discarded: 300,
  surplus: 300,
  ending: 1900,
  goal_points: 480,
  leftovers: 380,
  won: 700,
};

export function timing(event: Event): number {
  return SHOWN[event.kind] ?? 0;
}
