/** Says that a seat's briefing is put away: nobody is asked anything before that. */
import { ReadMarks } from './readMarks.svelte';
import type { Session } from './session.svelte';

/** The games for which each session has said so. */
const said = new WeakMap<Session, number>();

/** Whether the table waits for this seat's reader, who has a briefing to read. */
export function mustRead(session: Session): boolean {
  const { seat, table, face, sight } = session;
  if (seat === null || !table?.briefing?.waits.includes(seat) || !sight) return false;
  if (!face?.hasBriefing?.(table.settings)) return false;
  return !ReadMarks.of(session).briefed;
}

/** Run as an effect. A game without a briefing is known as soon as its table is drawn. */
export function tellBriefed(session: Session): void {
  const { seat, table, sight, link } = session;
  if (seat === null || !table?.briefing?.waits.includes(seat) || !sight || link !== 'live' || mustRead(session)) return;
  if (said.get(session) === table.round) return;
  said.set(session, table.round);
  void session.give({ type: 'briefed', round: table.round });
}
