// The review of a finished game: asked for, made by the server in its own time, and read.

import { api, Problem } from "./api";
import { someone } from "./person.svelte";
import type { Review as Document, ReviewAnswer } from "./protocol";
import { settings } from "./settings.svelte";

/** Milliseconds between two looks how far it is. */
const PAUSE = 1000;

export class Review {
  state = $state<ReviewAnswer["state"] | "asking" | "offline">("asking");
  done = $state(0);
  of = $state(0);
  shared = $state(false);
  found = $state.raw<Document | null>(null);
  /** Why something was refused, as the code of it. */
  problem = $state("");

  private stopped = false;

  constructor(
    readonly id: string,
    /** The reader's seat, whom it calls "you"; 0: nobody's. */
    readonly seat: number,
    /** Whether it is to be made if there is none. */
    wanted: boolean,
  ) {
    void this.load().then(() => {
      if (wanted && this.state === "none") void this.start();
    });
  }

  async load(): Promise<void> {
    try {
      this.take(await api.review(this.id, settings.language, this.seat));
    } catch {
      this.state = "offline";
    }
  }

  async start(): Promise<void> {
    this.problem = "";
    try {
      await someone();
      this.take(await api.startReview(this.id));
      while (!this.stopped && (this.state === "working" || (this.state === "ready" && !this.found))) {
        if (this.state === "working") await new Promise((go) => setTimeout(go, PAUSE));
        await this.load();
      }
    } catch (error) {
      this.problem = error instanceof Problem ? error.code.replace("_", "-") : "broken";
    }
  }

  async share(shared: boolean): Promise<void> {
    this.problem = "";
    try {
      this.shared = (await api.shareReview(this.id, shared)).shared;
    } catch (error) {
      this.problem = error instanceof Problem ? error.code.replace("_", "-") : "broken";
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private take(answer: ReviewAnswer): void {
    this.state = answer.state;
    this.done = answer.done;
    this.of = answer.of;
    this.shared = answer.shared;
    if (answer.review) this.found = answer.review;
  }
}

/** Points with their sign, finer where they are few. */
export function signed(points: number): string {
  const few = Math.abs(points) < 9.95;
  return points.toLocaleString(settings.language, {
    signDisplay: "exceptZero",
    minimumFractionDigits: few ? 1 : 0,
    maximumFractionDigits: few ? 1 : 0,
  });
}

export function plain(points: number, digits = 0): string {
  return points.toLocaleString(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
