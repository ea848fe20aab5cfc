// A table as a person sits at it: connection, position, choices, chat.

import { company } from "./company.svelte";
import { loadBoard, playAs, type BoardModule } from "./boards";
import { tellsMore } from "./hidden";
import { seat as seated } from "./initials.svelte";
import type {
  Asked,
  Beat,
  Chances,
  ChatLine,
  ClockTold,
  Ending,
  FromServer,
  Happening,
  Hint,
  Legal,
  Odds,
  Position,
  Steps,
  Table,
  UndoWish,
  Voice,
  Way,
} from "./protocol";
import { attend, saw } from "./sealing";
import { settings } from "./settings.svelte";
import { TableSocket, type Link } from "./socket";
import { DEAF, HERALD } from "./pace";
import { doneLast, known, rounds, turns } from "./since";
import { play } from "./sound";
import { Stage, type Ended } from "./stage.svelte";
import { loadPageWords, loadWords, say } from "./texts.svelte";

/** What silence says to what I am asked, after how many seconds, and whether I may ask for time. */
export interface Silence {
  says: Legal;
  seconds: number;
  hold: boolean;
}

/** Something to be told beside the board: a reason with its rule, or what went wrong. */
export interface Notice {
  text: string;
  rule: string | null;
}

/** How many positions are remembered. */
const HEARD = 200;

/** The position with only those events that have not been told to the same seat before. */
function unheard(position: Position, before: Position | null): Position {
  if (!before || before.seat !== position.seat || before.undos !== position.undos) return position;
  const from = known(before);
  if (position.events_from >= from) return position;
  return { ...position, events_from: from, events: position.events.slice(from - position.events_from) };
}

/** The choice that an action's text names. */
const spoken = (position: Position, text: string | null): Legal | null =>
  position.legal.find((one) => one.text === text) ?? null;

export class Seating {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<number[]>([]);
  link = $state<Link>("connecting");
  /** The code with which the connection has ended for good. */
  closed = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** Lines of others that have come in since somebody looked. */
  unread = $state(0);
  /** The chat is open: what comes in is read. */
  chatting = $state(false);
  /** The time of each seat, as told last. */
  clocks = $state.raw<(ClockTold | null)[]>([]);
  /** How the game may be ended, while that is being looked at. */
  endings = $state.raw<Ending[] | null>(null);
  undo = $state.raw<UndoWish | null>(null);
  /** What people are to tell of their own dice. */
  asked = $state.raw<Asked | null>(null);
  /** An answer is awaited: nothing can be chosen meanwhile. */
  waiting = $state(false);
  /** Why something is not allowed, or what went wrong. */
  notice = $state.raw<Notice | null>(null);
  previewed = $state.raw<Legal | null>(null);
  odds = $state.raw<Odds | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** How everybody stands, as told last: for those who watch, and where the table allows it. */
  private stands = $state.raw<Chances | null>(null);
  /** Seats of bots that will think ahead, once their game has been prepared for it: they play simply meanwhile. */
  unready = $state.raw<number[]>([]);
  /** How far that is: so many steps of so many. */
  prepared = $state.raw<Steps | null>(null);
  /** The screen is to be passed to this seat of mine before anything is shown. */
  curtain = $state<number | null>(null);
  /** What the teacher of a lesson said last. */
  private voice = $state.raw<Voice | null>(null);
  board = $state.raw<BoardModule | null>(null);
  ready = $state(false);
  /** Something has been chosen here since the page was opened. */
  acted = $state(false);
  /** "Your turn" is being said. */
  heralded = $state(false);
  /** Until when (by the page's clock) the board does not hear touches. */
  deaf = 0;
  /** Brings the place of a beat into sight; says whether it had to. */
  bring: ((beat: Beat) => boolean) | null = null;
  stage: Stage;

