// What the server says and is told: docs/protocol.md as types. Seats count from 1; null is a spectator.

import type { Fallen } from "./fairness";

/** One of the games that this client was built with, or one from outside, which the server knows. */
export type GameId = string;

export type Language = "en" | "de";

export interface Person {
  name: string;
  language: Language;
  account: boolean;
  csrf: string;
  /** Who may see this person's chronicle. */
  shows: Shows;
  likeness: string;
}

export type Shows = "nobody" | "companions" | "everybody";

/** A finished game as a chronicle tells it. */
export interface FinishedGame {
  table: string | null;
  game: GameId;
  variant: boolean;
  seats: { seat: number; name: string | null; kind: string; own: boolean; won: boolean; score: number }[];
  moves: number;
  ending: string | null;
  ended: string;
  counts: boolean;
  reviewed: boolean;
}

export interface FinishedGames {
  games: FinishedGame[];
  /** The mark at which the list goes on. */
  more: string | null;
}

/** What is counted of one game, over all times somebody has played it. */
export interface GameCount {
  game: GameId;
  played: number;
  won: number;
  people: number;
  /** By number of seats and order of play. */
  places: { seats: number; turn: number; played: number; won: number }[];
  least: number;
  mean: number;
  most: number;
  held: { kind: string; name: string; times: number; won: number }[];
  latest: number;
  /** What luck did in the games that were reviewed, 100 for a won game; oneself alone is told. */
  luck: { games: number; points: number; error: number } | null;
}

export interface Chronicle {
  name: string;
  likeness: string;
  mine: boolean;
  shows: Shows;
  since: string;
  games: GameCount[];
  companions: {
    name: string;
    likeness: string;
    page: boolean;
    played: number;
    won: number;
    lost: number;
  }[];
  finished: FinishedGames;
}

/** A browser in which one is signed in. */
export interface SessionInfo {
  id: string;
  here: boolean;
  agent: string;
  created: string;
  used: string;
}

/** On which ways one is told of one's turn, and which this server has. */
export interface TurnWays {
  push: boolean;
  /** What a browser subscribes with. */
  key: string | null;
  browsers: { id: string; agent: string; created: string; here: boolean }[];
  mail: boolean;
  address: string | null;
  confirmed: boolean;
}

/** How long tables are kept, in days; 0: for ever. */
export interface House {
  version: string;
  unstarted_days: number;
  finished_days: number;
  idle_days: number;
  /** Whether finished games are entered into people's chronicles. */
  chronicle: boolean;
  /** Whether people may have friends here. */
  friends: boolean;
}

/** Somebody one has to do with; the handle means something to oneself only. */
export interface Friend {
  handle: string;
  name: string;
  likeness: string;
  here: boolean;
  page: boolean;
}
export interface Friends {
  friends: Friend[];
  asks: Friend[];
  asked: Friend[];
  blocked: Friend[];
  code: string | null;
}
/** A friend, and how it stands with them at a table that waits. */
export interface TableGuest {
  friend: Friend;
  state: "free" | "invited" | "declined" | "sits";
}
/** Who is meant: an account, a seat or a line at a table, a link, or a handle. */
export interface Somebody {
  name?: string;
  table?: string;
  seat?: number;
  line?: number;
  code?: string;
  handle?: string;
}
/** All that may be new for somebody, wherever they are. */
export interface CompanyNews {
  friends: boolean;
  asks: number;
  invitations: { table: string; game: GameId; by: string; again: boolean; at: string }[];
  announcement: { id: number; text: string; until: string } | null;
  ban: { until: string; words: string } | null;
}

