// How one browser looks at a table: which drawer is open, what is marked, what is being read. What is on the
// table itself is the seating's; nothing here is told to the server.

import { tick, untrack } from "svelte";
import { api } from "../lib/api";
import { gameName } from "../lib/catalogue";
import { focusChoice, nowhere } from "../lib/focus";
import { letters, withoutLetters } from "../lib/letters";
import type { Beat, Lesson, Position } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { marked, result, rounds, since } from "../lib/since";
import { play } from "../lib/sound";
import type { Seating } from "../lib/table.svelte";
import { say, wordsOf } from "../lib/texts.svelte";
import { titled } from "../lib/waiting.svelte";
import { asked } from "./asked";
import type { Tab } from "./Drawers.svelte";
import { closed, early } from "./Goal.svelte";
import { Leading } from "./leading";
import { Spot } from "./spot.svelte";

const screen = matchMedia("(min-width: 1080px)");

/** Made while a component is: it lives as long. */
export class View {
  /** The whole table's element, and its board's. */
  page = $state<HTMLElement>();
  board = $state<HTMLElement>();
  /** The drawers stand beside the board. */
  wide = $state(screen.matches);
  tab = $state<Tab | null>(screen.matches ? "log" : null);
  /** The rule that was asked for. */
  rule = $state<string | null>(null);
  /** The list of keys is open. */
  keys = $state(false);
  /** What it is all for: open in the first games, until it is closed; on a small screen until one acts. */
  goal = $state(false);
  /** It was opened by hand: then all of it is told. */
  aimed = $state(false);
  /** The list of what happened since my last turn, on a small screen. */
  listed = $state(false);
  /** The telling was stopped, to look. */
  stopped = $state(false);
  /** A card is being read. */
  inspecting = $state(false);
  /** The end of the game is put aside, to see the board. */
  lowered = $state(false);
  /** The seat whose plate has been touched, to look into its house. */
  looked = $state<number | null>(null);
  /** The seat whose marks alone are shown, because its plate was touched. */
  only = $state<number | null>(null);
  /** A board that fills the screen is shown when its letters are there: they would move it. */
  lettered = $state(false);
  private late = $state(false);
  /** The lesson that is given here, if one is. */
  lesson = $state.raw<Lesson | null>(null);
  readonly spot = new Spot();
  /** Choices are made by keyboard: nothing has been touched since. */
  typing = false;

  private counted = false;
  private away = false;
  private celebrated = false;
  private spoken = settings.language;

  constructor(readonly seating: Seating) {
    void letters().then((come) => {
      this.late = !come;
      this.lettered = true;
    });
    $effect(() => (this.late && this.fills ? withoutLetters() : undefined));
    const leading = new Leading(seating.stage);
    seating.bring = leading.there;
    $effect(() => {
      if (seating.stage.playing) return;
      this.stopped = false;
      leading.back();
    });
    $effect(() => this.fit());
    $effect(() => this.turnAway());
    $effect(() => this.keepTab());
    $effect(() => this.pauseToRead());
    $effect(() => this.countGoal());
    // On a small screen it is in the way of whoever has begun; the flag tells it again.
    $effect(() => void (seating.acted && !this.wide && untrack(() => this.goal && this.closeGoal())));
    $effect(() => {
      if (!this.lately.acted) return;
      this.listed = false;
      this.only = null;
    });
    $effect(() => this.keepFocus());
    $effect(() => this.translate());
    $effect(() => this.lookUpLesson());
    $effect(() => this.celebrate());
    $effect(() => titled(seating.table ? gameName(seating.table.game) : "", Boolean(seating.legal.length)));
  }

  words = $derived.by(() => (this.seating.table ? wordsOf(this.seating.table.game) : say));
  watching = $derived.by(() => this.seating.mine.length === 0);
  /** The board fills the screen: nothing pushes it. */
  fills = $derived.by(() => Boolean(this.seating.board?.fills));
  hasGoal = $derived.by(() => !this.seating.table?.lesson);
  /** Nobody needs to be told the goal of a game that is over. */
  aims = $derived.by(() => this.goal && !this.seating.stage.position?.over);
  asked = $derived.by(() => asked(this.seating, this.words));