  private socket: TableSocket;
  /** The latest question for advice, until it is answered. */
  private advice: Promise<unknown> = Promise.resolve();
  /** The newest position that has arrived, shown or not. */
  private latest: Position | null = null;
  /** What the curtain hides. */
  private veiled: Position | null = null;
  /** Positions as they were told to the seat that looks, the latest last: so that they can be told again. */
  private heard = $state.raw<Position[]>([]);
  /** On one screen: for each seat the position that it was shown last. */
  private kept = new Map<number, Position>();
  /** A seat is being shown what it has not seen, on one screen. */
  private unveiled = false;
  private heralding: ReturnType<typeof setTimeout> | undefined;
  /** Forget what is known: the next hello wants everything. */
  private anew = false;

  constructor(
    readonly id: string,
    seat?: number,
  ) {
    this.stage = new Stage({
      beat: (beat, head) => this.happens(beat, head),
      idle: (ended) => this.idle(ended),
      own: (seat) =>
        seat !== null && (seat === this.latest?.seat || (!this.unveiled && this.mine.includes(seat))),
      left: () => this.left(),
    });
    document.addEventListener("visibilitychange", this.seen);
    this.socket = new TableSocket(id, settings.language, seat, {
      message: (message) => this.receive(message),
      link: (state, code) => {
        this.link = state;
        this.closed = code;
        if (state === "lost") {
          this.waiting = false;
          this.unready = []; // told anew to whoever comes in
          this.prepared = null;
        }
      },
      known: () => this.known(),
    });
  }

  /** What silence says to what I am asked, if it is an answer; it counts from when this is shown. */
  silence = $derived.by<Silence | null>(() => {
    const { position, next } = this.stage;
    if (!position?.silence || next || this.waiting) return null;
    const says = spoken(position, position.silence.says);
    return says && { ...position.silence, says };
  });

  /** I am asked, and the table answers for me in a moment: there is but one answer, or I want it so. */
  spokenFor = $derived.by<"forced" | "resting" | null>(() => {
    if (!this.silence) return null;
    if (this.stage.position?.rests) return "resting";
    return this.stage.position?.forced ? "forced" : null;
  });

  /** What may be chosen now: nothing while something is still being shown. */
  legal = $derived.by<Legal[]>(() => {
    const { position, next } = this.stage;
    const open =
      position &&
      !next &&
      !this.waiting &&
      this.curtain === null &&
      !this.asked &&
      !this.reading &&
      !this.answered(position);
    return open && position.seat !== null ? position.legal : [];
  });

  /** The chapter of the lesson that is given here, also while something is being shown. */
  chapter = $derived.by<string | null>(() => this.voice?.chapter ?? null);

  /** What the teacher says at the position that is shown. */
  taught = $derived.by<Voice | null>(() => {
    const { position, next } = this.stage;
    return !next && this.voice && this.voice.number === position?.number ? this.voice : null;
  });

  /** The teacher waits until it is read: nothing is done meanwhile. */
  reading = $derived.by(() => {
    const kind = this.taught?.kind;
    return kind === "other" || kind === "done" || (kind === "step" && this.taught?.do === null);
  });

  /** What each choice risks, by its text. */
  risks = $derived.by<Record<string, string>>(() => {
    const told = this.hint ?? this.odds;
    if (!told || told.number !== this.stage.position?.number) return {};
    return Object.fromEntries(told.risks.map((one) => [one.action, one.text]));
  });

  /** How everybody stands at the position that is shown, or stood a moment ago; null: nobody says. */
  outlook = $derived.by<Chances | null>(() => {
    const { position } = this.stage;
    const known = this.stands && position && !position.over && this.stands.number <= position.number;
    return known && this.stands!.seats.length > 0 ? this.stands : null;
  });

  /** Bots play for me meanwhile. */
  replaced = $derived(
    this.table?.seats.some((one) => one.stand_in && !one.left && this.mine.includes(one.seat)) ?? false,
  );

  /** Whose turn it is, as far as it has been shown; null in rounds, in which everybody has a say. */
  turn = $derived.by<number | null>(() => {
    const { beats, log } = this.stage;
    return rounds(beats) ? null : (turns(beats, log.length).at(-1)?.of ?? null);
  });

  /** Odds and hints are allowed here, for one who plays. */
  advised = $derived(Boolean(this.table?.hints) && this.mine.length > 0);

