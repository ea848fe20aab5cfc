// What is asked about other people: only pages that need it load it.

import { ask } from "./api";
import type { Friends, Somebody, TableGuest } from "./protocol";

export const people = {
  friends: () => ask<Friends>("GET", "/friends"),
  befriend: (who: Somebody) => ask<Friends>("POST", "/friends", who),
  part: (handle: string) => ask<Friends>("DELETE", `/friends/${handle}`),
  linkOwner: (code: string) =>
    ask<{ name: string; likeness: string; mine: boolean; friend: boolean }>(
      "GET",
      `/friends/link/${encodeURIComponent(code)}`,
    ),
  anotherLink: () => ask<Friends>("POST", "/friends/link"),
  block: (who: Somebody) => ask<Friends>("POST", "/blocks", who),
  unblock: (handle: string) => ask<Friends>("DELETE", `/blocks/${handle}`),
  guests: (table: string) => ask<TableGuest[]>("GET", `/tables/${table}/invitations`),
  invite: (table: string, friend: string) =>
    ask<TableGuest[]>("POST", `/tables/${table}/invitations`, { friend }),
  decline: (table: string) => ask<unknown>("DELETE", `/me/invitations/${table}`),
  report: (what: Somebody & { reason: string; words: string }) => ask<unknown>("POST", "/reports", what),
};
