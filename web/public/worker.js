// What lets Lindwurm start without a connection: the client, and what of rule books, score pads, puzzles, lessons, replays,
// reviews and chronicles this browser has seen. Tables are never kept: what they show is true at the server alone.
// And what shows a message that it is somebody's turn.

const CLIENT = "lindwurm-client";
const SEEN = "lindwurm-seen";
/** Files and answers that are kept; of more, the oldest go. */
const MOST = { [CLIENT]: 400, [SEEN]: 300 };

const READABLE = [
  /^\/api\/games$/,
  /^\/api\/games\/[^/]+\/(book|rules|words|board|puzzle|lesson|pad)$/,
  /^\/api\/variants\/[^/]+(\/board)?$/,
  /^\/api\/tables\/[^/]+\/(replay|review|record)$/,
  /^\/api\/chronicle$/,
  /^\/api\/house$/,
];

/** A table's own description is kept once its game is over: a replay begins with it. */
const TABLE = /^\/api\/tables\/[^/]+$/;
const isOver = async (answer) => (await answer.clone().json()).table?.status === "over";

/** Answers after which what was kept of a page is not shown any more: it is gone, or not this person's to see. */
const NO_MORE = [401, 403, 404, 410];

/** How often somebody has gone: what was asked for before that is not kept after it. */
let gone = 0;

async function keep(where, request, answer) {
  const cache = await caches.open(where);
  if (NO_MORE.includes(answer.status)) await cache.delete(request);
  if (answer.status !== 200) return;
  await cache.delete(request); // what was used last is the last to go
  await cache.put(request, answer);
  const kept = await cache.keys();
  for (const one of kept.slice(0, Math.max(0, kept.length - MOST[where]))) await cache.delete(one);
}

/** Keep the first page and all files that it names: with these the client starts. */
async function renew() {
  const page = await fetch("/", { cache: "no-cache" });
  const names = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((one) => one[1]);
  for (const name of new Set(names)) {
    if (!(await caches.match(name))) await keep(CLIENT, name, await fetch(name));
  }
  await keep(CLIENT, "/", page);
}

/** Whether it is a proxy that finds no server behind it: that is being without one, too. A server that refuses says so in JSON. */
const away = ({ status, headers }) =>
  [502, 503, 504].includes(status) && !headers.get("content-type")?.includes("json");

/** Ask the server; without it, return what was kept, if anything was, and that it is that. */
async function orKept(request, name) {
  const answer = await fetch(request).catch((error) => error);
  if (answer instanceof Response && !away(answer)) return { answer, kept: false };
  const kept = await caches.match(name);
  if (kept) return { answer: kept, kept: true };
  if (answer instanceof Response) return { answer, kept: false };
  throw answer;
}

/** Ask the server, and keep what it says; without it, say what was kept, marked as that. */
async function rememberedly(event) {
  const before = gone;
  const { answer, kept } = await orKept(event.request, event.request);
  if (kept) {
    const headers = new Headers(answer.headers);
    headers.set("x-lindwurm-kept", "yes");
    return new Response(answer.body, { status: answer.status, headers });
  }
  const copy = answer.clone();
  const remember = async () => {
    const running = TABLE.test(new URL(event.request.url).pathname) && copy.ok && !(await isOver(copy));
    if (running || before !== gone) return;
    await keep(SEEN, event.request, copy);
    if (before !== gone) await caches.delete(SEEN);
  };
  event.waitUntil(remember().catch(() => {}));
  return answer;
}

async function file(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept; // its name says what is in it
  const answer = await fetch(event.request);
  event.waitUntil(keep(CLIENT, event.request, answer.clone()).catch(() => {}));
  return answer;
}

/** Whether the page came from the server just now. Then the browser fetches files by itself, out of what it keeps for a
 * year: each of them would take several milliseconds longer by way of here. */
let reached = false;
/** Milliseconds in which the page is painted, before anything is done that only the next one without a server wants. */
const PAINTED = 2000;
const painted = () => new Promise((resolve) => setTimeout(resolve, PAINTED));

async function keepFile(name) {
  await painted();
  if (!(await caches.match(name))) await keep(CLIENT, name, await fetch(name));
}

async function page(event) {
  const { answer, kept } = await orKept(event.request, "/");
  reached = !kept;
  if (reached)
    event.waitUntil(
      painted()
        .then(renew)
        .catch(() => {}),
    );
  return answer;
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(renew());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  // Somebody has signed out: what they have seen is not the next one's.
  if (event.data !== "forget") return;
  gone += 1;
  event.waitUntil(caches.delete(SEEN));
});
self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) {
    if (!reached) return event.respondWith(file(event));
    event.waitUntil(keepFile(pathname).catch(() => {}));
  } else if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event));
  else if ([...READABLE, TABLE].some((one) => one.test(pathname))) event.respondWith(rememberedly(event));
});

// -- It is your turn ------------------------------------------------------------------------------------------------

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (one) => new URL(one.url).pathname;

/** Show a message, in place of the one before; not to somebody who has that very table before their eyes. */
async function called({ title, body, url, count, language, tables }) {
  const open = await windows();
  for (const one of open) one.postMessage("turns");
  await self.navigator.setAppBadge?.(count).catch(() => {});
  const seen = open.some((one) => one.visibilityState === "visible" && pathOf(one) === url);
  if (seen && count === 1) return;
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: "turn",
    renotify: true,
    icon: "/mark-192.png",
    badge: "/mark-192.png",
    data: { url, tables },
    actions: tables.slice(0, 2).map((one, at) => ({ action: `${at}`, title: one.title })),
  });
}

/** Go to the board: where it is open already, else in a window where nobody plays, else in a new one. */
async function lead(url) {
  const open = await windows();
  const there = open.find((one) => pathOf(one) === url);
  if (there) return there.focus();
  const free = open.find((one) => !pathOf(one).startsWith("/table/"));
  if (!free) return self.clients.openWindow(url);
  await free.focus().catch(() => {});
  return free.navigate(url).catch(() => self.clients.openWindow(url));
}

/** The browser has another address for messages now: the server has to hear of it. */
async function moved({ oldSubscription, newSubscription }) {
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { keys } = found.toJSON();
  const { csrf } = await (await fetch("/api/me")).json();
  await fetch("/api/me/turns/browser", {
    method: "PUT",
    headers: { "content-type": "application/json", "x-csrf-token": csrf },
    body: JSON.stringify({ endpoint: found.endpoint, ...keys }),
  });
}

self.addEventListener("push", (event) => event.data && event.waitUntil(called(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, tables } = event.notification.data;
  event.waitUntil(lead(event.action ? tables[Number(event.action)].url : url));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(moved(event)));
