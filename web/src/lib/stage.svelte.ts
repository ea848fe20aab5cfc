// Positions arrive faster than people can watch. The stage shows what happened one beat at a time, each for as
// long as it takes to see (`pace.ts` says how long), with the position before it still on the table; then it
// shows the position. It never goes faster by itself: somebody touches to go on, or catches up.

import type { BoardModule } from "./boards";
import {
  backlog,
  BEHIND,
  BRING,
  hurried,
  lasts,
  LOST,
  MOVES,
  runsOf,
  slots,
  turnsBehind,
  type Run,
} from "./pace";
import type { Beat, Happening, Position } from "./protocol";
import { settings } from "./settings.svelte";

export interface Audience {
  /** A beat begins to be shown. Says whether its place had to be brought into sight first. */
  beat(beat: Beat, head: Happening | null): boolean;
  /** Everything that has arrived has been shown: to its end, or because somebody did not want to wait. */
  idle(ended: Ended): void;
  /** Whether this seat is whoever looks: their own actions need no telling. */
  own(seat: number | null): boolean;
  /** Seconds left on the clock of whoever looks, if it runs. */
  left?(): number | null;
}

/** How the telling has ended: by itself, by a touch, or by a key (or because there was nothing to tell). */
export type Ended = "shown" | "touched" | "cut";

/** What was shown from when to when, in milliseconds of the page's clock; for tests and for nothing else. */
export interface Showing {
  beat: number;
  seat: number | null;
  shape: string;
  own: boolean;
  from: number;
  to: number | null;
  /** Somebody did not wait for its end. */
  cut: boolean;
}

/** What follows from an action comes into play when so much of its beat has passed. */
const HEAD = 0.6;

export class Stage {
  /** What is shown. */
  position = $state.raw<Position | null>(null);
  /** What the events being played lead to. */
  next = $state.raw<Position | null>(null);
  /** The event being played, and for how many milliseconds. */
  event = $state.raw<Happening | null>(null);
  slot = $state(0);
  /** All events that have been shown. */
  log = $state.raw<Happening[]>([]);
  /** All beats that have arrived: the log, but for those whose events have not been shown. */
  beats = $state.raw<Beat[]>([]);
  /** The beat being shown, and its number. */
  beat = $state.raw<Beat | null>(null);
  at = $state(-1);
  /** What is told with it: its line, or of one that goes on after others only what is new. */
  said = $state("");
  /** It goes on after others: the eye stays where it is. */
  resumed = false;
  /** It is an action of whoever looks. */
  owns = $state(false);
  /** How many beats of this turn wait behind it. */
  waiting = $state(0);
  /** Turns of others that wait, where there is so much to show that one may want to catch up. */
  behind = $state(0);
  /** Somebody wants to look longer. */
  paused = $state(false);
  /** Waits for a touch. */
  held = $state(false);
  /** How fast a replay plays: 1 as at the table, 2 twice as fast. */
  speed = $state(1);
  /** What was shown when. */
  schedule: Showing[] = [];

  private queue: Position[] = [];
  private running = false;
  private run: Run | null = null;
  private slots = new Map<number, number>();
  private beatOf: number[] = [];
  /** What the turn being shown has taken so far. */
  private turn = "";
  private spent = 0;
  /** When the beat being shown began, and how long it lasts. */
  private since = 0;
  private lasting = 0;
  /** Sets how much longer the time that is running runs. */
  private timed: ((milliseconds: number) => void) | null = null;
  /** Others' beats have been shown since the stage was last idle. */
  private told = false;
  /** Ends the time that is running; goes on where there is none. */
  private go: (() => void) | null = null;
  private resume: (() => void) | null = null;

  constructor(private readonly audience: Audience) {}

  board: BoardModule | null = null;

  /** A new position has arrived. */
  arrive(position: Position): void {
    const known = this.queue.at(-1) ?? this.next ?? this.position;
    const undone = known !== null && position.undos !== known.undos;
    const other = known !== null && position.seat !== known.seat;
    if (known === null || undone || other || document.hidden) {
      this.settle(position, "cut");
      return;
    }
    this.hear(position);
    this.queue.push(position);
    const waits = this.ahead();
    const pace = hurried(settings.pace, this.audience.left?.() ?? null);
    if (pace === null || backlog(waits, "normal") > LOST) {
      this.settle(position, "cut");
      return;
    }
    this.count(waits);
    if (!this.running) void this.play();
    else if (this.log.length - 1 === this.run?.events.at(-1) && waits[0]?.beat === this.run.beat) this.trim();
  }

