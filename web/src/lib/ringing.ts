// This browser rings when it is one's turn: Web Push, as far as the browser has it.

import { own } from "./own";
import type { TurnWays } from "./protocol";
import { RINGS } from "./waiting.svelte";

/** What is in the way of ringing here; "": nothing. */
export type Obstacle = "" | "insecure" | "unable" | "denied";

export function obstacle(): Obstacle {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "";
}

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Ask the browser for an address for messages of this server, and tell it the server. */
async function subscribe(key: string): Promise<TurnWays> {
  const worker = await navigator.serviceWorker.ready;
  let found = await worker.pushManager.getSubscription();
  const known = found?.options.applicationServerKey;
  if (found && known && text(known) !== key) {
    await found.unsubscribe(); // the server has another key now
    found = null;
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const ways = await own.ringHere({
    endpoint: found.endpoint,
    p256dh: text(found.getKey("p256dh")),
    auth: text(found.getKey("auth")),
  });
  localStorage.setItem(RINGS, "yes");
  return ways;
}

/** Ring here from now on, if the person at the browser allows it; null: they do not. */
export async function ring(key: string): Promise<TurnWays | null> {
  return (await Notification.requestPermission()) === "granted" ? subscribe(key) : null;
}

/** Go on ringing: browsers change their addresses, and a new session has to hear of it. */
export async function ringOn(): Promise<void> {
  if (obstacle() || Notification.permission !== "granted") return;
  const { key } = await own.turnWays();
  if (key) await subscribe(key);
}

/** Ring no more in this browser. */
export async function silence(): Promise<void> {
  localStorage.removeItem(RINGS);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
