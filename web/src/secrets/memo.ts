/** What a player of SECRETS was shown and may want to keep in sight for a while. */
import type { Sight } from '../fold/secrets';
import type { Face } from '../fold/secrets-cards';
import type { Line } from '../table/viewing';
import type { SecretsSeen } from '../wire.gen';

export interface Memo {
  /** The number of the line that brought it. */
  n: number;
  told: SecretsSeen;
  before: Sight;
  face: Face;
}

/** The last face that a seat saw since the first turn began; what came before is in the briefing. */
export function memoOf(feed: readonly Line[]): Memo | null {
  if (feed.at(-1)?.after?.phase === 'over') return null;
  for (const { n, told, before } of feed.toReversed()) {
    if (!before?.turn || !('event' in told)) continue;
    if ((told.event === 'looked' || told.event === 'exposed') && told.face)
      return { n, told, before: before as Sight, face: told.face };
  }
  return null;
}
