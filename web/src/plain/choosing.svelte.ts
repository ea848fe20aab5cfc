// Choosing on a plain board: what is touched narrows what can be meant, until it is one thing.

import type { Legal } from "../lib/protocol";
import { targets, type Action, type PlainBoard } from "./declared";

export class Choosing {
  /** What has been touched so far, by the names of places. */
  picked = $state.raw<string[]>([]);
  private readonly pointed = $derived.by(() =>
    this.legal().map((action) => ({ action, at: targets(action, this.board()) })),
  );
  /** What can still be meant. */
  private readonly left = $derived(
    this.pointed.filter(({ at }) => this.picked.every((key) => at.includes(key))),
  );
  private readonly keys = $derived(new Set(this.left.flatMap(({ at }) => at)));
  /** After a touch: all that can still be meant, to be chosen by name. */
  readonly open = $derived(this.picked.length > 0 ? this.left.map(({ action }) => action) : []);

  constructor(
    private readonly board: () => PlainBoard,
    private readonly legal: () => Legal<Action>[],
    private readonly act: (action: Legal<Action>) => void,
  ) {
    $effect(() => {
      // Another question: what was touched before means nothing any more.
      void this.legal();
      this.picked = [];
    });
  }

  lit = (key: string): boolean => this.keys.has(key) && !this.picked.includes(key);

  /** The one action that a touch means, where it is only one. */
  only = (key: string): Legal<Action> | null => {
    const found = this.left.filter(({ at }) => at.includes(key));
    return found.length === 1 ? found[0]!.action : null;
  };

  touch = (key: string): void => {
    if (this.picked.includes(key)) {
      this.picked = this.picked.filter((one) => one !== key);
      return;
    }
    const one = this.only(key);
    if (one) this.choose(one);
    else this.picked = [...this.picked, key];
  };

  choose = (action: Legal<Action>): void => {
    this.picked = [];
    this.act(action);
  };

  drop = (): void => {
    this.picked = [];
  };
}
