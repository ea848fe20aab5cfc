// What can be done with a thing on the board, as the position tells it.

import { Main, Phase, type Prospect } from "../../games/simurgh";
import type { Bench } from "./bench";
import type { Choice } from "./model";

const VASSALS = ["spearman", "rider"] as const;

/** The vassals that may go to a space; only the one that has been taken up, if any. */
export function sends(bench: Bench, id: string): Choice[] {
  const man = bench.about("man");
  return VASSALS.filter((type) => !man || man === type).flatMap((type) => {
    const choice = bench.by.get(`place ${type} ${id}`);
    return choice ? [choice] : [];
  });
}

/** With nobody at home every space is closed: that is said once, where somebody asks. */
const NOBODY_HOME = "why-50";

/** Whether it matters now that a space is closed. */
const matters = (bench: Bench, prospect: Prospect | undefined): prospect is Prospect =>
  prospect !== undefined &&
  prospect.why !== "" &&
  prospect.why !== NOBODY_HOME &&
  bench.legal.length > 0 &&
  (bench.view.phase === Phase.VASSAL || bench.view.main === Main.NONE);

/** What is missing for a space, by unit. */
export const lackingFor = (bench: Bench, prospect: Prospect | undefined): Record<string, number> =>
  matters(bench, prospect) ? prospect.lacking : {};

/** Why a space is closed, in one word. */
export function closedWord(bench: Bench, prospect: Prospect | undefined): string {
  if (!matters(bench, prospect)) return "";
  const id = `closed-${prospect.why.slice(4)}`;
  const word = bench.words(id);
  return word === id ? "" : word;
}

/** Tiles of the hand that may be laid, by plot or by tile. */
export function lays(bench: Bench, wanted: { slot?: number; tile?: string }): Choice[] {
  return bench.legal.filter(
    ({ json }) =>
      json.verb === "lay" &&
      (wanted.slot === undefined || json.slot === `W${wanted.slot + 1}`) &&
      (!wanted.tile || json.tile === wanted.tile),
  );
}

/** Free actions of this moment: riders that may ride on, dragons that may help. */
export function freeActions(bench: Pick<Bench, "view" | "legal">): Choice[] {
  if (bench.view.phase === Phase.TRIGGER) return [];
  return bench.legal.filter(({ json }) => json.verb === "advance" || json.verb === "ability");
}

/** What comes home when asked. */
export const recalls = (bench: Bench): Choice[] => bench.legal.filter(({ json }) => json.verb === "recall");

export const verbs = (bench: Bench, ...wanted: string[]): Choice[] =>
  bench.legal.filter(({ json }) => wanted.includes(json.verb));