  name = (seat: number): string => this.table?.seats[seat - 1]?.name || say("seat-number", { number: seat });

  act = async (action: Legal): Promise<void> => {
    const position = this.stage.position;
    if (!position || this.waiting || this.stage.playing) return;
    this.acted = true;
    this.waiting = true;
    this.notice = null;
    this.previewed = null;
    const answer = await this.socket.ask({
      type: "act",
      number: position.number,
      action: action.json,
      ...(position.seat === null ? {} : { seat: position.seat }),
    });
    this.waiting = false;
    if (answer.type === "error" && answer.code !== "stale") this.complain(answer);
  };

  /** Tell what fell of our own dice; returns why that cannot be, or nothing. */
  tell = async (pieces: (string | null)[]): Promise<string> => {
    if (!this.asked) return "";
    const { number, throw: at } = this.asked;
    const answer = await this.socket.ask({ type: "tell", number, throw: at, pieces, ...this.asSeat() });
    if (answer.type !== "error" || answer.code === "stale") return "";
    return answer.code === "impossible" ? answer.message : say(`problem-${answer.code.replace("_", "-")}`);
  };

  /** The seat through which I look: also before the game has begun. */
  looking = $state<number | null>(null);

  why = async (action: string | Record<string, unknown>): Promise<void> => {
    if (this.mine.length === 0) {
      this.notice = { text: say("why-watching"), rule: null };
      return;
    }
    const answer = await this.socket.ask({ type: "why", action });
    if (answer.type === "error") this.complain(answer);
    else if (answer.type === "why" && answer.reason) this.notice = { text: answer.reason, rule: answer.rule };
  };

  /** Tell what a seat has done on the real board; returns why that cannot be, or null where it is done. */
  follow = async (seat: number, text: string): Promise<Notice | null> => {
    const told = await this.socket.ask({ type: "why", action: text, seat });
    if (told.type === "error") return { text: say("keeper-unknown", { text }), rule: null };
    if (told.type !== "why" || told.reason)
      return { text: told.type === "why" ? told.reason! : "", rule: told.type === "why" ? told.rule : null };
    const number = this.latest?.number ?? 0;
    const done = await this.socket.ask({ type: "act", number, action: told.action, seat });
    if (done.type !== "error") return null;
    this.complain(done);
    return this.notice;
  };

  /** See the table through another seat of one's own. */
  look(seat: number | null): void {
    this.looking = seat;
    void this.socket.ask({ type: "look", seat });
  }

  /** Take back the latest action of a seat; else of the one that looks, or (on one screen) of another one of mine. */
  async takeBack(of?: number): Promise<void> {
    if (!this.latest) return;
    const { seat: looking, number } = this.latest;
    const seats = of === undefined ? new Set([looking ?? this.mine[0]!, ...this.mine]) : [of];
    for (const seat of seats) {
      const answer = await this.socket.ask({ type: "undo", number, seat });
      if (answer.type === "error" && answer.code === "illegal") continue;
      if (answer.type === "error") this.complain(answer);
      else if (answer.type === "done")
        this.notice = answer.undone ? null : { text: say("undo-asked"), rule: null };
      return;
    }
    this.notice = { text: say("undo-nothing"), rule: null };
  }

  /** Go on with the lesson: it has been read, or another way than the script's is wanted. */
  async goOn(say: "next" | "go_on"): Promise<void> {
    if (!this.taught) return;
    const answer = await this.socket.ask({ type: "lesson", say, number: this.taught.number });
    if (answer.type === "error" && answer.code !== "stale") this.complain(answer);
  }

  async consent(agree: boolean): Promise<void> {
    const number = this.latest?.number ?? 0;
    this.undo = null;
    await this.socket.ask({ type: agree ? "agree" : "refuse", number });
  }

  async say(text: string): Promise<void> {
    const answer = await this.socket.ask({ type: "say", text });
    if (answer.type === "error") this.complain(answer);
  }

  /** Read no more of whoever wrote this line; or, as the host, let them write no more here. */
  async hush(how: "mute" | "silence", line: number): Promise<void> {
    const answer = await this.socket.ask({ type: how, line });
    if (answer.type === "error") this.complain(answer);
    else this.notice = { text: say(`chat-${how}d`), rule: null };
  }

