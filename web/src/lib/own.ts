// What is asked of the server on pages of one's own: account, chronicle, being told of one's turn, variants.

import { ask } from "./api";
import type {
  Changeable,
  Chronicle,
  FinishedGames,
  GameId,
  Language,
  Person,
  SessionInfo,
  TableForMe,
  TurnWays,
  VariantInfo,
} from "./protocol";

export const own = {
  /** One's own chronicle, or that of somebody by name. */
  chronicle: (of: string, language: Language) =>
    ask<Chronicle>("GET", `/chronicle?${new URLSearchParams({ language, ...(of && { of }) })}`),
  moreFinished: (of: string, before: string) =>
    ask<FinishedGames>("GET", `/chronicle/finished?${new URLSearchParams({ before, ...(of && { of }) })}`),
  variants: (game: GameId) => ask<VariantInfo[]>("GET", `/variants?game=${game}`),
  bring: (text: string, language: Language) => ask<VariantInfo>("POST", "/variants", { text, language }),
  drop: (key: string) => ask<unknown>("DELETE", `/variants/${key}`),
  changeable: (game: GameId) => ask<Changeable>("GET", `/games/${game}/changeable`),
  account: (name: string, passphrase: string) => ask<Person>("POST", "/me/account", { name, passphrase }),
  signIn: (name: string, passphrase: string, carry: boolean) =>
    ask<Person>("POST", "/session", { name, passphrase, carry }),
  changePassphrase: (old: string, passphrase: string) =>
    ask<Person>("PUT", "/me/passphrase", { old, passphrase }),
  recover: (name: string, code: string, passphrase: string) =>
    ask<Person>("POST", "/session/recovery", { name, code, passphrase }),
  sessions: () => ask<SessionInfo[]>("GET", "/me/sessions"),
  endSession: (id: string) => ask<SessionInfo[]>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
  endOthers: () => ask<SessionInfo[]>("DELETE", "/me/sessions"),
  turnWays: () => ask<TurnWays>("GET", "/me/turns"),
  ringHere: (browser: { endpoint: string; p256dh: string; auth: string }) =>
    ask<TurnWays>("PUT", "/me/turns/browser", browser),
  ringNoMore: (id: string) => ask<TurnWays>("DELETE", `/me/turns/browser/${encodeURIComponent(id)}`),
  writeTo: (address: string) => ask<TurnWays>("PUT", "/me/turns/mail", { address }),
  writeNoMore: () => ask<TurnWays>("DELETE", "/me/turns/mail"),
  confirmAddress: (token: string) => ask<unknown>("POST", "/turns/confirm", { token }),
  stopMail: (token: string) => ask<unknown>("POST", `/turns/stop?token=${encodeURIComponent(token)}`),
  codesLeft: () => ask<{ left: number }>("GET", "/me/recovery-codes"),
  newCodes: (passphrase: string) => ask<{ codes: string[] }>("POST", "/me/recovery-codes", { passphrase }),
  signOut: () => ask<unknown>("DELETE", "/session"),
  muted: () => ask<string[]>("GET", "/me/muted"),
  unmute: (name: string) => ask<unknown>("DELETE", `/me/muted/${encodeURIComponent(name)}`),
  vanish: (passphrase?: string) => ask<unknown>("DELETE", "/me", passphrase ? { passphrase } : undefined),
  keep: (id: string, kept: boolean) => ask<TableForMe>("PUT", `/tables/${id}/kept`, { kept }),
  mine: () => ask<TableForMe[]>("GET", "/me/tables"),
};
