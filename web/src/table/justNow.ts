/** What a table without aids still shows: what has just happened, as people around a real table have it in mind. */
import type { Heard } from '../games/contract';
import type { Aids } from '../wire.gen';
import { isEvent, type Line } from './viewing';

/** All lines; without aids those of this turn and the one before it. */
export function justNow<L extends Pick<Line, 'told'>>(
  feed: readonly L[],
  aids: Aids | undefined,
  turns: readonly string[] = [],
): readonly L[] {
  if (aids !== 'off') return feed;
  const begins = feed.flatMap(({ told }, place) => (isEvent(told) && turns.includes(told.event) ? [place] : []));
  return feed.slice(begins.at(-2) ?? 0);
}

/** All claims; without aids those that were made or settled in this turn or the one before it. */
export function saidJustNow<H extends Heard>(
  heard: readonly H[],
  feed: readonly Pick<Line, 'n' | 'told'>[],
  aids: Aids | undefined,
  turns: readonly string[],
): readonly H[] {
  const first = justNow(feed, aids, turns)[0]?.n ?? 0;
  return heard.filter(({ n, settled }) => n >= first || settled >= first);
}
