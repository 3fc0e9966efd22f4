/** What each event sounds like. Everybody in the room hears it: nothing here depends on more than all were told. */
import type { Sound } from '../../../sound/voices';
import type { Seen } from '../wire.gen';

const OF_EVENT: Partial<Record<Seen['event'], Sound>> = {
  asked: 'card',
  showed: 'file',
  committed: 'card',
  accused: 'accuse',
  checked: 'check',
  ended: 'end',
};

export const cue = ({ event }: Seen): Sound | undefined => OF_EVENT[event];
