// Tables of mine and of everybody, told by the server as they change.

import { company } from "./company.svelte";
import type { FromLobby, TableForMe } from "./protocol";
import { waitFor } from "./waiting.svelte";

export class Lobby {
  tables = $state.raw<Map<string, TableForMe>>(new Map());
  failed = $state(false);
  ready = $state(false);

  private all = $derived([...this.tables.values()].sort(newest));
  private mine = $derived(this.all.filter((one) => (one.mine.length > 0 || one.hosting) && !one.put_away));

  /** Ids of the tables where it is my turn. */
  turns = $derived(this.mine.filter((one) => one.turn).map((one) => one.table.id));
  running = $derived(
    this.mine
      .filter((one) => ["open", "opening", "playing"].includes(one.table.status))
      .sort((a, b) => Number(b.turn ?? false) - Number(a.turn ?? false)),
  );
  finished = $derived(this.mine.filter((one) => one.table.status === "over"));
  waiting = $derived(this.others("open"));
  watchable = $derived(this.others("playing"));

  /** Stay in the lobby until the returned function is called. */
  follow(): () => void {
    let closed = false;
    let tries = 0;
    let socket: WebSocket;
    let timer: ReturnType<typeof setTimeout>;
    const connect = () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      socket = new WebSocket(`${scheme}://${location.host}/api/lobby`);
      socket.onmessage = (frame) => {
        tries = 0;
        this.failed = false;
        this.hear(JSON.parse(String(frame.data)) as FromLobby);
      };
      socket.onclose = () => {
        if (closed) return;
        this.failed = tries > 0;
        timer = setTimeout(connect, Math.min(15_000, 500 * 2 ** tries++));
      };
    };
    connect();
    return () => {
      closed = true;
      clearTimeout(timer);
      socket.close();
    };
  }

  private others(status: string): TableForMe[] {
    return this.all.filter((one) => one.table.status === status && one.mine.length === 0 && !one.hosting);
  }

  private hear(message: FromLobby): void {
    this.learn(message);
    waitFor(this.turns);
  }

  private learn(message: FromLobby): void {
    if (message.type === "lobby") {
      this.tables = new Map([...message.public, ...message.mine].map((one) => [one.table.id, one]));
      this.ready = true;
    } else if (message.type === "lobby_table") {
      this.tables = new Map(this.tables).set(message.table.id, message);
    } else if (message.type === "company") {
      company.nudged();
    } else if (message.type === "lobby_gone") {
      const left = new Map(this.tables);
      left.delete(message.id);
      this.tables = left;
    }
  }
}

function newest(a: TableForMe, b: TableForMe): number {
  const at = ({ table }: TableForMe) => table.ended ?? table.started ?? table.created;
  return at(b).localeCompare(at(a));
}