/** Where others reach this server: beginnings of links, and whether anybody but its own machine can. */
export interface Reach {
  listens: boolean;
  addresses: string[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  level: string | null;
  /** The level of the bot that plays for an absent person meanwhile. */
  stand_in?: string | null;
  /** Since when its person has not been at the table; null: here, or nobody minds. */
  away: string | null;
  /** How it was given up, if it was: a bot plays it to the end. */
  left: "resigned" | "claimed" | null;
  /** The creature that stands for its person; no other seat here has the same. */
  likeness?: string | null;
  /** What it has committed to, for the dice; null: its salt follows from what the others have. */
  commitment: string | null;
  /** Whether the server knows its salt. */
  revealed: boolean;
  /** Null before the game has begun. */
  salt: string | null;
  /** The opening before was annulled because this salt was missing. */
  missed: boolean;
}

/** How people end a game that its rules have not ended. */
export type Way = "resign" | "draw" | "abandon" | "claim";

/** A way to end the game that is open to me now, and what it would do, in words. */
export interface Ending {
  how: Way;
  /** The seat that is given up, or that asks. */
  seat: number;
  /** Who would have to agree. */
  needs: number[];
  rule: string;
  text: string;
}

/** Somebody offers to end the game. */
export interface Offer {
  how: Way;
  seat: number;
  needs: number[];
  agreed: number[];
}

export type Value = number | string | boolean;

/** Which variant of its game a table plays. */
export interface VariantName {
  key: string;
  digest: string;
  names: Record<string, string>;
  code: boolean;
}

/** Something that is another one in a variant. */
export interface Changed {
  name: string;
  printed: Value;
  value: Value;
  /** Of a value: its name in words, by language. */
  called: Record<string, string>;
}

/** A card or tile that the printed game does not have: like a printed one where nothing else is said. */
export interface Added {
  table: string;
  row: string;
  /** Which text is its name. */
  message: string;
  names: Record<string, string>;
  like: string;
  /** The name of that one, by language. */
  likes: Record<string, string>;
}

/** All that a variant changes. */
export interface VariantInfo extends VariantName {
  game: GameId;
  about: Record<string, string>;
  author: string;
  licence: string;
  added: Added[];
  values: Changed[];
  options: Changed[];
  /** By language. */
  texts: Record<string, Changed[]>;
  /** By language what words mean that are values. */
  words: Record<string, Record<string, string>>;
  /** Texts that it leaves alone, though a number stands in them that it changes. */
  stale: string[];
  /** It is the operator's; else somebody has brought it. */
  offered: boolean;
  /** It claims to be what is printed. */
  edition: boolean;
}

/** What a board was built with, as a variant has it. */
export interface VariantBoard {
  key: string;
  game: GameId;
  DATA: unknown;
  WORDS: Record<string, unknown>;
  lookups: Record<string, unknown>;
  texts: Record<string, string>;
}

/** A value that a variant may change, and how far. */
export interface ValueInfo {
  name: string;
  printed: Value;
  bound: string;
  words: string[];
  low: number | null;
  high: number | null;
  step: number;
  origin: string;
  /** It was designed by us, because nobody knows what is printed. */
  designed: boolean;
  /** Its name in words, by language. */
  called: Record<string, string>;
}

/** A table to which kinds can be added. */
export interface Addable {
  table: string;
  most: number;
  /** By what the texts begin that are their names. */
  text: string;
  /** The printed ones, and their names by language. */
  rows: Record<string, Record<string, string>>;
}

export interface Changeable {
  game: GameId;
  values: ValueInfo[];
  addable: Addable[];
  /** What tables of values are called, by the first part of their names and by language. */
  groups: Record<string, Record<string, string>>;
  /** By language all messages of the game, in Fluent. */
  texts: Record<string, Record<string, string>>;
  /** By language what words mean that are values. */
  words: Record<string, Record<string, string>>;
}

export interface Table {
  /** How time is counted, if it is: `days` is a game over days. */
  clock?: { kind: "move" | "game" | "days"; seconds: number } | null;
  id: string;
  game: GameId;
  /** What is changed about the game; null: it is played as it is printed. */
  variant: VariantName | null;
  rules_version: number;
  options: Record<string, string>;
  public: boolean;
  /** Whether hints and odds may be asked for. */
  hints: boolean;
  status: "open" | "opening" | "playing" | "over" | "closed";
  host: number | null;
  seats: Seat[];
  /** What people throw and draw themselves; null: the table does. */
  brought?: string[] | null;
  /** All is played on a real board, and whoever holds all seats here tells every action. */
  referee?: boolean;
  /** How people have ended it. */
  ending: "resigned" | "claimed" | "drawn" | "abandoned" | null;
  offer: Offer | null;
  commitment: string;
  /** How many openings were annulled because somebody did not reveal their salt. */
  annulled: number;
  /** Until when missing salts are waited for. */
  reveal_until: string | null;
  rematch: string | null;
  /** The table this one branched off from. */
  origin?: string | null;
  /** A chapter of a guided first game; what falls is laid out. */
  lesson?: boolean;
  created: string;
  started: string | null;
  ended: string | null;
}

/** How long each seat has taken, and how long ago the latest thing was done. */
export interface Times {
  seconds: number[];
  since: number;
}

export interface TableForMe {
  table: Table;
  mine: number[];
  hosting: boolean;
  /** One of my seats is to act (told in the lobby). */
  turn?: boolean;
  /** I want the finished game kept when old ones are cleared away. */
  kept?: boolean;
  /** I do not want to see it among my tables. */
  put_away?: boolean;
}

export type FromLobby =
  | { type: "lobby"; public: TableForMe[]; mine: TableForMe[] }
  | ({ type: "lobby_table" } & TableForMe)
  | { type: "lobby_gone"; id: string }
  | { type: "company" };

/** A puzzle: a position through the eyes of whoever is to act there. */
export interface Puzzle {
  game: GameId;
  id: string;
  /** Which of how many it is. */
  number: number;
  of: number;
  /** The one after it. */
  next: string;
  daily: boolean;
  seat: number;
  names: string[];
  options: Record<string, string>;
  /** How many levels of bots miss it; the same in words. */
  grade: number;
  graded: string;
  task: string;
  position: Position;
}

/** What an action brings, in points of a hundred. */
export interface PuzzleChoice {
  text: string;
  label: string;
  best: boolean;
  expected: number;
  behind: number;
  error: number;
}

/** What is said to an answer. The solution is told to who has found it, or given up. */
export interface PuzzleSaid {
  right: boolean;
  told: string[];
  rule: string | null;
  solution: PuzzleChoice[] | null;
  scale: string | null;
}

/** One position of a finished game: after `step` moves. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  actors: number[];
  view: Record<string, unknown>;
  tally: Record<string, unknown> | null;
  action: Legal | null;
  events: Happening[];
  beats_from: number;
  beats: Beat[];
}

export interface ReplayPage {
  moves: number;
  ended: Position["ended"];
  /** null: it was abandoned. */
  result: number[] | null;
  steps: ReplayStep[];
  next: number | null;
}

