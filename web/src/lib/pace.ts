// How long things are shown: nothing here knows of a clock or a screen. A beat is one seat's action
// with what followed from it; of a beat that others interrupt each part is a run of its own.

import type { Beat, Shape } from "./protocol";
import type { Pace } from "./settings.svelte";

type Speed = Exclude<Pace, "tap">;

/** Milliseconds that a beat of another seat is shown, by its shape. */
export const LASTS: Record<Exclude<Shape, "silent">, Record<Speed, number>> = {
  turn: { slow: 1200, normal: 800, quick: 400 },
  trade: { slow: 1300, normal: 800, quick: 400 },
  move: { slow: 1500, normal: 1000, quick: 500 },
  reveal: { slow: 2100, normal: 1400, quick: 700 },
  scene: { slow: 3300, normal: 2200, quick: 1100 },
};
/** Milliseconds of movement in a beat; the rest is stillness. Of one's own actions that is all. */
export const MOVES: Record<Exclude<Shape, "silent">, number> = {
  turn: 0,
  trade: 300,
  move: 450,
  reveal: 700,
  scene: 900,
};
/** Whoever shall read a line needs a moment for it, and some time for each letter; a very long one is in the story. */
export const READS: Record<Speed, { first: number; letter: number; most: number }> = {
  slow: { first: 600, letter: 38, most: 6800 },
  normal: { first: 400, letter: 25, most: 4500 },
  quick: { first: 200, letter: 12, most: 2200 },
};
/** No beat of another seat is shown for less, */
export const FLOOR: Record<Speed, number> = { slow: 900, normal: 600, quick: 300 };
/** nor for less than this share of what it wants, however long its turn is. */
export const LEAST = 0.5;
/** One seat's turn is shown for no more than this, unless its beats need more at the least. */
export const CAP: Record<Speed, number> = { slow: 12_000, normal: 7000, quick: 3500 };
/** Who is this far behind is offered to catch up; this far at normal speed, and they are shown the outcome. */
export const BEHIND = 15_000;
export const LOST = 60_000;
/** The board does not hear touches right after others' turns, so that a touch meant to skip does not act. */
export const DEAF = 250;
/** "Your turn" stands for this long. */
export const HERALD = 600;
/** A place out of sight is brought in first. */
export const BRING = 250;

/** What is shown of a beat without a break. */
export interface Run {
  /** The beat's number. */
  beat: number;
  seat: number | null;
  /** Which turn it belongs to. */
  turn: string;
  shape: Exclude<Shape, "silent">;
  extra: number;
  /** The letters of its line. */
  letters: number;
  /** An action of whoever looks. */
  own: boolean;
  /** The beat has been begun before. */
  again: boolean;
  /** What it tells, where others came between: only what is new of its line. */
  news: string;
  /** The numbers of its events. */
  events: number[];
}

/**
 * The runs that these events make up, in order; silent events belong to none. Of a beat that goes on after others
 * only what is new is told (`says` has the events' sentences), and where nothing is, it is as good as silent: who
 * leaves their gold as it lies does nothing that must be watched again.
 */
export function runsOf(
  numbers: readonly number[],
  beatOf: (event: number) => number,
  beats: readonly Beat[],
  own: (seat: number | null) => boolean,
  says: (event: number) => string = () => "",
): Run[] {
  const found: Run[] = [];
  for (const number of numbers) {
    const at = beatOf(number);
    const beat = beats[at];
    if (!beat || beat.shape === "silent") continue;
    const last = found.at(-1);
    if (last?.beat === at) {
      last.events.push(number);
      continue;
    }
    found.push({
      beat: at,
      seat: beat.seat,
      turn: `${beat.of ?? ""}.${beat.turn}`,
      shape: beat.shape,
      extra: beat.extra,
      letters: beat.sentence.length,
      own: own(beat.seat),
      again: beat.events[0] !== number,
      news: "",
      events: [number],
    });
  }
  return found.filter((run) => {
    const [first = 0] = run.events;
    let before = first - 1;
    while (before >= 0 && beats[beatOf(before)]?.shape === "silent") before -= 1;
    if (!run.again || beatOf(before) === run.beat) return true;
    const told = new Set(beats[run.beat]!.events.filter((one) => one < first).map(says));
    const sentences = run.events.map(says);
    run.news = [...new Set(sentences)].join(" ");
    return !run.news || sentences.some((one) => !told.has(one));
  });
}

const speedOf = (pace: Pace): Speed => (pace === "tap" ? "normal" : pace);

/** Whether a run is told: what one does oneself is only seen to move, what befalls one is told as others' actions are. */
const told = (run: Run): boolean =>
  !run.own || run.shape === "scene" || (run.shape === "reveal" && run.extra > 0);

/** How long a run would be shown if its turn were short: by its shape, and long enough to read its line. */
export function wants(run: Run, pace: Pace): number {
  const speed = speedOf(pace);
  const half = pace === "quick" ? 0.5 : 1;
  if (!told(run)) return MOVES[run.shape] * half;
  const { first, letter, most } = READS[speed];
  const reads = Math.min(most, first + letter * run.letters);
  // Of what goes on with a beat most has been read.
  if (run.again) return Math.max(FLOOR[speed], LEAST * reads);
  return Math.max(LASTS[run.shape][speed] + run.extra * half, reads);
}

/**
 * How long a run is shown. The runs of others in one turn shrink evenly where they would take more than a turn
 * may, but never below the floor, nor below half of what they want: late in a long turn a fight is still a
 * fight. `spent` is what the turn has taken so far, `later` is what waits.
 */
export function lasts(run: Run, later: readonly Run[], spent: number, pace: Pace): number {
  const wanted = wants(run, pace);
  if (run.own) return wanted;
  const speed = speedOf(pace);
  const same = later.filter((one) => !one.own && one.turn === run.turn);
  const whole = same.reduce((sum, one) => sum + wants(one, pace), wanted);
  const share = Math.min(1, Math.max(0, CAP[speed] - spent) / whole);
  return Math.max(Math.min(FLOOR[speed], wanted), wanted * Math.max(LEAST, share));
}

/** How long all this would take to show. */
export function backlog(runs: readonly Run[], pace: Pace): number {
  let sum = 0;
  const spent = new Map<string, number>();
  runs.forEach((run, i) => {
    const time = lasts(run, runs.slice(i + 1), spent.get(run.turn) ?? 0, pace);
    if (!run.own) spent.set(run.turn, (spent.get(run.turn) ?? 0) + time);
    sum += time;
  });
  return sum;
}

/** How many turns of others wait. */
export function turnsBehind(runs: readonly Run[]): number {
  return new Set(runs.filter((run) => !run.own).map((run) => run.turn)).size;
}

/** The time of a run shared out among its events, in proportion to what the board wants for each. */
export function slots(run: Run, time: number, weight: (event: number) => number): Map<number, number> {
  const weights = run.events.map((one) => Math.max(0, weight(one)));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  return new Map(
    run.events.map((one, i) => [one, whole > 0 ? (time * weights[i]!) / whole : time / run.events.length]),
  );
}

/** With how little time left on their own clock somebody is told quickly, and at once (seconds). */
export function hurried(pace: Pace, left: number | null): Pace | null {
  if (left === null || left >= 30) return pace;
  return left < 10 ? null : "quick";
}
