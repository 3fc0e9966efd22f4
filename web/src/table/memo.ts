/** What a seat alone was shown, until it is put away. */
import { memoOf as ofEspionaje } from '../espionaje/memo';
import { memoOf as ofSecrets } from '../secrets/memo';
import type { Session } from './session.svelte';
import { Shown } from './shown.svelte';

const MEMOS = { secrets: ofSecrets, espionaje: ofEspionaje } as const;

/** Whether there is a memo on this seat's page that was not put away. */
export function hasMemo(session: Session): boolean {
  const { feed, seat, table } = session;
  const memo = seat === null ? null : MEMOS[table?.settings.game ?? 'secrets'](feed, seat);
  return memo !== null && !Shown.of(session).has(memo.n);
}
