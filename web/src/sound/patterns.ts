/** How a phone buzzes with each sound. */
import type { Sound } from './voices';

/** Milliseconds of buzzing and rest in turn. What happens all the time has none. */
export const PATTERNS: Readonly<Partial<Record<Sound, readonly number[]>>> = {
  ring: [60],
  swap: [30, 300, 20, 300, 20, 450, 70], // lift, cross, land
  cloth: [20, 180, 20, 180, 20, 180, 20],
  look: [15, 60, 15],
  show: [50],
  pair: [30, 60, 30, 160, 60],
  shot: [15, 330, 110],
  un: [40, 90, 25],
  last: [20, 60, 20, 60, 20, 60, 20, 60, 200],
  file: [15, 330, 25],
  accuse: [60, 140, 60, 140, 60, 160, 180],
  check: [20, 380, 15, 60, 25],
  end: [60, 120, 60, 120, 240],
};