/** A lesson: its chapters in order, and what one knows at its end. */
export interface Lesson {
  game: GameId;
  seat: number;
  chapters: { id: string; title: string; steps: number }[];
  known: string[];
  left: string[];
}

/** How far I have come in a lesson: chapters finished, and where to go on. */
export interface Learning {
  game: GameId;
  done: string[];
  chapter: string | null;
  table: string | null;
}

/** What the teacher says at a position of a lesson. */
export interface Voice {
  number: number;
  chapter: string;
  /** The chapter after this one; null: it is the last. */
  next: string | null;
  /** A step; another way was taken; others move; on one's own; the chapter is over. */
  kind: "step" | "other" | "wait" | "free" | "done";
  step: string | null;
  at: number;
  total: number;
  text: string;
  /** Places of the board to light. */
  show: string[];
  /** The action that is proposed, as text. */
  do: string | null;
  /** What the learner does right after it, if nothing comes between: some buttons do both. */
  then: string | null;
  /** The label of the action that is, or was, proposed. */
  wanted: string | null;
}

export interface OptionInfo {
  name: string;
  values: string[];
  rules: boolean;
  /** The seconds for a decision: the table's own clock says that too. */
  clock: boolean;
  /** Values that not every table can choose, with the fewest seats that they need. */
  least: Record<string, number>;
}

export interface GameInfo {
  id: GameId;
  names: Record<Language, string>;
  taglines: Record<Language, string>;
  kinds: Record<Language, string>;
  seats: number[];
  usual_seats: number;
  minutes: [number, number] | null;
  weight: number | null;
  shelf: number;
  accent: string | null;
  lesson: boolean;
  puzzles: boolean;
  pad: boolean;
  rules_version: number;
  options: OptionInfo[];
  bots: string[];
  /** What people may throw and draw themselves: dice, cards, lots. */
  brought: string[];
}

/** A throw of the people's own dice that they are to tell. */
export interface Asked {
  number: number;
  /** How many throws of the same action have been told. */
  throw: number;
  /** Whose action it is; null: the opening. */
  seat: number | null;
  label: string;
  /** By kind of draw: what it is, and what can fall. */
  sorts: Record<string, { what: string; die: boolean; pieces: { piece: string; name: string }[] }>;
  /** `by`: the one seat that sees it; null: all do. `mine`: whether I may tell it. `of`: who throws or draws it,
   * where that is not whoever acts, or where it is put. */
  draws: { kind: string; by: number | null; mine: boolean; of: string | null; told: boolean }[];
  /** The seat that may still do something else; null: nobody, for something has fallen. */
  back: number | null;
  /** Who told what cannot be, of what not everybody sees, and how often: whoever tries out cards is seen. */
  wrong: { seat: number; times: number }[];
}

