/** What came of a player's own question in ESPIONAJE CARTAS. */
import type { Question, Sight } from '../fold/espionaje';
import type { AnySight } from '../fold/game';
import type { Line } from '../table/viewing';

export interface Memo {
  /** The number of the line that brought it. */
  n: number;
  question: Question;
}

const asker = (sight: AnySight | null): number | undefined => (sight as Sight | null)?.question?.by;

/** The last question of a seat, once it is over. */
export function memoOf(feed: readonly Line[], seat: number): Memo | null {
  if (feed.at(-1)?.after?.phase === 'over') return null;
  const last = feed.findLast(({ before, after }) => asker(before) === seat || asker(after) === seat);
  if (!last || asker(last.after) === seat) return null; // the answer is on its way
  return { n: last.n, question: (last.after as Sight).history.at(-1)! };
}
