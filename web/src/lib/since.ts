// The story by turns, and what has happened since somebody's last turn. From beats alone.

import type { Beat, Happening, Position } from "./protocol";

/** The beats of one turn, and the number of the first. */
export interface Turn {
  of: number | null;
  turn: number;
  from: number;
  beats: Beat[];
}

/** The beats by turns; only those that have been shown, `shown` events in all. */
export function turns(beats: readonly Beat[], shown: number): Turn[] {
  const found: Turn[] = [];
  beats.forEach((beat, i) => {
    if ((beat.events[0] ?? 0) >= shown) return;
    const last = found.at(-1);
    if (last && last.of === beat.of && last.turn === beat.turn) last.beats.push(beat);
    else found.push({ of: beat.of, turn: beat.turn, from: i, beats: [beat] });
  });
  return found;
}

/** Whether the table plays in rounds: some turns are nobody's, and the others need no numbers. */
export function rounds(beats: readonly Beat[]): boolean {
  return beats.some((one) => one.of === null && one.turn > 0);
}

/** Whether a beat only says whose turn it is: a heading says that too. */
export function heads(beats: readonly Beat[], at: number): boolean {
  const [one, before] = [beats[at], beats[at - 1]];
  return one?.shape === "turn" && (before?.of !== one.of || before.turn !== one.turn);
}

export interface Since {
  /** What others did since my last turn, and what happened to me, in order. */
  beats: Beat[];
  /** My turn has begun, and I have done something in it. */
  acted: boolean;
}

/**
 * What happened since the last turn of a seat, and at its end what others did then, after all that the seat did; of a
 * spectator's, since the turn before the last. Where a table plays in rounds, everybody has a say in everybody's turn,
 * also in one's own: there it begins behind what the seat has done last, with the event `from` where that is known; of
 * an earlier line that has gone on since then, only what is new.
 */
export function since(
  beats: readonly Beat[],
  log: readonly Happening[],
  seat: number | null,
  from: number | null = null,
): Since {
  const shown = log.length;
  const begun = turns(beats, shown);
  const all = begun.filter((one) => one.turn > 0 || one.of !== null);
  if (all.length === 0) return { beats: opened(begun[0]?.beats ?? [], seat), acted: false };
  if (seat === null) return { beats: all.slice(-1).flatMap((one) => one.beats), acted: false };
  const now = all.at(-1)?.of === seat ? all.pop() : undefined;
  const acted = now?.beats.slice(1).some((one) => one.seat === seat && one.shape !== "silent") ?? false;
  if (rounds(beats)) {
    const told = [...all, ...(now ? [now] : [])].flatMap((one) => one.beats);
    const last = told.findLastIndex((one) => one.seat === seat && tells(one));
    const theirs = told.slice(last + 1).filter((one) => one.seat !== seat);
    const news = from === null ? theirs : told.flatMap((one) => newly(one, log, seat, from));
    return { beats: news, acted: acted && !news.some(tells) };
  }
  const last = all.findLastIndex((one) => one.of === seat);
  const theirs = all.slice(last + 1);
  // Who has no turns any more, but still a say in those of others, knows what was before that.
  if (from !== null && new Set(theirs.map((one) => one.of)).size < theirs.length) {
    const news = theirs.flatMap((one) => one.beats).filter((one) => (one.events[0] ?? 0) >= from);
    return { beats: news.filter((one) => one.seat !== seat), acted };
  }
  const told = theirs.flatMap((one) => one.beats);
  return { beats: [...answers(all[last]?.beats ?? [], seat, from), ...told], acted };
}

/** Before anybody's first turn, where all choose in order: what others chose after a seat's own last choice. */
function opened(beats: readonly Beat[], seat: number | null): Beat[] {
  const last = beats.findLastIndex((one) => one.seat === seat && tells(one));
  return last < 0 ? [] : beats.slice(last + 1).filter((one) => one.seat !== null && tells(one));
}

/** Whether a beat is more than whose turn it is. */
function tells(beat: Beat): boolean {
  return beat.shape !== "silent" && beat.shape !== "turn";
}

/** What others did in a seat's own turn, behind all that it did itself, and what came of it. */
function answers(mine: readonly Beat[], seat: number, from: number | null): Beat[] {
  const last = from === null ? mine.length : mine.findLastIndex((one) => (one.events[0] ?? 0) <= from);
  const first = mine.findIndex((one, i) => i > last && one.seat !== null && one.seat !== seat && tells(one));
  return first < 0 ? [] : mine.slice(first);
}

