// Fetching what will probably be wanted next, while the person is still making up their mind.

import { loadBoard } from "./boards";
import type { GameId } from "./protocol";
import { settings } from "./settings.svelte";
import { loadPageWords, loadWords } from "./texts.svelte";

export const loadTable = () =>
  Promise.all([import("../pages/Table.svelte"), loadPageWords("table")]).then(([page]) => page);

/** Fetch everything that a table of this game needs. If that fails now, it is tried again when it is needed. */
export function expectTable(game: GameId): void {
  void Promise.all([loadTable(), loadBoard(game), loadWords(game, settings.language)]).catch(() => {});
}
