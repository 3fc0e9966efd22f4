/** The sounds of an office and of a film. Each gesture on a table has one of its own. */
import { type Note, Synthesizer } from './synthesizer';

export type Sound =
  | 'card'
  | 'stamp'
  | 'ring'
  | 'tick'
  | 'end'
  | 'swap'
  | 'cloth'
  | 'look'
  | 'show'
  | 'pair'
  | 'shot'
  | 'un'
  | 'last'
  | 'file'
  | 'accuse'
  | 'check';

/** An old telephone, once: two bells and the clapper between them. */
const BELLS = Array.from({ length: 12 }, (_, stroke): Note => {
  return { of: 'triangle', from: stroke % 2 ? 1480 : 1175, at: stroke * 0.042, seconds: 0.16, level: 0.28 };
});

/** The chord at the end of the film. */
const CHORD = [164.8, 246.9, 311.1, 370, 493.9].map((from, note): Note => {
  return { of: 'triangle', from, at: note * 0.09, seconds: 1.5 - note * 0.09, level: 0.3 };
});

export const VOICES: Readonly<Record<Sound, readonly Note[]>> = {
  /** Paper that slides. */
  card: [{ of: 'hiss', from: 900, to: 3600, seconds: 0.16, level: 0.9 }],
  /** A thud, and the rubber leaving the paper. */
  stamp: [
    { of: 'sine', from: 150, to: 52, seconds: 0.16, level: 1.4 },
    { of: 'hiss', from: 700, to: 300, seconds: 0.06, level: 1.2 },
    { of: 'hiss', from: 1500, to: 2600, at: 0.11, seconds: 0.05, level: 0.25 },
  ],
  ring: BELLS,
  /** One second of somebody's own last ten. */
  tick: [{ of: 'triangle', from: 1900, to: 1500, seconds: 0.03, level: 0.35 }],
  end: CHORD,
  /** Two discs rise, one up and one down the scale, cross, and come down on wood. */
  swap: [
    { of: 'sine', from: 220, to: 660, seconds: 1.2, level: 0.35 },
    { of: 'sine', from: 660, to: 220, seconds: 1.2, level: 0.35 },
    { of: 'hiss', from: 500, to: 2200, at: 0.25, seconds: 0.8, level: 0.35 },
    { of: 'triangle', from: 240, to: 160, at: 1.25, seconds: 0.09, level: 1 },
    { of: 'triangle', from: 200, to: 130, at: 1.34, seconds: 0.12, level: 1 },
  ],
  /** Cloth over a shell game: three low strokes, and a question that stays open. */
  cloth: [
    { of: 'hiss', from: 300, to: 900, seconds: 0.4, level: 0.7 },
    { of: 'hiss', from: 900, to: 300, at: 0.4, seconds: 0.4, level: 0.7 },
    { of: 'hiss', from: 300, to: 900, at: 0.8, seconds: 0.4, level: 0.7 },
    { of: 'triangle', from: 233, to: 330, at: 1.15, seconds: 0.45, level: 0.4 },
  ],
  /** A shutter. */
  look: [
    { of: 'hiss', from: 3000, to: 5200, seconds: 0.04, level: 0.6 },
    { of: 'hiss', from: 4800, to: 2400, at: 0.13, seconds: 0.06, level: 0.8 },
  ],
  /** A curtain goes up, and brass. */
  show: [
    { of: 'hiss', from: 600, to: 3000, seconds: 0.25, level: 0.5 },
    { of: 'sawtooth', from: 349.2, at: 0.2, seconds: 0.4, level: 0.16 },
    { of: 'sawtooth', from: 440, at: 0.2, seconds: 0.4, level: 0.16 },
  ],
  /** Two cards meet, and turn over together. */
  pair: [
    { of: 'hiss', from: 1800, to: 700, seconds: 0.06, level: 1.1 },
    { of: 'hiss', from: 1800, to: 700, at: 0.09, seconds: 0.06, level: 1.1 },
    { of: 'hiss', from: 700, to: 2600, at: 0.3, seconds: 0.3, level: 0.6 },
    { of: 'triangle', from: 392, to: 196, at: 0.3, seconds: 0.4, level: 0.4 },
  ],
  /** A silencer, and the ricochet. */
  shot: [
    { of: 'hiss', from: 2400, to: 200, seconds: 0.14, level: 1.6 },
    { of: 'sine', from: 110, to: 40, at: 0.34, seconds: 0.2, level: 1.6 },
    { of: 'sine', from: 2600, to: 900, at: 0.36, seconds: 0.35, level: 0.12 },
  ],
  /** Two notes of a signal: step aside. */
  un: [
    { of: 'square', from: 523.3, seconds: 0.16, level: 0.14 },
    { of: 'square', from: 392, at: 0.18, seconds: 0.3, level: 0.14 },
  ],
  /** A drum roll that ends with a blow. */
  last: [
    ...Array.from({ length: 9 }, (_, stroke): Note => {
      return { of: 'hiss', from: 420, to: 260, at: stroke * 0.07, seconds: 0.06, level: 0.25 + stroke * 0.08 };
    }),
    { of: 'sine', from: 120, to: 38, at: 0.68, seconds: 0.5, level: 1.6 },
    { of: 'hiss', from: 5000, to: 2500, at: 0.68, seconds: 0.6, level: 0.3 },
  ],
  /** A drawer rolls out, and a file is pushed across the desk. */
  file: [
    { of: 'hiss', from: 260, to: 520, seconds: 0.32, level: 0.6 },
    { of: 'triangle', from: 180, to: 120, at: 0.32, seconds: 0.08, level: 0.9 },
    { of: 'hiss', from: 1200, to: 4200, at: 0.5, seconds: 0.3, level: 0.5 },
  ],
  /** Three knocks on a door, and a cold chord. */
  accuse: [
    ...[0, 0.2, 0.4].map((at): Note => ({ of: 'triangle', from: 170, to: 90, at, seconds: 0.12, level: 1.3 })),
    ...[207.7, 246.9, 293.7].map((from): Note => ({ of: 'sawtooth', from, at: 0.62, seconds: 0.9, level: 0.12 })),
  ],
  /** A page is turned, and the pencil ticks it off. */
  check: [
    { of: 'hiss', from: 700, to: 3200, seconds: 0.22, level: 0.7 },
    { of: 'hiss', from: 3400, to: 2800, at: 0.4, seconds: 0.05, level: 0.5 },
    { of: 'hiss', from: 2600, to: 4400, at: 0.48, seconds: 0.14, level: 0.5 },
  ],
};

let synthesizer: Synthesizer | undefined;

export function play(sound: Sound): void {
  synthesizer ??= new Synthesizer();
  synthesizer.play(VOICES[sound]);
}
