// A table as a person sits at it: connection, position, choices, chat.

import { loadBoard, type BoardModule } from "./boards";
import type { ChatLine, FromServer, Legal, Table, UndoWish, Why } from "./protocol";
import { settings } from "./settings.svelte";
import { TableSocket, type Link } from "./socket";
import { Stage } from "./stage.svelte";
import { loadWords } from "./texts.svelte";

export class Seating {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<number[]>([]);
  link = $state<Link>("connecting");
  /** Why the connection has ended for good. */
  closed = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  undo = $state.raw<UndoWish | null>(null);
  /** An answer is awaited: nothing can be chosen meanwhile. */
  waiting = $state(false);
  /** Why something is not allowed, or what went wrong. */
  notice = $state.raw<{ text: string; rule: string | null } | null>(null);
  previewed = $state.raw<Legal | null>(null);
  board = $state.raw<BoardModule | null>(null);
  ready = $state(false);
  stage = new Stage({ event: () => {} });

  private socket: TableSocket;
  private latest = 0;

  constructor(readonly id: string, seat?: number) {
    this.socket = new TableSocket(id, settings.language, seat, {
      message: (message) => this.receive(message),
      link: (state, code) => {
        this.link = state;
        this.closed = code;
      },
      known: () => null,
    });
  }

  /** What may be chosen now: nothing while something is still being shown. */
  legal = $derived.by<Legal[]>(() => {
    const { position, next } = this.stage;
    return position && !next && !this.waiting ? position.legal : [];
  });

  name = (seat: number): string => this.table?.seats[seat - 1]?.name ?? `${seat}`;

  act = async (action: Legal): Promise<void> => {
    const position = this.stage.position;
    if (!position || this.waiting) return;
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
    if (answer.type === "error") {
      this.notice = { text: answer.reason ?? answer.message, rule: answer.rule ?? null };
    }
  };

  why = async (action: string | Record<string, unknown>): Promise<void> => {
    const found: Why | null = await this.socket.why(action);
    if (found?.reason) this.notice = { text: found.reason, rule: found.rule };
  };

  look(seat: number | null): void {
    void this.socket.ask({ type: "look", seat });
  }

  async takeBack(): Promise<void> {
    const position = this.stage.position;
    if (position) await this.socket.ask({ type: "undo", number: position.number });
  }

  say(text: string): void {
    void this.socket.ask({ type: "say", text });
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.mine = message.mine;
      this.table = message.table;
      void this.load(message.table);
    } else if (message.type === "position") {
      this.latest = message.number;
      this.undo = message.undo;
      this.stage.arrive(message);
      this.follow(message.actors, message.seat);
    } else if (message.type === "chat") {
      this.chat = [...this.chat, ...message.lines];
    } else if (message.type === "undo") {
      this.undo = message.undo;
    }
  }

  /** On one screen the table is shown to whoever is to act. */
  private follow(actors: number[], seat: number | null): void {
    if (this.mine.length < 2 || (seat !== null && actors.includes(seat))) return;
    const up = actors.find((actor) => this.mine.includes(actor));
    if (up !== undefined) this.look(up);
  }

  private async load(table: Table): Promise<void> {
    if (this.ready) return;
    const [board] = await Promise.all([
      loadBoard(table.game),
      loadWords(table.game, settings.language),
    ]);
    this.board = this.stage.board = board;
    this.ready = true;
  }
}
