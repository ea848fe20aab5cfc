// A finished game as a row of positions: any step at once, or played from one to the next.

import { api, Problem } from "./api";
import { loadBoard, playAs, type BoardModule } from "./boards";
import { seat as seated } from "./initials.svelte";
import { someone } from "./person.svelte";
import type { Beat, Happening, Legal, Position, ReplayStep, Table } from "./protocol";
import { go } from "./router.svelte";
import { attend, sealed } from "./sealing";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { Stage } from "./stage.svelte";
import { loadWords, say } from "./texts.svelte";

export class Replay {
  table = $state.raw<Table | null>(null);
  /** The reader's own seats at it, and whether they opened it. */
  mine = $state.raw<number[]>([]);
  hosting = $state(false);
  board = $state.raw<BoardModule | null>(null);
  /** Through whose eyes: a seat's number, `all`, or nothing for a spectator's. */
  eyes = $state("");
  /** The step shown (or being played towards). */
  at = $state(0);
  moves = $state(0);
  playing = $state(false);
  failed = $state<"table" | "broken" | null>(null);
  stage: Stage;

  private steps = $state.raw<ReplayStep[]>([]);
  private result: number[] | null = null;
  private ended: Position["ended"] = null;
  /** Where in the log each step's events begin. */
  private begins: number[] = [];
  private log: Happening[] = [];
  /** Answers to questions asked before this one are too late. */
  private asked = 0;

  constructor(
    readonly id: string,
    eyes: string,
    step: number,
  ) {
    this.stage = new Stage({
      beat: (_, head) => {
        const sound = head && this.board?.sound?.(head as never);
        if (sound) play(sound);
        return false;
      },
      idle: () => this.idle(),
      own: () => false,
    });
    void this.load(eyes, Number.isFinite(step) ? step : 0);
  }

  name = (seat: number): string => this.table?.seats[seat - 1]?.name || say("seat-number", { number: seat });

  /** What led to the step shown, and who did it. */
  action = $derived<Legal | null>(this.steps[this.at]?.action ?? null);
  actor = $derived<number | null>(this.steps[this.at]?.seat ?? null);

  /** Read the game through these eyes, and show a step of it as soon as it is there. */
  async load(eyes: string, step: number): Promise<void> {
    const asked = ++this.asked;
    this.playing = false;
    try {
      const { table, mine, hosting } = await api.table(this.id);
      if (table.status !== "over") {
        go(`/table/${this.id}`); // still being played: there it is
        return;
      }
      await playAs(table.game, table.variant?.key);
      const [board] = await Promise.all([loadBoard(table.game), loadWords(table.game, settings.language)]);
      const steps: ReplayStep[] = [];
      let shown = false;
      for (let from: number | null = 0; from !== null;) {
        const page = await api.replay(this.id, eyes, from, settings.language);
        if (asked !== this.asked) return;
        steps.push(...page.steps);
        this.ended = page.ended;
        this.take(steps, page.moves, page.result);
        const wanted = Math.max(0, Math.min(page.moves, step));
        if (!shown && steps.length > wanted) {
          shown = true;
          this.eyes = eyes;
          this.board = this.stage.board = board;
          this.table = table;
          this.mine = mine;
          this.hosting = hosting;
          seated(table.seats.map((one) => one.name));
          this.go(wanted);
        }
        from = page.next;
      }
    } catch (problem) {
      if (asked === this.asked)
        this.failed = problem instanceof Problem && problem.status === 404 ? "table" : "broken";
    }
  }

  /** Show a step at once. */
  go(step: number): void {
    this.playing = false;
    this.at = Math.max(0, Math.min(this.steps.length - 1, step));
    const beats: Beat[] = [];
    for (const one of this.steps.slice(0, this.at + 1))
      beats.splice(one.beats_from, beats.length, ...one.beats);
    const log = this.log.slice(0, this.begins[this.at + 1] ?? this.log.length);
    this.stage.show(this.position(this.at), log, beats);
  }

  toggle(): void {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at >= this.moves) this.go(0);
    this.playing = true;
    this.forward();
  }

  /** Go on from here against bots; returns the new table's id. */
  async branch(): Promise<string> {
    const seat = /^\d+$/.test(this.eyes) ? Number(this.eyes) : (this.steps[this.at]?.actors[0] ?? 1);
    return await this.from(this.at, seat, "adept");
  }

  /** Go on from before a move on its seat, against the level that sat at this table. */
  async train(move: number, seat: number): Promise<string> {
    const rivals = this.table?.seats.filter((one) => one.seat !== seat && one.kind === "bot") ?? [];
    return await this.from(move - 1, seat, rivals[0]?.level ?? "adept");
  }

  private async from(move: number, seat: number, level: string): Promise<string> {
    await someone();
    const made = await sealed(null, (commitment) => api.branch(this.id, move, seat, level, commitment));
    await attend(made.table, made.mine);
    return made.table.id;
  }

  stop(): void {
    this.asked++;
    this.playing = false;
  }

  private take(steps: ReplayStep[], moves: number, result: number[] | null): void {
    this.begins = [0];
    this.log = [];
    for (const one of steps) {
      this.log.push(...one.events);
      this.begins.push(this.log.length);
    }
    this.steps = [...steps];
    this.moves = moves;
    this.result = result;
  }

  private position(step: number): Position {
    const one = this.steps[step]!;
    const over = step === this.moves;
    return {
      number: step,
      undos: 0,
      seat: /^\d+$/.test(this.eyes) ? Number(this.eyes) : null,
      actors: one.actors,
      view: one.view,
      events_from: this.begins[step] ?? 0,
      events: one.events,
      beats_from: one.beats_from,
      beats: one.beats,
      legal: [],
      risks: [],
      previews: null,
      tally: one.tally,
      forced: null,
      silence: null,
      rests: null,
      over,
      ended: over ? this.ended : null,
      result: over ? this.result : null,
      undo: null,
      dice: [],
      fairness: { commitment: this.table?.commitment ?? "", seed: null },
    };
  }

  private forward(): void {
    if (this.at + 1 >= this.steps.length) {
      this.playing = false;
      return;
    }
    this.at++;
    this.stage.arrive(this.position(this.at));
  }

  private idle(): void {
    // Not at once: whoever jumps to a step has not played it.
    if (this.playing) setTimeout(() => this.playing && this.forward());
  }
}
