// The games by name, in the order of the home page and without asking anyone: what it needs at once.

import { GAMES as KNOWN } from "../games";
import type { GameId } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

export interface Known {
  id: GameId;
  names: Record<string, string>;
  taglines: Record<string, string>;
  seats: readonly number[];
  usualSeats: number;
  /** How long a game takes, from and to. */
  minutes: readonly [number, number] | null;
  /** How much there is to learn, from 1 to 3. */
  weight: number | null;
  /** What kind of game it is, in a few words. */
  kinds: Record<string, string>;
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

/** What kind of game it is. */
export function kindOf(game: GameId): string {
  return known(game)?.kinds[settings.language] ?? "";
}

/** What one asks before choosing a game: for how many, how long, how hard. */
export function factsOf(game: GameId): { players: string; minutes: string; weight: string } {
  const { seats, minutes, weight } = known(game)!;
  const [least, most] = [seats[0]!, seats.at(-1)!];
  const [from, to] = minutes ?? [0, 0];
  return {
    players: say("game-players", { range: least === most ? `${least}` : `${least}–${most}` }),
    minutes: minutes ? say("game-minutes", { range: from === to ? `${from}` : `${from}–${to}` }) : "",
    weight: weight ? say(`game-weight-${weight}`) : "",
  };
}