  /** Show this at once, whatever is playing. */
  show(position: Position, log?: Happening[], beats?: Beat[]): void {
    this.queue = [];
    this.next = null;
    if (beats) this.know(beats);
    this.settle(position, "cut");
    if (log) this.log = log;
  }

  /** Lay this on the table as it was some time ago, before what has happened since is shown. */
  lay(position: Position, log: Happening[], beats: Beat[]): void {
    this.queue = [];
    this.next = null;
    this.know(beats);
    this.position = position;
    this.log = log;
  }

  /** Show everything that waits at once. */
  skip(how: Ended = "cut"): void {
    const last = this.queue.at(-1) ?? this.next;
    if (last) this.settle(last, how);
  }

  /** Go on to the next beat. */
  step(how: Ended = "cut"): void {
    if (!this.playing) return;
    this.ended = how;
    for (const event of this.slots.keys()) this.slots.set(event, 0);
    const showing = this.schedule.at(-1);
    if (showing && showing.to === null) showing.cut = true;
    this.held = this.paused = false;
    this.go?.();
    this.resume?.();
  }

  /** Look longer, or go on. */
  pause(on: boolean): void {
    this.paused = on;
    if (!on && !this.held) this.resume?.();
  }

  get playing(): boolean {
    return this.next !== null;
  }

  private ended: Ended = "shown";

  private settle(position: Position, how: Ended): void {
    for (const one of [...(this.next ? [this.next] : []), ...this.queue, position]) {
      this.hear(one);
      this.note(one);
    }
    const showing = this.schedule.at(-1);
    if (showing && showing.to === null) Object.assign(showing, { to: performance.now(), cut: true });
    this.queue = [];
    this.next = null;
    this.position = position;
    this.clear();
    this.paused = this.held = false;
    this.ended = how;
    this.go?.();
    this.resume?.();
    if (!this.running) this.rest();
  }

  /** Take a position's beats, in place of those that they tell anew. */
  private hear(position: Position): void {
    this.beats = [...this.beats.slice(0, position.beats_from), ...position.beats];
    position.beats.forEach((beat, i) => {
      for (const event of beat.events) this.beatOf[event] = position.beats_from + i;
    });
  }

  private know(beats: Beat[]): void {
    this.beats = beats;
    this.beatOf = [];
    beats.forEach((beat, i) => beat.events.forEach((event) => (this.beatOf[event] = i)));
  }

  /** Put a position's events into the log, once. */
  private note(position: Position): void {
    const kept = this.log.slice(0, position.events_from);
    this.log = [...kept, ...position.events];
  }

  /** What waits to be shown: the rest of what is playing, and what is queued. */
  private ahead(from = this.log.length): Run[] {
    const waits = [...(this.next ? [this.next] : []), ...this.queue];
    const numbers = waits.flatMap((one) => one.events.map((_, i) => one.events_from + i));
    return runsOf(
      numbers.filter((one) => one >= from),
      (event) => this.beatOf[event] ?? -1,
      this.beats,
      this.audience.own,
      (event) => this.happening(event)?.sentence ?? "",
    );
  }

  private count(waits: Run[]): void {
    const late = backlog(waits, settings.pace) > BEHIND;
    this.behind = late ? turnsBehind(waits) : 0;
    this.waiting = waits.filter((one) => one.turn === this.run?.turn && one.beat !== this.run.beat).length;
  }

  private async play(): Promise<void> {
    this.running = true;
    this.ended = "shown";
    for (let one = this.queue.shift(); one; one = this.queue.shift()) {
      this.next = one;
      for (const [i, event] of one.events.entries()) {
        const number = one.events_from + i;
        await this.begin(number, event);
        if (this.next !== one) break;
        this.slot = this.slots.get(number) ?? 0;
        this.event = event;
        this.log = [...this.log.slice(0, number), event];
        await this.wait(this.slot);
        if (this.next === one && number === this.run?.events.at(-1)) await this.hold();
        if (this.next !== one) break;
      }
      if (this.next !== one) continue; // somebody has skipped ahead
      this.event = null;
      this.next = null;
      this.position = one;
    }
    this.clear();
    this.running = false;
    this.rest();
  }

