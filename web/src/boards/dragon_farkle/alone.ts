// Who hides an item is asked even where there is but one answer, so that the question betrays
// nothing (DF-134, DF-146). Such a question answers itself after a moment that is always the same.

import { Phase, type Action } from "../../games/dragon_farkle";
import type { Legal } from "../../lib/protocol";

/** How long one may look at what is asked. */
export const MOMENT = 1200;

const QUIET: readonly number[] = [Phase.INTERRUPT, Phase.BANK, Phase.SMOKE, Phase.LOSER];

/** Answer the only answer after a moment; returns how to stop that. */
export function alone(
  legal: Legal<Action>[],
  phase: number,
  act: (one: Legal<Action>) => void,
): (() => void) | undefined {
  const [only, other] = legal;
  if (!only || other || !QUIET.includes(phase)) return undefined;
  const timer = setTimeout(() => act(only), MOMENT);
  return () => clearTimeout(timer);
}
