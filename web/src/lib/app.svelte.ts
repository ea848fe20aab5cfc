// Lindwurm as an app: what was seen can be read without a connection, and it is said that there is none.

import { soon } from "./later.svelte";

/** Whether the server cannot be reached at the moment. */
export const offline = $state({ now: !navigator.onLine });

/** What a browser offers once it would install the page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}
export const install = $state<{ offer: Offer | null }>({ offer: null });

/** Let the page start without a connection, where the browser allows that: over HTTPS, or on this machine. */
export function beAnApp(): void {
  addEventListener("online", () => (offline.now = false));
  addEventListener("offline", () => (offline.now = true));
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it is offered in the settings, where nobody is playing
    install.offer = event as Offer;
  });
  if (!("serviceWorker" in navigator)) return;
  // It keeps what this page has fetched, and asks whether there is a newer one: the board is painted first.
  soon(() => void navigator.serviceWorker.register("/worker.js").catch(() => {}));
}

/** Note whether an answer came from the server, or from what was kept (null: there was none). Those that a browser
 * may keep by itself prove nothing. */
export function heard(answer: Response | null): void {
  if (!answer || answer.headers.has("x-lindwurm-kept")) offline.now = true;
  else if (answer.headers.get("cache-control") === "no-store") offline.now = false;
}

/** Somebody has gone: what they have seen is not kept for whoever comes next. */
export function forgetSeen(): void {
  navigator.serviceWorker?.controller?.postMessage("forget");
  // A page that was loaded past the worker has none to tell.
  if ("caches" in self) void caches.delete("lindwurm-seen");
}
