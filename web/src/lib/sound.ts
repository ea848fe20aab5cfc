// Short sounds, made here: wood, paper, coin, breath, fire. Off until somebody wants them.

import type { Sound } from "./boards";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A burst of noise through a filter: knocks, rustling, breath, fire. */
function noise(
  at: AudioContext,
  {
    from,
    to,
    length,
    loud,
    kind = "bandpass",
    sharp = 1,
    rise = 0.004,
  }: {
    from: number;
    to: number;
    length: number;
    loud: number;
    kind?: BiquadFilterType;
    sharp?: number;
    rise?: number;
  },
  late = 0,
): void {
  const start = at.currentTime + late;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: kind, frequency: from, Q: sharp });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + length);
}

/** A struck tone: bells and coins. */
function tone(at: AudioContext, frequency: number, length: number, loud: number, late = 0): void {
  const start = at.currentTime + late;
  const source = new OscillatorNode(at, { type: "triangle", frequency });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(at.destination);
  source.start(start);
  source.stop(start + length);
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  wood: (at) => {
    for (const late of [0, 0.07, 0.16]) {
      noise(at, { from: 900 + Math.random() * 500, to: 320, length: 0.07, loud: 0.5 - late, sharp: 6 }, late);
    }
  },
  paper: (at) => noise(at, { from: 2600, to: 5200, length: 0.16, loud: 0.14, sharp: 0.8, rise: 0.05 }),
  coin: (at) => {
    tone(at, 2093, 0.35, 0.12);
    tone(at, 3136, 0.5, 0.1, 0.05);
  },
  breath: (at) => noise(at, { from: 260, to: 620, length: 0.7, loud: 0.22, sharp: 0.7, rise: 0.3 }),
  fire: (at) => {
    noise(at, { from: 900, to: 160, length: 0.9, loud: 0.4, kind: "lowpass", rise: 0.12 });
    for (let i = 0; i < 6; i++) {
      noise(at, { from: 3000, to: 1200, length: 0.03, loud: 0.12, sharp: 3 }, 0.15 + Math.random() * 0.6);
    }
  },
  knock: (at) => {
    for (const late of [0, 0.18]) noise(at, { from: 640, to: 260, length: 0.09, loud: 0.5, sharp: 7 }, late);
  },
  win: (at) => [523, 659, 784, 1047].forEach((f, i) => tone(at, f, 0.6, 0.12, i * 0.12)),
};

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  const at = ready();
  if (at) SOUNDS[sound](at);
}
