// Tables of mine and of everybody, kept fresh while the home page is looked at.

import { api, Problem } from "./api";
import type { TableForMe } from "./protocol";

/** How often to ask where the server does not tell by itself. */
const EVERY = 8000;

export class Lobby {
  tables = $state.raw<TableForMe[]>([]);
  mine = $state.raw<TableForMe[]>([]);
  /** Ids of the tables where it is my turn. */
  turns = $state.raw<string[]>([]);
  failed = $state(false);

  running = $derived(this.mine.filter((one) => one.table.status !== "over"));
  finished = $derived(this.mine.filter((one) => one.table.status === "over"));
  waiting = $derived(this.tables.filter((one) => one.table.status === "open" && one.mine.length === 0));
  watchable = $derived(this.tables.filter((one) => one.table.status === "playing" && one.mine.length === 0));

  /** Keep fresh until the returned function is called. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (!document.hidden) await this.refresh();
      timer = setTimeout(look, EVERY);
    };
    void look();
    return () => clearTimeout(timer);
  }

  private async refresh(): Promise<void> {
    try {
      const [tables, mine] = await Promise.all([api.lobby(), api.mine().catch(nobody)]);
      this.tables = tables;
      this.mine = mine;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

/** Somebody without a name has no tables. */
function nobody(problem: unknown): TableForMe[] {
  if (problem instanceof Problem && problem.code === "signed_out") return [];
  throw problem;
}
