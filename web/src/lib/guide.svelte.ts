// A lesson: each step waits for its moment, then its text is shown with the action it proposes.

import type { Happening, Legal, Lesson, LessonStep, Position } from "./protocol";

export class Guide {
  step = $state.raw<LessonStep | null>(null);
  /** How many steps have been told. */
  at = $state(0);
  total = $state(0);

  private lesson: Lesson | null = null;
  private events = 0;
  private number = -1;

  constructor(private readonly table: string) {}

  /** Take the lesson, in whatever language; where the learner was is kept with the browser's tab. */
  teach(lesson: Lesson): void {
    const again = this.lesson !== null;
    this.lesson = lesson;
    this.total = lesson.steps.length;
    if (again) {
      this.step = lesson.steps[this.at - 1] ?? null;
      return;
    }
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.key) ?? "null") as [number, number, number] | null;
      if (kept) [this.at, this.events, this.number] = kept;
      this.step = lesson.steps[this.at - 1] ?? null;
    } catch {
      // Begin at the beginning.
    }
  }

  /** A position is shown and nothing plays: has the moment of the next step come? */
  see(position: Position, log: Happening[]): void {
    const steps = this.lesson?.steps;
    if (!steps) return;
    while (position.over && this.at < steps.length && !steps[this.at]!.when.end) this.at++;
    const next = steps[this.at];
    if (!next || !this.come(next, position, log)) return;
    this.at++;
    this.step = next;
    this.events = log.length;
    this.number = position.number;
    try {
      sessionStorage.setItem(this.key, JSON.stringify([this.at, this.events, this.number]));
    } catch {
      // It is only for coming back.
    }
  }

  private come({ when }: LessonStep, position: Position, log: Happening[]): boolean {
    if (when.end) return position.over;
    if (when.event !== null) return log.slice(this.events).some((event) => event.kind === when.event);
    const may = position.legal.some((one: Legal) => when.verbs.includes(String(one.json.verb)));
    return may && position.number > this.number;
  }

  private get key(): string {
    return `lesson-${this.table}`;
  }
}
