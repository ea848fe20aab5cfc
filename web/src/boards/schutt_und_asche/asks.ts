// What you are asked: the sentence names only what can be done now. No words here, only which sentence it is.

import { Phase, type Action, type View } from "../../games/schutt_und_asche";
import type { Position } from "../../lib/protocol";
import { provinceOf } from "./model";

type Verb = Action["verb"];

export interface Question {
  id: string;
  /** Which of its ways are open: verbs, joined by "-"; "only" where there is one single choice. */
  can: string;
}

/** For each phase the sentence, and the verbs that it may name; those that are not legal are left out. */
const ASKS: Partial<Record<number, [string, ...Verb[]]>> = {
  [Phase.DRAFT]: ["draft", "claim"],
  [Phase.STACKS]: ["stacks", "look", "shuffle"],
  [Phase.POST]: ["post", "post"],
  [Phase.INCOME]: ["income", "farmer", "agitator"],
  [Phase.FARMER]: ["farmer", "give"],
  [Phase.QUIET]: ["quiet", "scout", "agitator"],
  [Phase.CALL]: ["call", "call"],
  [Phase.OFFER]: ["offer", "lay", "withdraw"],
  [Phase.REWARD]: ["reward", "recruit", "recruit_deck"],
  [Phase.FRIAR]: ["friar", "friar"],
  [Phase.DECOY]: ["decoy", "decoy"],
  [Phase.HERMIT]: ["hermit", "hermit"],
  [Phase.HERMIT_TO]: ["hermit-to", "move"],
  [Phase.PREFIGHT]: ["prefight", "vassal", "black_knight"],
  [Phase.FIGHT]: ["fight", "spend_power", "spend_treasure"],
  [Phase.HERO]: ["hero", "hero"],
  [Phase.DRAW]: ["draw", "accept", "fight_on"],
  [Phase.REMOVE]: ["remove", "save"],
  [Phase.BUY]: ["buy", "buy", "sort"],
  [Phase.KEEP]: ["keep", "keep", "void"],
  [Phase.PLACE]: ["place", "place"],
  [Phase.SORT]: ["sort", "pick"],
  [Phase.FREE_SORT]: ["free-sort", "free_sort"],
  [Phase.MERCHANT]: ["merchant", "trade"],
  [Phase.BORROW]: ["borrow", "borrow", "done"],
  [Phase.REPAY]: ["repay", "repay"],
  [Phase.GIVE]: ["give", "part"],
  [Phase.TAKE]: ["take", "exchange", "swap"],
  [Phase.SAGE]: ["sage", "sage", "agitator"],
  [Phase.REFRESH]: ["refresh", "discard"],
  [Phase.LAYOUT]: ["layout", "layout"],
  [Phase.TIE]: ["tie", "crown"],
};

/** What a sentence names beside those: the way out, which is always open there. */
const OUT: Partial<Record<number, Verb>> = {
  [Phase.STACKS]: "ready",
  [Phase.INCOME]: "pass",
  [Phase.QUIET]: "pass",
  [Phase.OFFER]: "confirm",
  [Phase.FRIAR]: "pass",
  [Phase.DECOY]: "pass",
  [Phase.HERMIT]: "pass",
  [Phase.PREFIGHT]: "pass",
  [Phase.FIGHT]: "reveal",
  [Phase.HERO]: "pass",
  [Phase.BUY]: "end",
  [Phase.SAGE]: "pass",
};

/** What may be said of an offering: no card is laid or played by it. */
const TALK: readonly Verb[] = ["i_offer", "i_cannot", "you_could"];

export function question({ view, legal }: Position<View, Action>): Question {
  const verbs = new Set<Verb>(legal.map((one) => one.json.verb));
  const [id, ...named] = ASKS[view.phase] ?? ["over"];
  if (verbs.has("pick")) return { id: "ask-sort", can: "pick" };
  if (legal.length === 1) return { id: "ask-only", can: "only" };
  // By the dragon the stacks are higher; when those provinces are claimed, nobody is sent there.
  const claims = legal.flatMap(({ json }) =>
    json.verb === "claim" ? [view.height[provinceOf(json)] ?? 0] : [],
  );
  const level = id === "draft" && new Set(claims).size < 2;
  const out = OUT[view.phase];
  const talk = id === "offer" && [...verbs].every((verb) => verb === out || TALK.includes(verb));
  return {
    id: `ask-${id}${level ? "-rest" : ""}`,
    can: named.filter((verb) => verbs.has(verb)).join("-") || (talk ? "talk" : "none"),
  };
}

/** The verbs that a sentence names: all of them must be possible. For tests. */
export function names({ id, can }: Question, phase: number): string[] {
  if (id === "ask-only" || id === "ask-over") return [];
  const out = id === "ask-sort" ? undefined : OUT[phase];
  return [...(can === "none" || can === "talk" ? [] : can.split("-")), ...(out ? [out] : [])];
}