  /** Look up how the game may be ended; or look no more. */
  async lookUpEndings(open: boolean): Promise<void> {
    const answer = open ? await this.socket.ask({ type: "endings" }) : null;
    this.endings = answer?.type === "endings" ? answer.endings : null;
  }

  /** End the game in that way, or ask the others to. */
  async end(how: Way, seat: number): Promise<void> {
    this.endings = null;
    await this.attempt({ type: "end", how, seat });
  }

  /** Agree to what somebody offers, or not. */
  answerOffer = (agree: boolean): Promise<void> => this.attempt({ type: "offer", agree });

  /** Let silence answer for me until the end of this turn; or ask me again. */
  rest = (on: boolean): Promise<void> => this.attempt({ type: "rest", on, ...this.asSeat() });

  /** Let silence not answer this question for me: I am thinking. */
  hold = (): Promise<void> => this.attempt({ type: "hold", ...this.asSeat() });

  private asSeat(): { seat?: number } {
    const seat = this.stage.position?.seat ?? this.looking ?? this.mine[0] ?? null;
    return seat === null ? {} : { seat };
  }

  private async attempt(message: Record<string, unknown>): Promise<void> {
    const answer = await this.socket.ask(message);
    if (answer.type === "error") this.complain(answer);
  }

  /** A bot has stood in for me: I take my seats back. */
  async back(): Promise<void> {
    const answer = await this.socket.ask({ type: "back" });
    if (answer.type === "error") this.complain(answer);
  }

  /** Ask for advice: one question after the other, as the server wants it. */
  private advise(type: "odds" | "hint"): Promise<FromServer> {
    const answer = this.advice.then(() => this.socket.ask({ type }));
    this.advice = answer.catch(() => {});
    return answer;
  }

  /** Ask for exact odds of what is to be decided (quick). */
  async askOdds(): Promise<void> {
    if (!this.advised || !this.latest?.legal.length) return;
    const answer = await this.advise("odds");
    if (answer.type === "odds") this.odds = answer;
  }

  /** Ask how everybody stands; one question after the other, and none that is late already. */
  async askChances(): Promise<void> {
    const { latest } = this;
    if (!latest || latest.over || this.stands?.number === latest.number) return;
    await this.advice;
    if (this.latest !== latest) return;
    const answer = this.socket.ask({ type: "chances" });
    this.advice = answer.catch(() => {});
    const told = await answer;
    if (told.type === "chances") this.stands = told;
  }