  /** What others did since my last turn: listed, and marked on the board. */
  lately = $derived.by(() => {
    const { beats, log, position } = this.seating.stage;
    return since(beats, log, position?.seat ?? null, this.seating.done);
  });
  /** What came of my own last action: it stays while the next question is asked. */
  result = $derived.by(() => {
    const { beats, log, position, playing } = this.seating.stage;
    return playing || !position ? "" : result(beats, log.length, position.seat);
  });
  rounds = $derived.by(() => rounds(this.seating.stage.beats));
  marks = $derived.by<Beat[]>(() => {
    const { position } = this.seating.stage;
    if (!settings.marks || position?.over) return [];
    const marks = marked(this.lately.beats, position?.seat ?? null);
    return marks.filter((one) => !this.only || one.seat === this.only);
  });
  /** How it stood before all that: what it has changed stands at the plates. */
  before = $derived.by<Position | null>(() => {
    const [first] = this.lately.beats;
    if (!settings.marks || this.seating.stage.position?.over || !first) return null;
    const found = this.seating.before(first.events[0] ?? 0);
    // What came with it may still wait to be shown: the table is not as far as that yet.
    const now = this.seating.stage.position?.number ?? 0;
    return found && found.number <= now ? found : null;
  });

  /** The drawers that have something in them: who watches, or has played, has nothing to choose. */
  tabs = $derived.by<Tab[]>(() => {
    // Where nothing is to move, not even the end of the game takes a drawer away.
    const playing = !this.watching && (!this.seating.stage.position?.over || this.fills);
    const odds = playing && this.seating.advised;
    return [
      "log",
      ...(playing ? (["choices"] as const) : []),
      ...(odds ? (["odds"] as const) : []),
      "chat",
      "rules",
      "settings",
    ];
  });

  /** Shows again what others did since my last turn; nothing where this page was not there. */
  again = $derived.by(() => {
    const from = this.lately.beats[0]?.events[0];
    if (from === undefined || !this.seating.remembers(from)) return null;
    return (): void => {
      this.listed = false;
      this.seating.retell(from);
    };
  });

  openRule = (number: string): void => {
    this.rule = number;
    this.tab = "rules";
  };

  /** Open a drawer; on a small screen, close it if it is open. */
  turnTo(tab: Tab): void {
    this.tab = this.tab === tab && !this.wide ? null : tab;
  }

  turnGoal = (): void => {
    if (this.goal) return this.closeGoal();
    this.goal = this.aimed = true;
    if (this.wide) this.tab = "log";
  };

  closeGoal = (): void => {
    const { table } = this.seating;
    this.goal = false;
    if (table) closed(table.game, table.id);
  };

  fullScreen = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void this.page?.requestFullscreen?.().catch(() => {});
  };

  /** A screen may become wide, or small. */
  private fit(): () => void {
    const changed = () => {
      this.wide = screen.matches;
      if (this.wide && this.tab === null) this.tab = "log";
    };
    screen.addEventListener("change", changed);
    return () => screen.removeEventListener("change", changed);
  }

  /** Who looked elsewhere is shown how it stands, and the list of what happened. */
  private turnAway(): () => void {
    const turned = () => {
      if (document.hidden) this.seating.stage.skip();
      else if (!this.wide && this.lately.beats.length > 0 && this.away) this.listed = true;
      this.away = document.hidden;
    };
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  }

  private keepTab(): void {
    if (this.tab && !this.tabs.includes(this.tab)) this.tab = this.wide ? "log" : null;
    // Whoever comes back to the rules later comes for where the game is then.
    if (this.tab !== "rules") this.rule = null;
    this.seating.chatting = this.tab === "chat";
    if (this.tab === "chat") this.seating.unread = 0;
  }

  /** Who reads something in a drawer is not told meanwhile what they would miss. */
  private pauseToRead(): void {
    const drawer = !this.wide && this.tab !== null;
    this.seating.stage.pause(this.stopped || drawer || this.listed || this.inspecting);
  }

  /** The first time that there is something to see: whether the goal is told by itself. */
  private countGoal(): void {
    const { table, ready, stage } = this.seating;
    if (this.counted || !table || !ready || !this.hasGoal || this.watching || !stage.position) return;
    this.counted = true;
    this.goal = early(table.game, table.id);
  }

  /** What was chosen is gone, and the focus with it: whoever plays by keyboard goes on at the next choice. */
  private keepFocus(): void {
    if (this.seating.legal.length === 0 || !this.typing) return;
    void tick().then(() => {
      if (this.page && nowhere(document.activeElement)) focusChoice(this.page);
    });
  }

  /** Another language: the words are loaded and the table is told anew. */
  private translate(): void {
    if (settings.language === this.spoken) return;
    this.spoken = settings.language;
    void this.seating.speak();
  }

  private lookUpLesson(): void {
    const { table } = this.seating;
    if (!table?.lesson) return;
    void api.lesson(table.game, settings.language).then(
      (found) => (this.lesson = found),
      () => {},
    );
  }

  private celebrate(): void {
    if (!this.seating.stage.position?.over || this.celebrated) return;
    this.celebrated = true;
    play("win");
  }
}
