/** What a seat alone was shown, until its player puts it away. */
import { ReadMarks } from './readMarks.svelte';
import type { Session } from './session.svelte';

/** Whether there is a memo on this seat's page that has not been put away. */
export function hasMemo(session: Session): boolean {
  const { face, feed, seat } = session;
  const memo = seat === null ? null : (face?.memoOf?.(feed, seat) ?? null);
  return memo !== null && !ReadMarks.of(session).has(memo.n);
}
