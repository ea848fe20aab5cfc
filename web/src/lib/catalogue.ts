// The games by name, in the order of the home page and without asking anyone: what it needs at once.

import { GAMES as KNOWN } from "../games";
import type { GameId } from "./protocol";
import { settings } from "./settings.svelte";

export interface Known {
  id: GameId;
  names: Record<string, string>;
  taglines: Record<string, string>;
  seats: readonly number[];
  usualSeats: number;
  /** How long a game takes, from and to. */
  minutes: readonly [number, number] | null;
}

export const GAMES: readonly Known[] = KNOWN;

export function known(game: string): Known | undefined {
  return GAMES.find((one) => one.id === game);
}

/** How many sit down when nobody says otherwise. */
export function usualSeats(game: GameId): number {
  return known(game)?.usualSeats ?? 2;
}

export function gameName(game: GameId): string {
  return known(game)?.names[settings.language] ?? game;
}

export function tagline(game: GameId): string {
  return known(game)?.taglines[settings.language] ?? "";
}
