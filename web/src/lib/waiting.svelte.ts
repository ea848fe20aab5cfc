// The games that wait for whoever sits here: their number stands in the page's title and on its icon.

import { api } from "./api";

/** The mark of a browser that rings when it is one's turn (lib/ringing.ts). */
export const RINGS = "lindwurm-rings";
/** Whether this browser has ever been anybody; person.svelte.ts keeps it. */
const KNOWN = "lindwurm-known";
/** Milliseconds after which is asked again, where no lobby tells it. */
const EVERY = 120_000;

const page = $state({ what: "", yours: false, tables: [] as readonly string[], path: location.pathname });

/** Name the page: what it shows, and whether it waits for you. */
export function titled(what: string, yours = false): void {
  page.what = what;
  page.yours = yours;
  page.path = location.pathname;
}

/** These tables wait. */
export function waitFor(tables: readonly string[]): void {
  if (tables.join() !== page.tables.join()) page.tables = tables;
}

async function ask(): Promise<void> {
  if (localStorage.getItem(KNOWN)) waitFor(await api.waiting().catch(() => page.tables));
}

let drawn = false;

/** Tell on title and icon, for ever, how many games wait beside the one that is shown. */
export function followWaiting(): void {
  const soon = () => void ask();
  setTimeout(soon, 2000); // after what the page itself needs
  setInterval(soon, EVERY);
  document.addEventListener("visibilitychange", () => document.hidden || soon());
  navigator.serviceWorker?.addEventListener("message", (event) => event.data === "turns" && soon());
  if (localStorage.getItem(RINGS))
    setTimeout(() => void import("./ringing").then(({ ringOn }) => ringOn()).catch(() => {}), 3000);
  $effect.root(() => {
    $effect(() => {
      const others = page.tables.filter((id) => page.path !== `/table/${id}`).length;
      const { what, yours } = page;
      document.title = `${others ? `(${others}) ` : ""}${yours ? "● " : ""}${what ? `${what} · ` : ""}Lindwurm`;
      // What draws comes when there is something to draw, or what was rung for may be put away.
      drawn ||= page.tables.length > 0 || localStorage.getItem(RINGS) !== null;
      const all = page.tables.length;
      if (drawn) void import("./badge").then(({ draw }) => draw(others, all)).catch(() => {});
    });
  });
}
