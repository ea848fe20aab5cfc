// A puzzle: the position as its seat sees it, what somebody would do there, and what is said to it.

import { api, Problem } from "./api";
import { loadBoard, type BoardModule } from "./boards";
import { seat as seated } from "./initials.svelte";
import { recognise } from "./person.svelte";
import type { GameId, Legal, Position, Puzzle as Task, PuzzleSaid, Table } from "./protocol";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { loadWords, say } from "./texts.svelte";

const SOLVED = "lindwurm-puzzles";

/** The puzzles that were solved in this browser, by game. */
export function solved(game: GameId): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SOLVED) ?? "{}");
    const found = (kept as Record<string, unknown>)[game];
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function keep(game: GameId, id: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(SOLVED) ?? "{}") as Record<string, string[]>;
    kept[game] = [...new Set([...solved(game), id])];
    localStorage.setItem(SOLVED, JSON.stringify(kept));
  } catch {
    // It is solved all the same; only nobody will remember.
  }
}

/** The position as if the events that came with it were all there are: those before them are not told. */
function rebased(position: Position): Position {
  const from = position.events_from;
  const beats = position.beats
    .map((beat) => ({ ...beat, events: beat.events.filter((n) => n >= from).map((n) => n - from) }))
    .filter((beat) => beat.events.length > 0);
  return { ...position, events_from: 0, beats_from: 0, beats };
}

/** A table of its own for a puzzle: nobody else is there. */
function tableOf(task: Task): Table {
  return {
    id: "",
    variant: null,
    game: task.game,
    rules_version: 0,
    options: task.options,
    public: false,
    hints: false,
    status: "playing",
    host: null,
    seats: task.names.map((name, i) => ({
      seat: i + 1,
      kind: "person",
      name,
      level: null,
      away: null,
      left: null,
      commitment: null,
      revealed: false,
      salt: null,
      missed: false,
    })),
    ending: null,
    offer: null,
    commitment: "",
    annulled: 0,
    reveal_until: null,
    rematch: null,
    created: "",
    started: null,
    ended: null,
  };
}

export class Puzzle {
  task = $state.raw<Task | null>(null);
  table = $state.raw<Table | null>(null);
  board = $state.raw<BoardModule | null>(null);
  failed = $state<"puzzle" | "broken" | null>(null);
  /** What was said to the latest answer, and which one that was. */
  said = $state.raw<PuzzleSaid | null>(null);
  answered = $state.raw<Legal | null>(null);
  /** How many answers were wrong. */
  wrong = $state(0);
  /** Solved in this browser before. */
  known = $state(false);
  waiting = $state(false);
  previewed = $state.raw<Legal | null>(null);
  problem = $state("");
  stage = new Stage({ beat: () => false, idle: () => {}, own: () => false });

  /** Answers to questions asked before this one are too late. */
  private asked = 0;

  constructor(readonly game: GameId) {}

  name = (seat: number): string => this.task?.names[seat - 1] ?? say("seat-number", { number: seat });

  /** It is over: the solution has been told. */
  over = $derived(this.said?.solution != null);
  /** What may be chosen: nothing any more when the solution is known. */
  legal = $derived<Legal[]>(
    this.over || this.waiting || !this.stage.position ? [] : this.stage.position.legal,
  );

  /** Show a puzzle: the one with this id, or today's. */
  async load(id: string): Promise<void> {
    const asked = ++this.asked;
    try {
      const [task, board] = await Promise.all([
        api.puzzle(this.game, id, settings.language),
        loadBoard(this.game),
        loadWords(this.game, settings.language),
        recognise().catch(() => {}), // whoever is known says so with each answer
      ]);
      if (asked !== this.asked) return;
      const same = this.task?.id === task.id;
      if (!same) {
        this.said = this.answered = null;
        this.wrong = 0;
      }
      this.board = this.stage.board = board;
      this.table = tableOf(task);
      seated(task.names);
      const position = rebased(task.position);
      this.stage.show(position, position.events, position.beats);
      this.task = task;
      this.known = solved(this.game).includes(task.id);
      if (same && this.said) await this.say(this.answered);
    } catch (problem) {
      if (asked === this.asked)
        this.failed = problem instanceof Problem && problem.status === 404 ? "puzzle" : "broken";
    }
  }

  act = (action: Legal): void => void this.answer(action);

  /** Say what one would do; nothing: give up. */
  async answer(action: Legal | null): Promise<void> {
    if (this.waiting || this.over) return;
    await this.say(action);
    if (this.said?.right && this.task) {
      keep(this.game, this.task.id);
      this.known = true;
    } else if (action && this.said) this.wrong++;
  }

  /** Somebody touched what cannot be done: be told why. */
  why = async (action: string | Record<string, unknown>): Promise<void> => {
    if (!this.task || this.over) return;
    try {
      const said = await api.solve(this.game, this.task.id, settings.language, action, true);
      if (said.told.length > 0) this.said = said;
      this.answered = null;
    } catch {
      // Then the reason is not told.
    }
  };

  stop(): void {
    this.asked++;
  }

  private async say(action: Legal | null): Promise<void> {
    if (!this.task) return;
    this.waiting = true;
    this.problem = "";
    try {
      this.said = await api.solve(this.game, this.task.id, settings.language, action?.text ?? null);
      this.answered = action;
      this.previewed = null;
    } catch (error) {
      this.problem = error instanceof Problem ? error.code.replace("_", "-") : "broken";
    }
    this.waiting = false;
  }
}
