// The games by name, in the order of the home page and without asking anyone: what it needs at once. Those that this
// client was not built with came along in the page, as data.

import { GAMES as KNOWN } from "../games";
import type { GameId, GameInfo, Table } from "./protocol";
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
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** Whether puzzles came with it. */
  puzzles: boolean;
  /** Whether it has a score pad. */
  pad: boolean;
  /** What kind of game it is, in a few words. */
  kinds: Record<string, string>;
}

const outside: GameInfo[] = JSON.parse(document.getElementById("games")?.textContent || "[]");

export const GAMES: readonly Known[] = [
  ...KNOWN,
  ...outside
    .filter((one) => !KNOWN.some(({ id }) => id === one.id))
    .sort((a, b) => a.shelf - b.shelf)
    .map((one) => ({ ...one, usualSeats: one.usual_seats })),
];

/** Give the games from outside their colour, as `accents.css` does for all others. */
export function colourOutside(): void {
  const sheet = new CSSStyleSheet();
  for (const { id, accent } of outside)
    if (accent && /^#[0-9a-f]{6}$/.test(accent))
      sheet.insertRule(`[data-game="${CSS.escape(id)}"] { --accent: ${accent}; }`);
  document.adoptedStyleSheets.push(sheet);
}

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

/** What is played at a table: its game, and the variant's name. */
export function tableName(table: Table): string {
  const variant = table.variant?.names[settings.language];
  return variant ? `${gameName(table.game)} · ${variant}` : gameName(table.game);
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