/** An action that may be done now. Boards narrow `json` to their game's own `Action`. */
export interface Legal<A = Record<string, unknown>> {
  text: string;
  json: A;
  label: string;
}

/** Something that happened; boards narrow it to their game's own `Event`. */
export interface Happening {
  kind: string;
  values: Record<string, number>;
  sentence: string;
}

/** How long something takes to see; what is silent stands in the unfolded log only. */
export type Shape = "turn" | "trade" | "move" | "reveal" | "scene" | "silent";

/** One seat's action with what followed from it, in one line. */
export interface Beat {
  /** Whose turn it was, and which of theirs. */
  of: number | null;
  turn: number;
  /** The numbers of its events. */
  events: number[];
  /** Whose action it was. */
  seat: number | null;
  /** The kind of its first event. */
  kind: string;
  shape: Shape;
  /** Milliseconds that it takes longer to see than others of its shape. */
  extra: number;
  /** Places of the board, by their `data-place`. */
  from: string | null;
  to: string[];
  way: string[];
  /** Numbers at somebody's plate that went up or down; `unit` is the id of a word. */
  changes: { seat: number; unit: string; by: number }[];
  sentence: string;
}

export interface UndoWish {
  seat: number;
  needs: number[];
  agreed: number[];
}

/** A seat's time: how much is left, and until when if it runs now. */
export interface ClockTold {
  left: number | null;
  deadline: string | null;
}

/** Boards narrow view, actions, previews and tally to their game's own. */
export interface Position<V = any, A = any, P = any, T = any> {
  number: number;
  undos: number;
  seat: number | null;
  actors: number[];
  view: V;
  events_from: number;
  events: Happening[];
  /** Those from this number on are told anew: a consequence joins an earlier beat. */
  beats_from: number;
  beats: Beat[];
  legal: Legal<A>[];
  /** The chances beside the choices; empty for whoever has nothing to decide. */
  risks: Chance[];
  /** What the choices lead to; null for whoever has nothing to decide. */
  previews: P | null;
  /** What everybody can count. */
  tally: T;
  /** The one thing a seat can say when it is asked without having a choice, as an action's text. */
  forced: string | null;
  /** What silence says to what I am asked, as an action's text; whether I may ask for time instead. */
  silence: { says: string; seconds: number; hold: boolean } | null;
  /** Whether silence answers all questions of this turn for me; null where that cannot be wished now. */
  rests: boolean | null;
  over: boolean;
  /** How it has ended: by its rules ("over"), or by people. */
  ended: "over" | Table["ending"];
  result: number[] | null;
  undo: UndoWish | null;
  clocks?: (ClockTold | null)[];
  /** The dice that everybody saw fall for what was done last. */
  dice: Fallen[];
  fairness: { commitment: string; seed: string | null };
}

/** How a seat stands: what it may expect, and the chance to win that this means (null: all win together). */
export interface Stand {
  seat: number;
  result: number;
  error: number;
  wins: number | null;
}

/** How everybody stands at a position, by what everybody may know; nobody where that is not known. */
export interface Chances {
  type: "chances";
  id: string | null;
  number: number;
  lowest: number;
  seats: Stand[];
}

export interface ChatLine {
  id: number;
  name: string;
  text: string;
  at: string;
  /** Whether I have said it. */
  mine: boolean;
}

/** One chance as a number: what may happen, by which rule, after which action, told by which sentence. */
export interface Chance {
  what: string;
  /** What tells it from others of its kind: how many dice, which castle … */
  of: Record<string, number | string>;
  probability: number;
  /** Whether nothing is left out of it. */
  exact: boolean;
  /** How far off it can be at most: 0 if it is exact. */
  error: number;
  rule: string;
  action: string | null;
  text: string | null;
}

/** Exact numbers for what is to be decided, one by one and in words. */
export interface Odds {
  number: number;
  numbers: Chance[];
  odds: string[];
  /** A few words beside a choice, by the action's text. */
  risks: { action: string; text: string }[];
}

