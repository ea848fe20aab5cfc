// The five games by name, without asking anyone: what the home page needs at once.

import { GAMES as KNOWN } from "../games";
import type { GameId } from "./protocol";
import { settings } from "./settings.svelte";

export interface Known {
  id: GameId;
  names: Record<string, string>;
  taglines: Record<string, string>;
  seats: readonly number[];
}

export const GAMES = KNOWN as readonly Known[];

export function known(game: string): Known | undefined {
  return GAMES.find((one) => one.id === game);
}

export function gameName(game: GameId): string {
  return known(game)?.names[settings.language] ?? game;
}

export function tagline(game: GameId): string {
  return known(game)?.taglines[settings.language] ?? "";
}