  /** Ask what a good player would do; takes about a second. */
  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const answer = await this.advise("hint");
    this.thinking = false;
    if (answer.type === "hint") this.hint = answer;
    else if (answer.type === "error") this.complain(answer);
  }

  /** Whoever the screen was to be passed to is here. */
  lift(): void {
    const veiled = this.veiled;
    this.veiled = null;
    this.curtain = null;
    if (!veiled) return;
    const before = veiled.seat === null ? undefined : this.kept.get(veiled.seat);
    if (!before || before.undos !== veiled.undos) {
      this.stage.show(veiled);
      return;
    }
    // What happened since this seat has looked is shown to it now, as to anybody who waited.
    this.stage.lay(before, veiled.events.slice(0, known(before)), veiled.beats);
    this.unveiled = true;
    this.stage.arrive(unheard(veiled, before));
  }

  /** The first event of what whoever looks has done last; null where this page was not there. */
  done = $derived(doneLast(this.heard));

  /** Positions from before this event on, as they were heard; none where that is not remembered. */
  private since(event: number): Position[] {
    const first = this.heard.findLastIndex((one) => known(one) <= event);
    return first < 0 ? [] : this.heard.slice(first);
  }

  /** How it stood before this event; also where it came with what somebody else had done. Null where nobody knows. */
  before(event: number): Position | null {
    return (
      this.heard.find((one) => known(one) === event || (one.events_from < event && known(one) > event)) ??
      null
    );
  }

  /** Whether what has happened since this event can be shown again: whoever came later has only heard of it. */
  remembers(event: number): boolean {
    return this.since(event).length > 1;
  }

  /** Show again what has happened since this event, where it is remembered. */
  retell(event: number): void {
    const [first, ...rest] = this.since(event);
    if (!first || rest.length === 0 || this.stage.playing) return;
    this.stage.lay(first, this.stage.log.slice(0, known(first)), this.stage.beats);
    for (const one of rest) this.stage.arrive(one);
  }

  /** Another language: everything is told anew in it. */
  async speak(): Promise<void> {
    if (this.table) await loadWords(this.table.game, settings.language);
    this.anew = true;
    this.socket.hello(settings.language, this.latest?.seat);
  }

  /** Come in again, as whoever one is now. */
  again(): void {
    this.anew = true;
    this.socket.hello(settings.language, undefined);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.seen);
    this.socket.close();
  }

  /** What need not be told again after a lost connection. */
  private known(): Record<string, number> | null {
    if (!this.latest || this.anew) return null;
    const { undos, seat } = this.latest;
    const told = { events: known(this.latest), undos };
    return seat === null ? told : { ...told, seat };
  }

  private complain(answer: {
    code: string;
    message: string;
    reason?: string | null;
    rule?: string | null;
  }): void {
    const known = say(`problem-${answer.code.replace("_", "-")}`);
    const text = answer.reason ?? (known.startsWith("problem-") ? answer.message : known);
    this.notice = { text, rule: answer.rule ?? null };
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.mine = message.mine;
      this.table = message.table;
      seated(message.table.seats.map((one) => one.name));
      void attend(message.table, message.mine);
      void this.load(message.table);
    } else if (message.type === "position") {
      this.arrives(message);
    } else if (message.type === "asked") {
      this.asked = message.asked;
    } else if (message.type === "clocks") {
      this.clocks = message.clocks;
    } else if (message.type === "chat") {
      if (message.anew) this.chat = message.lines;
      else this.hears(message.lines);
    } else if (message.type === "undo") {
      this.undo = message.undo;
      if (message.refused_by.length > 0) {
        const names = message.refused_by.map(this.name).join(", ");
        this.notice = { text: say("undo-refused", { name: names }), rule: null };
      }
    } else if (message.type === "company") {
      company.nudged();
    } else if (message.type === "lesson") {
      this.voice = message;
    } else if (message.type === "notice") {
      const { done = 0, steps = 0 } = message;
      if (message.kind === "bots_preparing") this.prepared = { done, steps };
      else this.notified(message.kind, message.text, message.seats ?? []);
    }
  }

  private notified(kind: string, text: string, seats: number[]): void {
    if (kind === "bots_warming_up") this.unready = seats;
    if (kind === "bots_ready") this.unready = [];
    this.prepared = null;
    // A hint by rule of thumb is replaced by a better one, where it is still the same decision.
    if (kind === "hints_ready" && this.hint && !this.hint.searched) void this.askHint();
    else if (kind !== "hints_ready") this.notice = { text, rule: null };
  }

  private arrives(position: Position): void {
    const before = this.latest;
    this.clocks = position.clocks ?? [];
    if (this.table) saw(this.table.id, position.number - 1, position.dice);
    if (before && this.passesBy(position, before)) return;
    this.latest = position;
    this.undo = position.undo;
    if (this.anew) {
      this.anew = false;
      this.stage.show(position);
      return;
    }
    if (before === null || position.number !== before.number) this.odds = this.hint = null;
    const shared = this.mine.length > 1 && !this.table?.referee; // who keeps the book sees all
    const passed = before !== null && position.seat !== before.seat && shared;
    if (passed && position.seat !== null && tellsMore(position.view, before.view)) {
      this.veiled = position;
      this.curtain = position.seat;
    } else if (this.veiled) {
      this.veiled = position;
    } else {
      const told = unheard(position, before);
      const anew = !before || before.seat !== position.seat || before.undos !== position.undos;
      this.heard = anew ? [position] : [...this.heard, told].slice(-HEARD);
      this.stage.arrive(told);
    }
  }

  /** On one screen: the table answers for a seat of mine with nothing to choose, unseen by the others. */
  private passesBy(position: Position, shown: Position): boolean {
    const { seat, actors } = position;
    if (this.asked?.draws.some((one) => one.by === seat)) return false; // it is to tell what only it sees
    if (this.anew || this.mine.length < 2 || seat === null || seat === shown.seat || this.veiled)
      return false;
    const answered = this.answered(position) || Boolean(position.forced && position.silence);
    if (answered) this.socket.tell({ type: "shown", number: position.number });
    else if (!actors.includes(seat))
      this.look(actors.find((actor) => this.mine.includes(actor)) ?? shown.seat);
    return answered || !actors.includes(seat);
  }

  /** Whether the server answers at once: there is no choice, and nobody who could learn something from it. In a lesson
   * the script says what is done. */
  private answered(position: Position): boolean {
    if (this.voice && this.voice.kind !== "free") return false;
    return position.forced !== null && position.silence === null && !this.watched();
  }

  /** Whether somebody else plays here who could learn something from how I answer. */
  private watched(): boolean {
    const others = this.table?.seats.filter((one) => one.kind === "person" && !one.left) ?? [];
    return others.some((one) => !this.mine.includes(one.seat));
  }

  private hears(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    const foreign = fresh.filter((line) => !line.mine);
    if (!this.chatting) this.unread += foreign.length;
    this.chat = [...this.chat, ...fresh];
  }

  private happens(beat: Beat, head: Happening | null): boolean {
    const sound = head && this.board?.sound?.(head as never);
    if (sound) play(sound);
    return this.bring?.(beat) ?? false;
  }

  /** Seconds left on my clock, if it runs. */
  private left(): number | null {
    const seat = this.latest?.seat;
    const clock = seat ? this.clocks[seat - 1] : null;
    return clock?.deadline ? (Date.parse(clock.deadline) - Date.now()) / 1000 : null;
  }

  /** It is my turn after others have been shown: say so, and do not take a touch that came too late for one. */
  private announce(ended: Ended): void {
    if (ended === "cut") return;
    this.deaf = performance.now() + DEAF;
    play("knock");
    // Who is only asked something in another's turn is not told that it is theirs.
    if (this.turn !== null && this.turn !== this.stage.position?.seat) return;
    this.heralded = true;
    clearTimeout(this.heralding);
    this.heralding = setTimeout(() => (this.heralded = false), HERALD);
  }

  /** Everything has been shown. On one screen the table now turns to whoever is to act. */
  private idle(ended: Ended): void {
    this.unveiled = false;
    const now = this.stage.position;
    if (!now || this.curtain !== null) return;
    if (now.seat !== null) this.kept.set(now.seat, now);
    this.report();
    const waits = now.seat === null || !now.actors.includes(now.seat);
    if (waits && this.mine.length > 1 && !this.asked) {
      const up = now.actors.find((actor) => this.mine.includes(actor));
      if (up !== undefined) {
        this.look(up);
        return;
      }
    }
    if (this.mine.length === 0) void this.askChances();
    if (now.legal.length > 0 && !this.spokenFor) this.announce(ended);
    if (now.legal.length > 1 && this.table?.options.show_odds !== "off") void this.askOdds();
  }

  private async load(table: Table): Promise<void> {
    if (this.ready) return;
    await playAs(table.game, table.variant?.key);
    const [board] = await Promise.all([
      loadBoard(table.game),
      loadWords(table.game, settings.language),
      table.referee ? loadPageWords("keeper") : undefined,
    ]);
    this.board = this.stage.board = board;
    this.ready = true;
    this.report(); // it had arrived before there was a board to show it
  }

  /** What was shown behind other pages is seen now: nobody has to be called to the table any more. */
  private seen = (): void => {
    if (!document.hidden) this.report();
  };

  /** Say that everything has been shown: clocks and reaction windows begin with that. */
  private report(): void {
    const { position, playing } = this.stage;
    if (position && this.ready && !playing && this.curtain === null)
      this.socket.tell({ type: "shown", number: position.number, ...(document.hidden && { hidden: true }) });
  }
}
