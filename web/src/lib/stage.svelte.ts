// Positions arrive faster than people can watch. The stage plays each one's events in order, then
// shows the position; a tap finishes what is playing.

import type { BoardModule } from "./boards";
import type { Happening, Position } from "./protocol";
import { still } from "./settings.svelte";

/** Who has been away is not shown more than this many events one by one. */
const MOST = 12;
/** How long an event is shown where no board says how long. */
const PLAIN = 320;

export interface Audience {
  /** An event begins to be shown. */
  event(event: Happening): void;
  /** Everything that has arrived has been shown. */
  idle(): void;
}

export class Stage {
  /** What is shown. */
  position = $state.raw<Position | null>(null);
  /** What the events being played lead to. */
  next = $state.raw<Position | null>(null);
  /** The event being played. */
  event = $state.raw<Happening | null>(null);
  /** All events that have been shown: the log. */
  log = $state.raw<Happening[]>([]);
  /** How fast it plays: 1 as the boards want it, 2 twice as fast. */
  speed = $state(1);

  private queue: Position[] = [];
  private running = false;
  private hurry: (() => void) | null = null;

  constructor(private readonly audience: Audience) {}

  board: BoardModule | null = null;

  /** A new position has arrived. */
  arrive(position: Position): void {
    const known = this.queue.at(-1) ?? this.next ?? this.position;
    const undone = known !== null && position.undos !== known.undos;
    const other = known !== null && position.seat !== known.seat;
    // One move can bring a whole battle; only what several moves bring is too much to watch.
    const missed = known !== null && position.number > known.number + 1;
    if (known === null || undone || other || (missed && position.events.length > MOST)) {
      this.settle(position);
      return;
    }
    this.queue.push(position);
    if (!this.running) void this.run();
  }

  /** Show this at once, whatever is playing. */
  show(position: Position, log?: Happening[]): void {
    this.queue = [];
    this.next = null;
    this.settle(position);
    if (log) this.log = log;
  }

  /** Finish everything that is playing at once. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.next;
    if (last) this.settle(last);
  }

  get playing(): boolean {
    return this.next !== null;
  }

  private settle(position: Position): void {
    for (const one of [...(this.next ? [this.next] : []), ...this.queue, position]) this.note(one);
    this.queue = [];
    this.next = null;
    this.event = null;
    this.position = position;
    this.hurry?.();
    if (!this.running) this.audience.idle();
  }

  /** Put a position's events into the log, once. */
  private note(position: Position): void {
    const kept = this.log.slice(0, position.events_from);
    this.log = [...kept, ...position.events];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let one = this.queue.shift(); one; one = this.queue.shift()) {
      this.next = one;
      let from = one.events_from;
      for (const event of one.events) {
        this.event = event;
        this.log = [...this.log.slice(0, from++), event];
        this.audience.event(event);
        await this.pause(this.board ? this.board.timing(event) : PLAIN);
        if (this.next !== one) break;
      }
      if (this.next !== one) continue; // somebody has skipped ahead
      this.event = null;
      this.next = null;
      this.position = one;
    }
    this.running = false;
    this.audience.idle();
  }

  /** The more waits, the faster it goes. */
  private get hasty(): number {
    return this.speed * (1 + this.queue.length / 3);
  }

  private async pause(milliseconds: number): Promise<void> {
    const time = (still() ? Math.min(milliseconds, 250) : milliseconds) / this.hasty;
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.hurry = null;
  }
}
