// The sentence that says what is asked: it names only what can be done now.

import { Main, Phase, type Action, type Previews, type Tally, type View } from "../../games/simurgh";
import type { Position } from "../../lib/protocol";
import { joined } from "../../lib/joined";
import type { Say } from "../../lib/texts.svelte";
import { tokenCount } from "./model";
import { phaseName } from "./phases";

type Now = Position<View, Action, Previews, Tally>;

const MAIN = ["place", "lay", "recall"] as const;
const REST = ["advance", "ability", "end"] as const;

function hub({ view, legal }: Now, words: Say): string {
  const can = new Set<string>(legal.map(({ json }) => json.verb));
  const main = view.main === Main.NONE ? MAIN.filter((verb) => can.has(verb)) : [];
  const named = main.length ? main : REST.filter((verb) => can.has(verb));
  if (main.length === 1 && main[0] === "recall" && can.has("ability")) return words("recall-or-dragon");
  if (main.length === 1 && main[0] === "recall")
    return words("only-recall", { count: legal.filter(({ json }) => json.verb === "recall").length });
  const told = joined(
    named.map((verb) => words(`do-${verb}`)),
    "or",
  );
  return `${told.charAt(0).toLocaleUpperCase()}${told.slice(1)}.`;
}

/** What is asked of the seat that looks. */
export function question(position: Now, words: Say): string {
  const { view, legal, seat } = position;
  const can = (verb: string) => legal.some(({ json }) => json.verb === verb);
  if (view.phase === Phase.HUB) return hub(position, words);
  if (view.phase === Phase.SURPLUS && seat !== null)
    return words("ask-surplus", { count: tokenCount(view, seat - 1) - position.tally.limit });
  if (view.phase === Phase.STATUE && !can("objective")) return words("ask-statue-none");
  if (view.phase === Phase.VASSAL && !can("place")) return words("ask-vassal-helped");
  if (view.phase === Phase.SCOUT && !can("take") && !can("blind")) return words("ask-scout-helped");
  return words(`ask-${phaseName(view)}`);
}
