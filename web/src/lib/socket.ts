// One socket per table: says hello, comes back by itself, and sends again what was not answered.

import type { FromServer, Language } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "gone";

interface Waiting {
  message: Record<string, unknown>;
  resolve: (answer: FromServer) => void;
}

export interface Listener {
  message(message: FromServer): void;
  link(state: Link, code: number): void;
  /** What is already known, so that only news are sent. */
  known(): Record<string, number> | null;
}

/** Closed for good: banned, no such table, flooded, full, or opened in too many windows. */
const FINAL = [4403, 4404, 4429, 4503, 4409, 1009];

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private counter = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private language: Language,
    private seat: number | null | undefined,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Ask something and wait for its answer (which may be an error message). */
  ask(message: Record<string, unknown>): Promise<FromServer> {
    const id = `${++this.counter}`;
    return new Promise((resolve) => {
      this.waiting.set(id, { message: { ...message, id }, resolve });
      this.send({ ...message, id });
    });
  }

  /** Say something that needs no answer. */
  tell(message: Record<string, unknown>): void {
    this.send(message);
  }

  /** Come in again in another language or seat; everything is told anew. */
  hello(language: Language, seat: number | null | undefined): void {
    this.language = language;
    this.seat = seat;
    this.socket?.close(1000);
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close(1000);
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.listener.link("connecting", 0);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { type: "hello", language: this.language };
      if (this.seat !== undefined && this.seat !== null) hello.seat = this.seat;
      Object.assign(hello, this.listener.known() ?? {});
      this.send(hello);
    };
    socket.onmessage = (frame) => {
      if (socket === this.socket) this.receive(JSON.parse(String(frame.data)) as FromServer);
    };
    socket.onclose = (event) => {
      clearInterval(this.beat);
      if (this.closed || socket !== this.socket) return;
      if (FINAL.includes(event.code)) {
        this.listener.link("gone", event.code);
        return;
      }
      this.listener.link("lost", event.code);
      const pause = Math.min(8000, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), pause);
    };
  }

  private receive(message: FromServer): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.listener.link("open", 0);
      clearInterval(this.beat);
      this.beat = setInterval(() => this.send({ type: "ping" }), 25_000);
      // Asked before the connection was lost and never answered: doing it twice is harmless.
      for (const one of this.waiting.values()) this.send(one.message);
    }
    this.listener.message(message);
    const id = "id" in message ? message.id : null;
    const one = id === null ? undefined : this.waiting.get(id);
    if (id !== null && one) {
      this.waiting.delete(id);
      one.resolve(message);
    }
  }
}
