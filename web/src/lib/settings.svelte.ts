// What a person has chosen about this browser: kept here, not on the server.

import type { Language } from "./protocol";

/** How somebody likes to be told: at three speeds, or one touch for each beat. */
export type Pace = "slow" | "normal" | "quick" | "tap";
export const PACES: readonly Pace[] = ["slow", "normal", "quick", "tap"];

interface Chosen {
  language: Language;
  theme: "auto" | "day" | "night";
  motion: "auto" | "full" | "less";
  sound: boolean;
  /** How fast others' turns are shown. */
  pace: Pace;
  /** The last moves are marked on the board. */
  marks: boolean;
  /** What a guest of this browser is called, before there is one. */
  name: string;
  /** The seat mark that is sat on where it is there, from 1. */
  mark: number;
}

const KEY = "lindwurm";

function read(): Chosen {
  const first = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
  const standard: Chosen = {
    language: first,
    theme: "auto",
    motion: "auto",
    sound: false,
    pace: "normal",
    marks: true,
    name: "",
    mark: 1,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>;
    const pace = kept.pace && PACES.includes(kept.pace) ? kept.pace : standard.pace;
    return { ...standard, ...kept, pace };
  } catch {
    return standard;
  }
}

export const settings = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether movement is replaced by fades. */
export function still(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && calm.matches);
}

/** Whether it is night on this page. */
export function night(): boolean {
  return settings.theme === "night" || (settings.theme === "auto" && dark.matches);
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = night() ? "night" : "day";
  root.dataset.motion = still() ? "less" : "full";
  root.lang = settings.language;
}

/** Keep the page and the browser's memory in step with the settings, for ever. */
export function followSettings(): void {
  dark.addEventListener("change", apply);
  calm.addEventListener("change", apply);
  $effect.root(() => {
    $effect(() => {
      apply();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
