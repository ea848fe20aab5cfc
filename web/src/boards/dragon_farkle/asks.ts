// What you are asked: the sentence names only what can be done now. No words here, only which sentence it is.

import { Action, Phase, type Action as Act, type Previews, type View } from "../../games/dragon_farkle";
import type { Position } from "../../lib/protocol";

export interface Question {
  id: string;
  /** Whether a card would help. */
  cards: "yes" | "no";
  /** Of `ask-choose`: which ways are open. */
  can?: string;
  soldiers?: number;
  attack?: number;
  /** The seat (from 1) that it is about. */
  other?: number;
}

/** What a roll of your own asks of you, by what it amounts to. */
const ROLLED: Record<NonNullable<Previews["roll"]>, string> = {
  scores: "ask-take",
  eaten: "ask-eaten",
  escaped: "ask-escaped",
  farkle: "ask-farkle",
  fought: "ask-battle-roll",
};
const WAYS = ["recruit", "skirmish", "battle"];
/** What is done without a card. */
const PLAIN = [...WAYS, "target", "accept", "pass", "roll", "stop", "take", "double", "item", "done", "keep"];

export function question(position: Position<View, Act, Previews>): Question {
  const { view, legal } = position;
  const verbs = new Set<string>(legal.map((one) => one.json.verb));
  const cards = legal.some((one) => !PLAIN.includes(one.json.verb)) ? "yes" : "no";
  const ask = (id: string, more: Partial<Question> = {}): Question => ({ id, cards, ...more });
  switch (view.phase) {
    case Phase.CHOOSE:
      return ask("ask-choose", { can: WAYS.filter((one) => verbs.has(one)).join("-") });
    case Phase.TARGET:
      return ask("ask-target");
    case Phase.SMOKE:
      return ask("ask-smoke", { other: view.active + 1 });
    case Phase.READY:
      if (view.action === Action.BATTLE) return ask("ask-ready-battle");
      if (!verbs.has("stop")) return ask("ask-ready-first");
      if (view.action === Action.RECRUIT) return ask("ask-ready-recruit", { soldiers: view.pot });
      return view.roller === view.active
        ? ask("ask-ready-attack", { soldiers: view.pot })
        : ask("ask-ready-defend", { soldiers: view.pot, attack: view.attack });
    case Phase.INTERRUPT:
      return ask("ask-interrupt", { other: view.roller + 1 });
    case Phase.REACT:
      return ask(ROLLED[position.previews?.roll ?? "scores"]);
    case Phase.REWARD:
      return ask(verbs.has("item") ? "ask-reward" : "ask-double");
    case Phase.BANK:
      return ask("ask-bank");
    case Phase.LOSER: {
      const winner = view.asked === view.active ? view.target : view.active;
      return ask("ask-loser", { soldiers: view.handover, other: winner + 1 });
    }
    case Phase.LIMIT:
      return ask("ask-limit");
    default:
      return ask("ask-over");
  }
}

/** The verbs that a sentence names: all of them must be possible. For tests. */
export function names({ id, cards, can }: Question): string[] {
  const card = cards === "yes" ? ["card"] : [];
  switch (id) {
    case "ask-choose":
      return can!.split("-");
    case "ask-smoke":
    case "ask-farkle":
    case "ask-battle-roll":
    case "ask-eaten":
    case "ask-loser":
      return ["accept", ...card];
    case "ask-ready-first":
    case "ask-ready-battle":
      return ["roll"];
    case "ask-ready-recruit":
    case "ask-ready-attack":
    case "ask-ready-defend":
      return ["stop", "roll"];
    case "ask-interrupt":
      return ["pass", ...card];
    case "ask-reward":
      return ["double", "item"];
    case "ask-double":
      return ["double"];
    case "ask-bank":
      return ["done", ...card];
    default:
      return { "ask-target": ["target"], "ask-take": ["take"], "ask-limit": ["keep"] }[id] ?? [];
  }
}
