// Paths of this page. The server answers all of them with the same page.

import { leaving } from "./landing";

export interface Place {
  page: string;
  id: string;
  query: URLSearchParams;
}

/** What an address means; one that means nothing is taken as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Place {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { page, id: decoded(id), query: new URLSearchParams(location.search) };
}

export const place = $state<{ now: Place }>({ now: read() });

export function go(path: string): void {
  history.pushState(null, "", path);
  leaving();
  place.now = read();
  scrollTo(0, 0);
}

/** Let links within the page change the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    leaving();
    place.now = read();
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
