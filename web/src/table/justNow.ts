/** What a log may show at a table without aids: what has just happened, as people around a real table have it in mind. */
import type { Aids } from '../wire.gen';
import { isEvent, type Line } from './viewing';

/** All lines; without aids those of this turn and the one before it. */
export function justNow<L extends Line>(
  feed: readonly L[],
  aids: Aids | undefined,
  turns: readonly string[] = [],
): readonly L[] {
  if (aids !== 'off') return feed;
  const begins = feed.flatMap(({ told }, place) => (isEvent(told) && turns.includes(told.event) ? [place] : []));
  return feed.slice(begins.at(-2) ?? 0);
}
