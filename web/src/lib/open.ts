// Opening tables with one click: sensible seats for each game, and a name for whoever has none.

import { expectTable } from "./ahead";
import { api } from "./api";
import { usualSeats } from "./catalogue";
import { someone } from "./person.svelte";
import type { GameId } from "./protocol";
import { sealed, start } from "./sealing";
import { say } from "./texts.svelte";

export type Company = "bots" | "friends" | "screen";

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
  const made = await sealed(null, (commitment) => api.open({ game, seats, public: false, commitment }));
  if (company !== "friends") await start(made);
  return made.table.id;
}