  /** What follows from the beat being shown has arrived at its last event: it is shown within the beat's own time. */
  private trim(): void {
    if (this.slot && this.timed) this.timed(HEAD * this.lasting - (performance.now() - this.since));
  }

  /** A new beat may begin with this event: then it is decided how long it is shown. */
  private async begin(number: number, event: Happening): Promise<void> {
    const at = this.beatOf[number] ?? -1;
    const beat = this.beats[at];
    if (!beat || beat.shape === "silent" || this.slots.has(number)) return;
    const waits = this.ahead(number);
    const [run, ...later] = waits;
    if (!run) return;
    const left = this.audience.left?.() ?? null;
    const pace = hurried(settings.pace, left) ?? "quick";
    if (run.turn !== this.turn) this.spent = 0;
    this.turn = run.turn;
    this.run = run;
    this.ended = "shown";
    const tap = pace === "tap" && !run.own;
    let time = (tap ? MOVES[run.shape] : lasts(run, later, this.spent, pace)) / this.speed;
    const showing = this.schedule.at(-1);
    const on = run.again && this.at === at && showing?.beat === at;
    const passed = performance.now() - this.since;
    const before = this.lasting;
    if (on) {
      // Its line has grown, and so has what it takes to read it.
      const grown = tap ? 0 : lasts({ ...run, again: false }, later, this.spent, pace) / this.speed;
      this.lasting = Math.max(this.lasting, grown);
      time = Math.max((1 - HEAD) * this.lasting, this.lasting - passed);
    } else [this.since, this.lasting] = [performance.now(), time];
    if (!run.own) {
      this.spent += on ? Math.max(0, passed + time - before) : time * this.speed;
      this.told = true;
    }
    this.slots = slots(run, time, (one) => this.weight(one));
    this.said = on && this.resumed ? `${this.said} ${event.sentence}` : run.news || beat.sentence;
    this.resumed = on ? this.resumed : run.news !== "";
    this.at = at;
    this.owns = run.own;
    this.beat = beat;
    this.count(waits);
    if (on) {
      showing.to = null;
      return;
    }
    const brought = this.audience.beat(beat, run.again ? null : event);
    this.schedule.push({
      beat: at,
      seat: run.seat,
      shape: run.shape,
      own: run.own,
      from: performance.now(),
      to: null,
      cut: false,
    });
    if (this.schedule.length > 2000) this.schedule.splice(0, 1000);
    if (brought && !run.own) await this.wait(BRING);
  }

  /** An event that has been shown, or waits. */
  private happening(number: number): Happening | undefined {
    const found = [...(this.next ? [this.next] : []), ...this.queue].find(
      (one) => number >= one.events_from && number < one.events_from + one.events.length,
    );
    return found ? found.events[number - found.events_from] : this.log[number];
  }

  private weight(number: number): number {
    const event = this.happening(number);
    return event && this.board ? this.board.timing(event) : 1;
  }

  /** A beat has been shown: wait where somebody wants to look, or to touch for each. */
  private async hold(): Promise<void> {
    const tap = settings.pace === "tap" && this.run?.own === false;
    if (tap && !this.schedule.at(-1)?.cut) {
      this.held = true;
      while (this.held && this.next) await this.stop();
    }
    while (this.paused && this.next) await this.stop();
    const showing = this.schedule.at(-1);
    if (showing && showing.to === null) showing.to = performance.now();
  }

  private clear(): void {
    this.event = this.beat = this.run = null;
    this.slots = new Map();
    this.at = -1;
    this.said = "";
    this.owns = this.resumed = false;
    this.slot = this.waiting = this.behind = 0;
    this.turn = "";
  }

  private rest(): void {
    const how = this.told ? this.ended : "cut";
    this.told = false;
    this.audience.idle(how);
  }

  private stop(): Promise<void> {
    return new Promise<void>((resolve) => {
      this.resume = () => {
        this.resume = null;
        resolve();
      };
    });
  }

  private async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.go = this.timed = null;
        resolve();
      };
      let timer = setTimeout(end, milliseconds);
      this.go = end;
      this.timed = (left) => {
        clearTimeout(timer);
        timer = setTimeout(end, Math.max(0, left));
      };
    });
  }
}