/** How many events somebody knows who has been told this position. */
export const known = (position: Position): number => position.events_from + position.events.length;

/**
 * The first event of what whoever looks has done last, of these positions; null where they were not there. What the
 * table says for somebody who has no choice is nothing that they have done.
 */
export function doneLast(heard: readonly Position[]): number | null {
  const last = heard.findLastIndex((one, i) => {
    const next = heard[i + 1];
    const alone = one.actors.length === 1 && one.actors[0] === one.seat && one.forced === null;
    return alone && next !== undefined && known(next) > known(one);
  });
  return last < 0 ? null : known(heard[last]!);
}

/** What came of the last action of a seat, where that was told like others' actions and nothing came since. */
export function result(beats: readonly Beat[], shown: number, seat: number | null): string {
  const last = beats.findLast((one) => tells(one) && (one.events[0] ?? 0) < shown);
  const told = last?.shape === "scene" || (last?.shape === "reveal" && last.extra > 0);
  return last && told && last.seat === seat ? last.sentence : "";
}

/** What each seat did in these beats, in order: the line that says most, or null where it is sums. */
export function briefly(beats: readonly Beat[]): { seat: number; sentence: string | null }[] {
  const told = beats.filter(tells);
  return [...new Set(told.map((one) => one.seat))]
    .filter((one) => one !== null)
    .map((seat) => {
      const theirs = told.filter((one) => one.seat === seat);
      // Rather one that happened somewhere: an open sky is everybody's, what the knight did there is theirs.
      const scenes = theirs.filter((one) => one.shape === "scene");
      const scene = scenes.findLast((one) => one.to.length > 0) ?? scenes.at(-1);
      const last = scene ?? theirs.findLast((one) => one.sentence) ?? theirs.at(-1)!;
      const sums = changes(theirs).filter((one) => one.seat === seat);
      return { seat, sentence: !scene && sums.length > 1 ? null : last.sentence };
    });
}

/** What of a beat of others came with this event or later. */
function newly(beat: Beat, log: readonly Happening[], seat: number, from: number): Beat[] {
  const events = beat.events.filter((one) => one >= from && one < log.length);
  if (events.length === 0 || beat.seat === seat) return [];
  if (events.length === beat.events.length) return [beat];
  const known = new Set(beat.events.filter((one) => one < from).map((one) => log[one]?.sentence));
  const news = events.map((one) => log[one]!.sentence).filter((one) => !known.has(one));
  if (news.length > 0) return [{ ...beat, events, sentence: news.join(" ") }];
  return [{ ...beat, events, sentence: "", from: null, to: [], way: [], changes: [] }]; // all is left as it was
}

const HEAVY: Record<Beat["shape"], number> = { scene: 5, reveal: 3, move: 4, trade: 2, turn: 0, silent: 0 };

/** The beats that are marked on the board: of each opponent at most three, the heaviest, in order. */
export function marked(since: readonly Beat[], seat: number | null, most = 3): Beat[] {
  const bySeat = new Map<number | null, Beat[]>();
  for (const beat of since) {
    const placed = beat.from !== null || beat.to.length + beat.way.length + beat.changes.length > 0;
    if (beat.seat === seat || beat.seat === null || !placed || HEAVY[beat.shape] === 0) continue;
    bySeat.set(beat.seat, [...(bySeat.get(beat.seat) ?? []), beat]);
  }
  const kept = new Set(
    [...bySeat.values()].flatMap((all) =>
      // Of two that weigh the same the later one: it is nearer to what is asked now.
      [...all]
        .reverse()
        .sort((a, b) => HEAVY[b.shape] - HEAVY[a.shape])
        .slice(0, most),
    ),
  );
  return since.filter((beat) => kept.has(beat));
}

/** The places of a way that is drawn: from where it began, unless that is no such place (a card that was taken). */
export function wayOf({ from, way }: Pick<Beat, "from" | "way">): string[] {
  if (way.length < 2) return [];
  const kind = (place: string) => place.split(":")[0];
  return from && kind(from) === kind(way[0]!) ? [from, ...way] : way;
}

/** All changes of these beats, added up by seat and unit. */
export function changes(beats: readonly Beat[]): { seat: number; unit: string; by: number }[] {
  const sums = new Map<string, { seat: number; unit: string; by: number }>();
  for (const { seat, unit, by } of beats.flatMap((one) => one.changes)) {
    const key = `${seat} ${unit}`;
    sums.set(key, { seat, unit, by: by + (sums.get(key)?.by ?? 0) });
  }
  return [...sums.values()].filter((one) => one.by !== 0);
}
