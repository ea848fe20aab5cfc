// Who hides an item is asked even where there is but one answer, so that the question betrays
// nothing (DF-134, DF-146). Such a question answers itself after a moment that is always the same.

import { Phase, type Action, type View } from "../../games/dragon_farkle";
import type { Legal, Position } from "../../lib/protocol";

/** How long one may look at what is asked, in milliseconds. */
export const MOMENT = 1200;

const QUIET: readonly number[] = [Phase.INTERRUPT, Phase.BANK, Phase.SMOKE, Phase.LOSER];

/** The only answer to such a question, or null. */
export function alone({ legal, view }: Position<View, Action>): Legal<Action> | null {
  const [only, other] = legal;
  return only && !other && QUIET.includes(view.phase) ? only : null;
}
