/**
 * Which sound goes with what happened. Others in the room hear it, and hear a phone buzz: so it follows from what
 * everybody at the table was told, never from more.
 */
import type { Play } from '../games/contract';
import { isEvent, type Line } from '../table/viewing';
import type { Sound } from './voices';

/** The most important first. */
export const WEIGHT: readonly Sound[] = [
  'end',
  'accuse',
  'check',
  'last',
  'swap',
  'cloth',
  'shot',
  'pair',
  'show',
  'stamp',
  'un',
  'look',
  'file',
  'card',
];

/** More messages than this at once were missed, not heard. */
const MISSED = 4;

/** The one sound for what has just been told, as the game says; none for what was missed. */
export function cue(lines: readonly Line[], of: Play['cue']): Sound | undefined {
  if (lines.length > MISSED) return undefined;
  const heard = lines.flatMap(({ told, after }) => (isEvent(told) ? [of?.(told, after)] : []));
  return WEIGHT.find((sound) => heard.includes(sound));
}
