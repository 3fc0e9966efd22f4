/** What came of a player's own question in ESPIONAJE CARTAS. */
import type { Row } from './view';
import type { Question, Sight } from './wire.gen';

export interface Memo {
  /** The number of the message that brought it. */
  n: number;
  question: Question;
}

const asker = (sight: Sight | null): number | undefined => sight?.question?.by;

/** The last question of a seat, once it is over. */
export function memoOf(feed: readonly Row[], seat: number): Memo | null {
  if (feed.at(-1)?.after?.phase === 'over') return null;
  const last = feed.findLast(({ before, after }) => asker(before) === seat || asker(after) === seat);
  if (!last || asker(last.after) === seat) return null; // the answer has not come yet
  return { n: last.n, question: last.after!.history.at(-1)! };
}
