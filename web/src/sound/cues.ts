/** Which sound goes with what happened. */
import { isEvent, type Line } from '../table/viewing';
import type { Sound } from './voices';

/** The most important first. */
const WEIGHT: readonly Sound[] = ['end', 'stamp', 'card'];

/** More messages than this at once were missed, not heard. */
const MISSED = 4;

/** The one sound for what has just been told, given the game's sounds by event; none for what was missed. */
export function cue(lines: readonly Line[], cues: Readonly<Record<string, Sound>> = {}): Sound | undefined {
  if (lines.length > MISSED) return undefined;
  const heard = lines.flatMap(({ told }) => (isEvent(told) ? [cues[told.event]] : []));
  return WEIGHT.find((sound) => heard.includes(sound));
}
