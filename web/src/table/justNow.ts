/** What a table without aids still shows: what has just happened, as people around a real table have it in mind. */
import type { Face, Heard } from '../games/contract';
import type { Aids } from '../wire.gen';
import { isEvent, type Line, type Viewing } from './viewing';

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

/** All claims; without aids those of this turn and the one before it: an older one is not recalled when it is settled. */
export function saidJustNow<H extends Heard>(
  heard: readonly H[],
  feed: readonly Pick<Line, 'n' | 'told'>[],
  aids: Aids | undefined,
  turns: readonly string[] = [],
): readonly H[] {
  const first = justNow(feed, aids, turns)[0]?.n ?? 0;
  return heard.filter(({ n }) => n >= first);
}

/** What a viewer is shown of claims, and of what came of them. */
export function heardBy(
  { heard, turns }: Pick<Face, 'heard' | 'turns'>,
  { feed, table }: Pick<Viewing, 'feed' | 'table'>,
): readonly Heard[] {
  const aids = table?.settings.aids;
  return saidJustNow(heard?.(feed, aids !== 'off') ?? [], feed, aids, turns);
}
