// The steps of a round, for the strip above the board.

import { Phase } from "../../games/schutt_und_asche";
import type { Step } from "../../lib/boards";
import { shopping, type Place } from "./model";

/** Before the first round and after the last there are no steps. */
const BEFORE: readonly number[] = [Phase.OVER, Phase.DRAFT, Phase.STACKS, Phase.POST, Phase.TIE];

/** A round at a glance: four calls of the dragon between gold and market; from round 6 on nothing but the dragon. */
export function steps({ view }: Place): Step[] {
  const agitated = view.phase === Phase.GIVE || view.phase === Phase.TAKE;
  const phase = agitated ? view.back : view.phase;
  if (BEFORE.includes(phase)) return [];
  const calls = [1, 2, 3, 4].map((n) => [`dragon-${n}`, "SA-84"] as const);
  const all = view.late ? calls : [["gold", "SA-74"] as const, ...calls, ["market", "SA-161"] as const];
  const names = [...all, ["event", "SA-186"] as const];
  const now = [Phase.INCOME, Phase.FARMER].some((one) => one === phase)
    ? "gold"
    : [Phase.SAGE, Phase.REFRESH, Phase.LAYOUT].some((one) => one === phase)
      ? "event"
      : shopping({ ...view, phase }) || view.ambush
        ? "market"
        : `dragon-${view.turn + 1}`;
  const at = names.findIndex(([id]) => id === now);
  return names.map(([id, rule], i) => ({ id, rule, state: i < at ? "done" : i === at ? "now" : "open" }));
}
