/** What each event sounds like. Everybody in the room hears it: nothing here depends on more than all were told. */
import type { Sound } from '../../../sound/voices';
import type { Seen, Sight } from '../wire.gen';
import { type Gesture, gestureOf } from './gestures';

/** What a gesture sounds like: each has a sound of its own. */
const OF_GESTURE: Readonly<Record<Gesture['gesture'], Sound>> = {
  swap: 'swap',
  unseen: 'cloth',
  look: 'look',
  show: 'show',
  shoot: 'shot',
  turn: 'pair',
  un: 'un',
  last: 'last',
};

const OF_EVENT: Partial<Record<Seen['event'], Sound>> = {
  drawn: 'card',
  offered: 'card',
  intervened: 'card',
  accepted: 'card',
  refused: 'card',
  handed: 'card',
  revealed: 'stamp',
  diverted: 'cloth', // even for the one who did it, and knows more
  ended: 'end',
};

export function cue(event: Seen, after: Sight | null): Sound | undefined {
  const gesture = after && event.event !== 'diverted' ? gestureOf(event, after) : null;
  return gesture ? OF_GESTURE[gesture.gesture] : OF_EVENT[event.event];
}
