// Opening tables with one click: sensible seats for each game, and a name for whoever has none.

import { expectTable } from "./ahead";
import { api } from "./api";
import { usualSeats } from "./catalogue";
import { someone } from "./person.svelte";
import type { GameId } from "./protocol";
import { sealed, start } from "./sealing";
import { settings } from "./settings.svelte";

export type Company = "bots" | "friends" | "screen";

/** The seat (from 0) on which I sit among so many: the one with my mark, if it is there. */
export function mySeat(count: number): number {
  return settings.mark <= count ? settings.mark - 1 : 0;
}

/** Open a table and return its id. Against bots and on one screen, where everybody has a name, it begins at once. */
export async function open(game: GameId, company: Company, names: string[] = []): Promise<string> {
  expectTable(game);
  const person = await someone();
  const count = { bots: usualSeats(game), friends: 2, screen: names.length }[company];
  const mine = mySeat(count);
  const seats = Array.from({ length: count }, (_, i) => {
    if (company === "screen") return { kind: "me", name: names[i]! };
    if (i === mine) return { kind: "me", name: person.name };
    return company === "bots" ? { kind: "bot", level: "adept" } : { kind: "open" };
  });
  const made = await sealed(null, (commitment) => api.open({ game, seats, public: false, commitment }));
  if (company !== "friends") await start(made);
  return made.table.id;
}
