// HTTP: one function that asks, and one error that says what went wrong.

import type {
  GameId,
  GameInfo,
  Language,
  Lesson,
  Person,
  ReplayPage,
  RuleBook,
  TableForMe,
  Verdict,
} from "./protocol";

export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

let csrf = "";

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
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
    throw new Problem("offline", "the server cannot be reached", 0);
  }
  const text = await answer.text();
  let found: unknown = null;
  try {
    found = text ? JSON.parse(text) : null;
  } catch {
    // Not JSON: something between us and the server has answered.
  }
  if (!answer.ok) {
    const problem = (found as { error?: { code: string; message: string } } | null)?.error;
    throw new Problem(problem?.code ?? "broken", problem?.message ?? answer.statusText, answer.status);
  }
  if (found && typeof found === "object" && "csrf" in found) csrf = String(found.csrf);
  return found as T;
}

/** Forget the person's token: they have gone. */
export function forget(): void {
  csrf = "";
}

export const api = {
  me: () => ask<Person>("GET", "/me"),
  guest: (name: string, language: Language) => ask<Person>("POST", "/guests", { name, language }),
  change: (change: { name?: string; language?: Language }) => ask<Person>("PUT", "/me", change),
  games: () => ask<GameInfo[]>("GET", "/games"),
  rules: (game: GameId) => ask<RuleBook>("GET", `/games/${game}/rules`),
  account: (name: string, passphrase: string) => ask<Person>("POST", "/me/account", { name, passphrase }),
  signIn: (name: string, passphrase: string) => ask<Person>("POST", "/session", { name, passphrase }),
  signOut: () => ask<unknown>("DELETE", "/session"),
  muted: () => ask<string[]>("GET", "/me/muted"),
  unmute: (name: string) => ask<unknown>("DELETE", `/me/muted/${encodeURIComponent(name)}`),
  vanish: () => ask<unknown>("DELETE", "/me"),
  lobby: () => ask<TableForMe[]>("GET", "/tables"),
  mine: () => ask<TableForMe[]>("GET", "/me/tables"),
  open: (table: unknown) => ask<TableForMe>("POST", "/tables", table),
  table: (id: string) => ask<TableForMe>("GET", `/tables/${id}`),
  join: (id: string, seat?: number) =>
    ask<TableForMe>("POST", `/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<unknown>("POST", `/tables/${id}/leave`),
  kick: (id: string, seat: number) => ask<TableForMe>("POST", `/tables/${id}/kick`, { seat }),
  close: (id: string) => ask<unknown>("POST", `/tables/${id}/close`),
  putAway: (id: string) => ask<TableForMe>("POST", `/tables/${id}/put-away`, {}),
  start: (id: string) => ask<TableForMe>("POST", `/tables/${id}/start`),
  lesson: (game: GameId, language: Language) =>
    ask<Lesson>("GET", `/games/${game}/lesson?language=${language}`),
  beginLesson: (game: GameId) => ask<TableForMe>("POST", `/games/${game}/lesson`),
  replay: (id: string, eyes: string, from: number, language: Language) =>
    ask<ReplayPage>(
      "GET",
      `/tables/${id}/replay?from=${from}&count=100&language=${language}${eyes ? `&seat=${eyes}` : ""}`,
    ),
  branch: (id: string, move: number, seat: number, level: string) =>
    ask<TableForMe>("POST", `/tables/${id}/branch`, { move, seat, level }),
  verify: (id: string) => ask<Verdict>("GET", `/tables/${id}/verify`),
  rematch: (id: string) => ask<TableForMe>("POST", `/tables/${id}/rematch`),
};
