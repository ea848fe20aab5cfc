// Opening tables with one click: sensible seats for each game, and a name for whoever has none.

import { expectTable } from "./ahead";
import { api } from "./api";
import { known } from "./catalogue";
import { someone } from "./person.svelte";
import type { GameId } from "./protocol";
import { say } from "./texts.svelte";

/** How many sit down when nobody says otherwise. */
const USUAL: Record<GameId, number> = {
  schutt_und_asche: 4,
  drachenfels: 3,
  dragon_farkle: 3,
  simurgh: 3,
  dragonquest: 2,
};

export type Company = "bots" | "friends" | "screen";

export function usualSeats(game: GameId): number {
  return Math.min(USUAL[game], Math.max(...(known(game)?.seats ?? [2])));
}

/** Open a table and return its id. Against bots and on one screen it begins at once. */
export async function open(game: GameId, company: Company): Promise<string> {
  expectTable(game);
  const person = await someone();
  const count = company === "bots" ? usualSeats(game) : 2;
  const seats = Array.from({ length: count }, (_, i) => {
    if (i === 0) return { kind: "me", name: person.name };
    if (company === "bots") return { kind: "bot", level: "adept" };
    if (company === "friends") return { kind: "open" };
    return { kind: "me", name: say("player-number", { number: i + 1 }) };
  });
  const made = await api.open({ game, seats, public: false });
  if (company !== "friends") await api.start(made.table.id);
  return made.table.id;
}
