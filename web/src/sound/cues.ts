/** Which sound goes with what happened. */
import type { AnySeen } from '../fold/game';
import type { Line } from '../table/viewing';
import type { Sound } from './voices';

const CUES: Partial<Record<AnySeen['event'], Sound>> = {
  drawn: 'card',
  offered: 'card',
  intervened: 'card',
  accepted: 'card',
  refused: 'card',
  swapped: 'card',
  diverted: 'card',
  handed: 'card',
  flipped: 'card',
  asked: 'card',
  showed: 'card',
  committed: 'card',
  exposed: 'stamp',
  'centre-shown': 'stamp',
  shot: 'stamp',
  accused: 'stamp',
  checked: 'stamp',
  ended: 'end',
};
const WEIGHT: readonly Sound[] = ['end', 'stamp', 'card'];

/** More than this at once was missed, not heard. */
const MISSED = 4;

/** The one sound for what has just been told: the weightiest of them; none for what was missed. */
export function cue(lines: readonly Line[]): Sound | undefined {
  if (lines.length > MISSED) return undefined;
  const heard = lines.flatMap(({ told }) => ('event' in told ? [CUES[told.event]] : []));
  return WEIGHT.find((sound) => heard.includes(sound));
}
