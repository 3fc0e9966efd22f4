/** What a player of SECRETS was shown and may want to keep in view for a while. */
import { isEvent } from '../../table/viewing';
import type { Row } from './view';
import type { Face, Seen, Sight } from './wire.gen';

export interface Memo {
  /** The number of the message that brought it. */
  n: number;
  told: Seen;
  before: Sight;
  face: Face;
}

/** The last face that a seat saw since the first turn began; what came before is in the briefing. */
export function memoOf(feed: readonly Row[]): Memo | null {
  if (feed.at(-1)?.after?.phase === 'over') return null;
  for (const { n, told, before } of feed.toReversed()) {
    if (!before?.turn || !isEvent(told)) continue;
    if ((told.event === 'looked' || told.event === 'exposed') && told.face) return { n, told, before, face: told.face };
  }
  return null;
}
