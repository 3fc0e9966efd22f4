/** How long the page rests after something happened, so that people can follow it. */
import type { AnySeen } from '../fold/game';

const REST: Readonly<Record<string, number>> = {
  began: 200,
  drawn: 750,
  offered: 900,
  intervened: 700,
  'stood-by': 600,
  accepted: 600,
  refused: 600,
  revealed: 1000,
  swapped: 900,
  looked: 500,
  exposed: 1000,
  'centre-shown': 1100,
  diverted: 800,
  handed: 700,
  'bullet-drawn': 600,
  shot: 700,
  flipped: 900,
  'un-moved': 600,
  asked: 700,
  passed: 600,
  showed: 800,
  accused: 900,
  committed: 350,
  checked: 1200,
};

/** Above this many waiting steps the page hurries. */
const CROWD = 10;

export function rest(told: unknown, waiting: number): number {
  if (document.visibilityState === 'hidden' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const wait = REST[(told as AnySeen).event] ?? 0;
  return waiting > CROWD ? wait / 4 : wait;
}
