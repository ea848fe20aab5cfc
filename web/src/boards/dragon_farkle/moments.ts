// What deserves a moment of its own: a word, a picture, and how long it is looked at.

import type { Component } from "svelte";
import Axes from "~icons/game-icons/crossed-axes";
import Bones from "~icons/game-icons/broken-bone";
import CardIcon from "~icons/game-icons/card-pickup";
import Castle from "~icons/game-icons/castle";
import Dice from "~icons/game-icons/rolling-dices";
import DragonHead from "~icons/game-icons/spiked-dragon-head";
import DragonBreath from "~icons/game-icons/dragon-breath";
import Fire from "~icons/game-icons/dice-fire";
import Flag from "~icons/game-icons/flying-flag";
import Footsteps from "~icons/game-icons/footsteps";
import Hand from "~icons/game-icons/hand";
import Imp from "~icons/game-icons/imp-laugh";
import Heart from "~icons/game-icons/heart-drop";
import Hourglass from "~icons/game-icons/hourglass";
import Laurels from "~icons/game-icons/laurels";
import Raven from "~icons/game-icons/raven";
import Swords from "~icons/game-icons/crossed-swords";
import Village from "~icons/game-icons/village";
import Wound from "~icons/game-icons/bleeding-wound";
import Bag from "~icons/game-icons/swap-bag";
import type { Event } from "../../games/dragon_farkle";
import type { Sound } from "../../lib/boards";
import { COMPANIONS, ITEMS, type Card } from "./cards";

export type Tone = "ember" | "gold" | "moss" | "ink";

interface Kind {
  icon: Component;
  /** Milliseconds it is looked at. */
  time: number;
  tone: Tone;
  /** A big word stands over the table (its text is `moment-<kind>`). */
  big: boolean;
  sound: Sound | null;
}

const kind = (icon: Component, time: number, tone: Tone, big: boolean, sound: Sound | null = null): Kind => ({
  icon,
  time,
  tone,
  big,
  sound,
});

export const KINDS: Record<Event["kind"], Kind> = {
  turn: kind(Flag, 650, "ink", false),
  companion: kind(Flag, 1100, "gold", false, "paper"),
  dealt: kind(CardIcon, 0, "ink", false),
  dealt_item: kind(CardIcon, 0, "ink", false),
  recruits: kind(Village, 450, "ink", false),
  attacks: kind(Swords, 1200, "ember", true, "wood"),
  enters: kind(Castle, 1500, "ember", true, "breath"),
  leaves: kind(Footsteps, 600, "ink", false),
  rolled: kind(Dice, 1250, "ink", false, "wood"),
  took: kind(Hand, 550, "gold", false, "wood"),
  eaten: kind(DragonHead, 1600, "ember", true, "fire"),
  escaped: kind(Footsteps, 1300, "moss", true, "breath"),
  hot: kind(Fire, 1000, "gold", true, "coin"),
  farkled: kind(Bones, 2100, "ember", true, "breath"),
  doubled: kind(Axes, 1000, "gold", true, "coin"),
  drew: kind(CardIcon, 700, "gold", false, "paper"),
  drew_item: kind(CardIcon, 1100, "gold", false),
  banked: kind(Village, 1400, "gold", true, "coin"),
  saved: kind(Village, 1200, "gold", true, "coin"),
  value: kind(Swords, 900, "ink", true, "wood"),
  won: kind(Laurels, 2000, "gold", true, "win"),
  tied: kind(Swords, 1500, "ink", true, "wood"),
  hit: kind(Wound, 1200, "gold", true, "wood"),
  lost: kind(DragonBreath, 1200, "ember", true, "fire"),
  destroyed: kind(DragonBreath, 2200, "ember", true, "fire"),
  healed: kind(Heart, 1000, "ink", true, "breath"),
  slain: kind(Laurels, 3200, "gold", true, "win"),
  played: kind(CardIcon, 1500, "gold", false, "paper"),
  used: kind(Flag, 1300, "gold", false, "paper"),
  frightened: kind(Imp, 1400, "ember", true, "breath"),
  stole: kind(Raven, 1100, "ink", false, "paper"),
  stole_item: kind(Raven, 1100, "ink", false),
  discarded: kind(CardIcon, 450, "ink", false, "paper"),
  opened_bag: kind(Bag, 1200, "gold", false, "paper"),
  turned: kind(Dice, 1000, "gold", false, "wood"),
  time_up: kind(Hourglass, 2000, "ink", true),
  posted: kind(Village, 1000, "gold", false, "coin"),
  marched: kind(Village, 1000, "gold", false, "coin"),
  shuffled_items: kind(CardIcon, 700, "ink", false, "paper"),
  shuffled_companions: kind(Flag, 700, "ink", false, "paper"),
};

/** The card that an event shows, or none. */
export function cardOf(event: Event): Card | null {
  switch (event.kind) {
    case "played":
    case "drew_item":
    case "dealt_item":
    case "stole_item":
    case "discarded":
      return ITEMS[event.values.item] ?? null;
    case "used":
    case "companion":
      return COMPANIONS[event.values.companion] ?? null;
    default:
      return null;
  }
}

/** The picture of an event: its card's, where it has one. */
export const pictureOf = (event: Event): Component => cardOf(event)?.icon ?? KINDS[event.kind].icon;
