// HTTP: one function that asks, and one error that says what went wrong.

import type { PlainBoard } from "../plain/declared";
import { heard } from "./app.svelte";
import type { GameRecord } from "./fairness";
import { shownKey } from "./played";
import type {
  Book,
  Changeable,
  Chronicle,
  CompanyNews,
  FinishedGames,
  GameId,
  GameInfo,
  House,
  Language,
  Learning,
  Lesson,
  Person,
  Puzzle,
  PuzzleSaid,
  Reach,
  ReplayPage,
  ReviewAnswer,
  RuleBook,
  SessionInfo,
  Shows,
  TableForMe,
  Times,
  TurnWays,
  VariantBoard,
  VariantInfo,
} from "./protocol";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** After how many seconds it may be tried again, if that was said. */
    readonly wait: number | null = null,
  ) {
    super(message);
  }
}

let csrf = "";

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { ...more };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (csrf) headers["x-csrf-token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    heard(null);
    throw new Problem("offline", "the server cannot be reached", 0);
  }
  const text = await answer.text();
  let found: unknown = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    // Not JSON: something between us and the server has answered.
  }
  const problem = (found as { error?: { code: string; message: string } } | null)?.error;
  // What a proxy says that finds no server behind it.
  const away = [502, 503, 504].includes(answer.status) && !problem;
  heard(away ? null : answer);
  if (away) throw new Problem("offline", "the server cannot be reached", 0);
  if (!answer.ok) {
    const wait = Number(answer.headers.get("retry-after")) || null;
    throw new Problem(problem?.code ?? "broken", problem?.message ?? answer.statusText, answer.status, wait);
  }
  if (found && typeof found === "object" && "csrf" in found) csrf = String(found.csrf);
  return found as T;
}

/** Forget the person's token: they have gone. */
export function forget(): void {
  csrf = "";
}

/** Which variant of a game, with which options, in which language. */
function asPlayed(game: GameId, language: Language, options: Record<string, string>): URLSearchParams {
  const query = new URLSearchParams({ language });
  const variant = shownKey(game);
  if (variant) query.set("variant", variant);
  for (const [name, value] of Object.entries(options)) query.append("option", `${name}=${value}`);
  return query;
}

export const api = {
  me: () => ask<Person>("GET", "/me"),
  guest: (name: string, language: Language) => ask<Person>("POST", "/guests", { name, language }),
  change: (change: { name?: string; language?: Language; shows?: Shows; likeness?: string }) =>
    ask<Person>("PUT", "/me", change),
  games: () => ask<GameInfo[]>("GET", "/games"),
  words: (game: GameId, language: Language) =>
    ask<{ text: string }>("GET", `/games/${game}/words?language=${language}`),
  board: (game: GameId) => ask<PlainBoard>("GET", `/games/${game}/board`),
  rules: (game: GameId) => ask<RuleBook>("GET", `/games/${game}/rules`),
  variant: (key: string) =>
    ask<{ variant: VariantInfo; game: GameInfo }>("GET", `/variants/${encodeURIComponent(key)}`),
  variantBoard: (key: string) => ask<VariantBoard>("GET", `/variants/${key}/board`),
  book: (game: GameId, language: Language, options: Record<string, string> = {}) =>
    ask<Book>("GET", `/games/${game}/book?${asPlayed(game, language, options)}`),
  goal: (game: GameId, language: Language, options: Record<string, string>) =>
    ask<Book["goal"]>("GET", `/games/${game}/book/goal?${asPlayed(game, language, options)}`),
  waiting: () => ask<string[]>("GET", "/me/turns/waiting"),
  house: () => ask<House>("GET", "/house"),
  reach: () => ask<Reach>("GET", "/reach"),
  times: (id: string) => ask<Times>("GET", `/tables/${id}/times`),
  open: (table: unknown) => ask<TableForMe>("POST", "/tables", table),
  table: (id: string) => ask<TableForMe>("GET", `/tables/${id}`),
  join: (id: string, seat: number, commitment: string) =>
    ask<TableForMe>("POST", `/tables/${id}/join`, { seat, commitment }),
  commit: (id: string, commitment: string) => ask<TableForMe>("POST", `/tables/${id}/commit`, { commitment }),
  leave: (id: string) => ask<unknown>("POST", `/tables/${id}/leave`),
  kick: (id: string, seat: number) => ask<TableForMe>("POST", `/tables/${id}/kick`, { seat }),
  close: (id: string) => ask<unknown>("POST", `/tables/${id}/close`),
  putAway: (id: string) => ask<TableForMe>("POST", `/tables/${id}/put-away`, {}),
  start: (id: string, salt?: string) =>
    ask<TableForMe>("POST", `/tables/${id}/start`, salt === undefined ? undefined : { salt }),
  reveal: (id: string, salt: string) => ask<TableForMe>("POST", `/tables/${id}/reveal`, { salt }),
  lesson: (game: GameId, language: Language) =>
    ask<Lesson>("GET", `/games/${game}/lesson?language=${language}`),
  learning: () => ask<Learning[]>("GET", "/me/lessons"),
  /** Begin a chapter, or without one go on where the lesson was left. */
  beginLesson: (game: GameId, chapter?: string) =>
    ask<TableForMe>("POST", `/games/${game}/lesson`, chapter === undefined ? {} : { chapter }),
  replay: (id: string, eyes: string, from: number, language: Language) =>
    ask<ReplayPage>(
      "GET",
      `/tables/${id}/replay?from=${from}&count=100&language=${language}${eyes ? `&seat=${eyes}` : ""}`,
    ),
  branch: (id: string, move: number, seat: number, level: string, commitment: string) =>
    ask<TableForMe>("POST", `/tables/${id}/branch`, { move, seat, level, commitment }),
  review: (id: string, language: Language, seat: number) =>
    ask<ReviewAnswer>("GET", `/tables/${id}/review?language=${language}${seat ? `&seat=${seat}` : ""}`),
  startReview: (id: string) => ask<ReviewAnswer>("POST", `/tables/${id}/review`),
  shareReview: (id: string, shared: boolean) =>
    ask<ReviewAnswer>("PUT", `/tables/${id}/review/shared`, { shared }),
  puzzle: (game: GameId, id: string, language: Language) =>
    ask<Puzzle>(
      "GET",
      `/games/${game}/puzzle?language=${language}${id ? `&id=${encodeURIComponent(id)}` : ""}`,
    ),
  /** Say what one would do (null: give up), or ask why something cannot be done. */
  solve: (
    game: GameId,
    id: string,
    language: Language,
    action: string | Record<string, unknown> | null,
    why = false,
  ) => ask<PuzzleSaid>("POST", `/games/${game}/puzzle/${id}?language=${language}`, { action, why }),
  company: () => ask<CompanyNews>("GET", "/company"),
  record: (id: string) => ask<GameRecord>("GET", `/tables/${id}/record`),
  rematch: (id: string) => ask<TableForMe>("POST", `/tables/${id}/rematch`),
};