/** How far something is that takes long. */
export interface Steps {
  done: number;
  steps: number;
}

/** What a search thinks of each choice. */
export interface Hint extends Odds {
  /** Whether the game can be searched by now; until then the rule of thumb has to do. */
  prepared: boolean;
  searched: boolean;
  best: string | null;
  advised: string | null;
  /** Whether exact odds settle what is best. */
  settled: boolean;
  choices: (Legal & {
    visits: number;
    share: number;
    result: number;
    error: number;
    /** The chance to win; null where the result means something else, or has too few tries behind it. */
    wins: number | null;
  })[];
}

/** A rule of the catalogue, in Markdown. */
export interface Rule {
  id: string;
  section: string;
  text: string;
  plain: string;
}

/** The catalogue of a game's rules: sections in order, every rule by its id. */
export interface RuleBook {
  game: GameId;
  prefix: string;
  language: string;
  sections: { level: number; title: string; text: string; rules: string[] }[];
  rules: Record<string, Rule>;
}

/** A page of a rule book: Markdown, in which a mark like {DF-62} ends what is told of that rule. */
export interface BookPage {
  key: string;
  title: string;
  picture: { name: string; arguments: string[]; caption: string } | null;
  text: string;
  rules: string[];
  /** The phases of the game that it explains, as long as these fields of the view have these values. */
  phases: number[];
  where: Record<string, number>;
  /** Other words for what it is about. */
  others: string[];
}

/** A game's rule book in one language, and its goal card. */
export interface Book {
  game: GameId;
  language: Language;
  title: string;
  goal: { title: string; win: string; end: string };
  pages: BookPage[];
}

/** An amount in points of a hundred, and its standard error. */
export interface Amount {
  points: number;
  error: number;
}

export type ReviewPart = "start" | "luck" | "news" | "mistakes" | "gifts" | "unforeseen" | "rest" | "result";

export interface ReviewDecision {
  move: number;
  seat: number;
  action: Legal;
  best: Legal;
  loss: Amount;
  size: "fine" | "doubtful" | "mistake" | "blunder";
  told: string[];
}

/** What was luck and what a mistake in a finished game (docs/review.md). */
export interface Review {
  language: Language;
  names: string[];
  judge: { told: string };
  /** The least that a seat can get, in points. */
  lowest: number;
  positions: { step: number; seats: { expected: Amount; wins: number | null }[] }[];
  moves: { move: number; seat: number; turn: { of: number | null; number: number }; luck: Amount[] }[];
  decisions: ReviewDecision[];
  luck: ({ move: number; seat: number; text: string } & Amount)[];
  seats: (Record<ReviewPart, Amount> & { seat: number; rate: Amount; decisions: number })[];
}

export interface ReviewAnswer {
  state: "none" | "working" | "failed" | "ready";
  done: number;
  of: number;
  shared: boolean;
  review: Review | null;
}

/** What replaying a finished match has shown. */
export interface Verdict {
  ok: boolean;
  proven: string;
  moves: number;
  commitment: string;
  seed: string;
  salts: string[];
  digest: string;
}

export interface Why {
  action: string;
  reason: string | null;
  rule: string | null;
}

export type FromServer =
  | {
      type: "welcome";
      id: string | null;
      protocol: number;
      name: string | null;
      language: Language;
    }
  | { type: "table"; mine: number[]; table: Table }
  | { type: "company" }
  | ({ type: "position" } & Position)
  | {
      type: "done";
      id: string | null;
      number?: number;
      duplicate?: boolean;
      undone?: boolean;
      ended?: boolean;
    }
  | { type: "asked"; asked: Asked | null }
  | { type: "clocks"; number: number; clocks: (ClockTold | null)[] }
  | { type: "endings"; id: string | null; endings: Ending[] }
  | ({ type: "why"; id: string | null } & Why)
  | ({ type: "odds"; id: string | null } & Odds)
  | ({ type: "hint"; id: string | null } & Hint)
  | Chances
  | ({ type: "notice"; kind: string; text: string; seats?: number[] } & Partial<Steps>)
  | { type: "undo"; undo: UndoWish | null; refused_by: number[] }
  | { type: "chat"; anew?: boolean; lines: ChatLine[] }
  | ({ type: "lesson" } & Voice)
  | { type: "pong"; id: string | null }
  | ({ type: "error"; id: string | null; code: string; message: string } & Partial<Why>);
