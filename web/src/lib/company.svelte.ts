// What is new for whoever sits here, wherever they are: invitations, questions, a word from the operator.

import { api } from "./api";
import type { CompanyNews } from "./protocol";

const READ = "lindwurm-announced";
const EVERY = 60_000;

class Company {
  news = $state.raw<CompanyNews | null>(null);
  /** Counts how often something was new: who shows friends looks again. */
  nudges = $state(0);
  /** Tables and questions that one does not want to be asked about again in this window. */
  private later = $state.raw<string[]>([]);
  private read = $state(Number(localStorage.getItem(READ)) || 0);
  /** Whether a board fills the screen: news lie over it, and only what cannot wait. */
  board = $state(false);
  /** The page that is open needs no news of itself. */
  here = $state("");
  /** Whom one has just asked to play once more, and at which table they are awaited. */
  again = $state.raw<{ table: string; names: string[] } | null>(null);

  ban = $derived(this.news?.ban ?? null);
  announcement = $derived.by(() => {
    const said = this.news?.announcement ?? null;
    return said && said.id > this.read ? said : null;
  });
  invitations = $derived(
    (this.news?.invitations ?? []).filter(({ table }) => table !== this.here && !this.later.includes(table)),
  );
  asks = $derived(this.later.includes(`asks-${this.news?.asks}`) ? 0 : (this.news?.asks ?? 0));
  any = $derived(
    this.ban !== null || this.announcement !== null || this.invitations.length > 0 || this.asks > 0,
  );

  /** Look from time to time while the page is seen; a socket says when it is worth it. */
  follow(): () => void {
    const first = setTimeout(this.look, 2000); // what the page itself needs goes first
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") this.look();
    }, EVERY);
    const seen = () => {
      if (document.visibilityState === "visible") this.look();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  /** There is something new. */
  nudged(): void {
    this.nudges++;
    this.look();
  }

  look = (): void => {
    api.company().then(
      (news) => (this.news = news),
      () => {}, // the next look will do
    );
  };

  putOff(what: string): void {
    this.later = [...this.later, what];
  }

  understood(): void {
    this.read = this.announcement!.id;
    localStorage.setItem(READ, `${this.read}`);
  }
}

export const company = new Company();
