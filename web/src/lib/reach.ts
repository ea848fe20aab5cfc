// Which address a friend can open. The one in the address bar is right, unless it means this machine alone.

import { api } from "./api";

export interface Invitation {
  /** Beginnings of links, the best first. */
  addresses: string[];
  /** Why nobody else can open them: the server hears this machine only, or it does not know its own address. */
  trouble: "deaf" | "unknown" | null;
}

/** Whether an address means whoever opens it: `localhost` is somebody else on each machine. */
export function means(hostname: string): "here" | "network" {
  const plain = hostname.replace(/^\[|\]$/g, "");
  const here = plain === "localhost" || plain.endsWith(".localhost") || plain === "::1";
  return here || /^127\./.test(plain) ? "here" : "network";
}

/** Find out what a link for friends begins with. */
export async function invitation(): Promise<Invitation> {
  if (means(location.hostname) === "network") return { addresses: [location.origin], trouble: null };
  const found = await api.reach().catch(() => ({ listens: true, addresses: [] }));
  if (found.addresses.length > 0) return { addresses: found.addresses, trouble: null };
  return { addresses: [location.origin], trouble: found.listens ? "unknown" : "deaf" };
}
