// Exact chances of a fight, as odds.py of the game has them: a test compares the two.

import { Card, DATA, type View } from "../../games/schutt_und_asche";

export interface Outlook {
  win: number;
  draw: number;
  loss: number;
}

/** A moment of a fight: counting open cards, cards left face down, power at hand, gear. */
export interface Fight {
  open: readonly number[];
  left: readonly number[];
  power: number;
  sword: boolean;
  shield: boolean;
}

const WIN: Outlook = { win: 1, draw: 0, loss: 0 };
export const DRAW: Outlook = { win: 0, draw: 1, loss: 0 };
const LOSS: Outlook = { win: 0, draw: 0, loss: 1 };
const END = DATA.numbers.symbols_to_end.value;
const PER_POWER = DATA.numbers.dragons_per_power.value;
export const DECK = [DATA.battle.knight, DATA.battle.dragon, DATA.battle.sword, DATA.battle.shield];

const value = (o: Outlook): number => o.win + o.draw / 2;

function changed(list: readonly number[], at: number, by: number): number[] {
  return list.map((count, i) => (i === at ? count + by : count));
}

/** Chances of a player who counts a draw as half a win and plays for the most. */
export function outlook(fight: Fight): Outlook {
  return goOn(fight, new Map());
}

/** The same if the next card is turned up now, even where power could be spent. */
export function turnUp(fight: Fight): Outlook {
  return reveal(fight, new Map());
}

/** The same after one power has been spent. */
export function spend(fight: Fight): Outlook {
  return outlook(spent(fight));
}

function spent(fight: Fight): Fight {
  return { ...fight, power: fight.power - 1, open: changed(fight.open, Card.DRAGON, -PER_POWER) };
}

type Known = Map<string, Outlook>;

function goOn(fight: Fight, known: Known): Outlook {
  const key = `${fight.open.join()}/${fight.left.join()}/${fight.power}`;
  let found = known.get(key);
  if (!found) {
    found = reveal(fight, known);
    if (fight.open[Card.DRAGON] === PER_POWER && fight.power > 0) {
      const other = goOn(spent(fight), known);
      if (value(other) >= value(found)) found = other;
    }
    known.set(key, found);
  }
  return found;
}

function reveal(fight: Fight, known: Known): Outlook {
  const total = fight.left.reduce((a, b) => a + b, 0);
  const sum = { win: 0, draw: 0, loss: 0 };
  fight.left.forEach((count, card) => {
    if (!count) return;
    const after = turned(fight, card, known);
    sum.win += (count / total) * after.win;
    sum.draw += (count / total) * after.draw;
    sum.loss += (count / total) * after.loss;
  });
  return sum;
}

function turned(fight: Fight, card: number, known: Known): Outlook {
  const open = changed(fight.open, card, 1);
  const last = (open[card] ?? 0) >= END;
  if (last && card === Card.DRAGON) return LOSS;
  if (last && (card === Card.KNIGHT || (card === Card.SWORD && fight.sword))) return WIN;
  const on = goOn({ ...fight, open, left: changed(fight.left, card, -1) }, known);
  if (last && card === Card.SHIELD && fight.shield) return value(on) >= 0.5 ? on : DRAW;
  return on;
}

/** The running fight of a view. Cards beyond a few power tiles change nothing worth waiting for. */
export function running(view: View): Fight | null {
  const owner = view.owner[view.field_of];
  if (owner === undefined || owner < 0) return null;
  return {
    open: view.open,
    left: view.deck_left,
    power: Math.min(4, (view.power[owner] ?? 0) + (view.treasure[owner] ?? 0)),
    sword: view.use_sword === 1,
    shield: view.use_shield === 1,
  };
}

/** Chances of the knight in a province, before any card. */
export function beforehand(view: View, p: number): Outlook {
  const owner = view.owner[p] ?? -1;
  return outlook({
    open: [0, 0, 0, 0],
    left: DECK,
    power: Math.min(4, (view.power[owner] ?? 0) + (view.treasure[owner] ?? 0)),
    sword: view.sword[p] === 1,
    shield: view.shield[p] === 1,
  });
}
