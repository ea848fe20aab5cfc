// Who hides an item is asked even where there is but one answer, so that the question betrays
// nothing (DF-134, DF-146). The table gives such an answer for them. Who has a choice has not long to
// think about it, since everybody waits after every roll: `interrupt_timer` seconds.

import { Phase, type Action, type View } from "../../games/dragon_farkle";
import type { Silence } from "../../lib/boards";
import type { Legal, Position } from "../../lib/protocol";

const MEDDLING: readonly number[] = [Phase.INTERRUPT, Phase.SMOKE, Phase.LOSER];
const QUIET: readonly number[] = [...MEDDLING, Phase.BANK];

/** The only answer to such a question, or null. */
export function forced({ legal, view }: Position<View, Action>): Legal<Action> | null {
  const [only, other] = legal;
  return only && !other && QUIET.includes(view.phase) ? only : null;
}

/** Whoever says nothing does not meddle. */
export function silence(
  { legal, view }: Position<View, Action>,
  options: Record<string, string>,
): Silence<Action> | null {
  const seconds = Number(options.interrupt_timer);
  const says = legal.find((one) => one.json.verb === "pass" || one.json.verb === "accept");
  return says && seconds > 0 && MEDDLING.includes(view.phase) ? { says, seconds } : null;
}
