// Who hides an item is asked even where there is but one answer, so that the question betrays
// nothing (DF-134, DF-146). The table gives such an answer for them.

import { Phase, type Action, type View } from "../../games/dragon_farkle";
import type { Legal, Position } from "../../lib/protocol";

const QUIET: readonly number[] = [Phase.INTERRUPT, Phase.BANK, Phase.SMOKE, Phase.LOSER];

/** The only answer to such a question, or null. */
export function forced({ legal, view }: Position<View, Action>): Legal<Action> | null {
  const [only, other] = legal;
  return only && !other && QUIET.includes(view.phase) ? only : null;
}
