// What lies on the table at this very moment. While events are played the position shown is still
// the old one; the scene carries it forward event by event, so that armies, pot and dice change
// when it happens and not at the end.

import { Action, Companion, DATA, Event as Face, type Event, type View } from "../../games/dragon_farkle";
import type { Position } from "../../lib/protocol";
import { facesOfRoll as faces, facesTaken as taken, sorted, valid, without } from "./dice";

const SIX = DATA.numbers.full_set.value;
const FIVE = DATA.numbers.defender_set.value;

export interface Scene {
  phase: number;
  action: number;
  /** Seats from 0, as in the view. */
  active: number;
  roller: number;
  target: number;
  hand: number;
  full: number;
  /** Soldiers gathered in this series, those just set aside included. */
  pot: number;
  attack: number;
  /** Faces of the roll on the table, sorted; empty when none lies there. */
  dice: number[];
  face: number;
  loaded: boolean;
  aside: number[];
  damage: number;
  army: number[];
  inKeep: boolean[];
  companion: number[];
  items: number[];
  drawn: number[];
}

type Happened = Event[];

/** The dice set aside in the running series, as the log tells them. */
export function aside(log: Happened, variant: number, count: number): number[] {
  let found: number[] = [];
  let roll: number[] = [];
  for (const event of log) {
    switch (event.kind) {
      case "turn":
      case "recruits":
      case "attacks":
      case "enters":
      case "value":
      case "hot":
        found = [];
        break;
      case "rolled":
        roll = faces(event.values.roll);
        break;
      case "took":
        found = [...found, ...taken(event.values.dice)];
        break;
      case "eaten":
        found = [...found, ...faces(event.values.roll)];
        break;
      case "lost":
        found = [...found, ...valid(roll, variant)];
    }
  }
  return found.slice(0, Math.max(0, count)); // Quentin hands one back
}

function still(view: View): Scene {
  return {
    phase: view.phase,
    action: view.action,
    active: view.active,
    roller: view.roller,
    target: view.target,
    hand: view.hand,
    full: view.full,
    pot: view.pot + view.taken,
    attack: view.attack,
    dice: sorted(view.dice.filter((face) => face > 0)),
    face: view.event,
    loaded: view.loaded > 0,
    aside: [],
    damage: view.damage,
    army: [...view.army],
    inKeep: view.in_keep.map((one) => one > 0),
    companion: [...view.companion],
    items: [...view.item_count],
    drawn: [...view.drawn_count],
  };
}

function series(scene: Scene, roller: number, full: number): void {
  Object.assign(scene, { roller, full, hand: full, pot: 0, dice: [], face: Face.BLANK, loaded: false });
}

/** Carry the scene over one event. */
function follow(scene: Scene, event: Event, variant: number): void {
  const values = event.values as Record<string, number>;
  const seat = (values.seat ?? 0) - 1;
  const other = (values.target ?? 0) - 1;
  const soldiers = values.soldiers ?? 0;
  switch (event.kind) {
    case "turn":
      Object.assign(scene, { active: seat, action: Action.NONE, damage: 0, attack: 0 });
      series(scene, seat, SIX);
      break;
    case "recruits":
      scene.action = Action.RECRUIT;
      series(scene, seat, SIX);
      break;
    case "attacks":
      Object.assign(scene, { action: Action.SKIRMISH, target: other, attack: 0 });
      series(scene, seat, SIX);
      break;
    case "enters":
      Object.assign(scene, { action: Action.BATTLE, damage: 0 });
      scene.inKeep[seat] = true;
      series(scene, seat, SIX);
      break;
    case "leaves":
      scene.inKeep[seat] = false;
      break;
    case "rolled":
      scene.dice = faces(event.values.roll);
      scene.face = event.values.event;
      scene.roller = seat;
      break;
    case "turned":
      scene.face = event.values.event;
      break;
    case "took":
    case "eaten": {
      const away = event.kind === "took" ? taken(event.values.dice) : faces(event.values.roll);
      scene.dice = without(scene.dice, away) ?? [];
      scene.hand -= away.length;
      scene.pot += soldiers;
      break;
    }
    case "doubled":
      scene.pot += soldiers / 2;
      break;
    case "hot":
      scene.hand = event.values.count;
      scene.dice = [];
      break;
    case "drew":
      scene.drawn[seat] = (scene.drawn[seat] ?? 0) + 1;
      break;
    case "farkled":
      scene.pot = 0;
      break;
    case "posted":
    case "marched":
      scene.army[seat] = event.values.army;
      break;
    case "banked":
    case "saved":
      scene.army[seat] = event.values.army;
      scene.pot = 0;
      break;
    case "value":
      if (seat === scene.active && scene.roller === scene.active) {
        scene.attack = soldiers;
        series(scene, scene.target, FIVE);
      }
      break;
    case "won": {
      const loser = seat === scene.active ? scene.target : scene.active;
      scene.army[seat] = (scene.army[seat] ?? 0) + soldiers + event.values.bonus;
      scene.army[loser] = (scene.army[loser] ?? 0) - soldiers;
      break;
    }
    case "hit":
      scene.damage = event.values.damage;
      break;
    case "lost": {
      const away = valid(scene.dice, variant);
      scene.army[seat] = event.values.army;
      scene.dice = without(scene.dice, away) ?? [];
      scene.hand -= away.length;
      break;
    }
    case "destroyed":
      scene.army[seat] = 0;
      scene.inKeep[seat] = false;
      scene.companion[seat] = Companion.NONE;
      break;
    case "healed":
      scene.damage = 0;
      break;
    case "companion":
      scene.companion[seat] = event.values.companion;
      break;
    case "frightened":
      scene.army[other] = (scene.army[other] ?? 0) - soldiers;
      break;
    case "played":
      scene.items[seat] = (scene.items[seat] ?? 0) - 1;
      break;
    case "used":
      if (event.values.companion === Companion.QUENTIN) scene.hand += 1;
  }
}

/** The table now: the position shown, carried over the events of the next one played so far. */
export function scene(
  position: Position<View>,
  next: Position<View> | null,
  event: Event | null,
  log: Happened,
): Scene {
  const { variant } = position.view;
  const now = still(position.view);
  if (next && event) {
    const events = next.events as Event[];
    for (const one of events.slice(0, events.indexOf(event) + 1)) follow(now, one, variant);
  }
  now.aside = aside(log, variant, now.full - now.hand);
  // Before a Rally is answered the roll is still what it was: what was set aside of it lies there, and not twice.
  const last = log.findLast((one) => one.kind === "took");
  if (now.dice.length > now.hand && last) now.dice = without(now.dice, taken(last.values.dice)) ?? now.dice;
  return now;
}
