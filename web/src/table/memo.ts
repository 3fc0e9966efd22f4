/** What a seat alone was shown, until its player puts it away. */
import type { Seen } from '../games/contract';
import { justNow } from './justNow';
import { ReadMarks } from './readMarks.svelte';
import type { Session } from './session.svelte';
import type { Line, Viewing } from './viewing';

/** The lines that a memo may come from: all; without aids what has just happened, and what the reader has missed. */
export function inMind<S, E extends Seen>(
  { feed, table, missed }: Pick<Viewing<S, E>, 'feed' | 'table' | 'missed'>,
  turns?: readonly string[],
): readonly Line<S, E>[] {
  const [recent] = justNow(feed, table?.settings.aids, turns);
  const first = Math.min(recent?.n ?? 0, missed?.from ?? Infinity);
  return feed.filter(({ n }) => n >= first);
}

/** Whether there is a memo on this seat's page that has not been put away. */
export function hasMemo(session: Session): boolean {
  const { face, seat } = session;
  const memo = seat === null ? null : (face?.memoOf?.(inMind(session, face.turns), seat) ?? null);
  return memo !== null && !ReadMarks.of(session).has(memo.n);
}
