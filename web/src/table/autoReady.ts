/** A player who sits down is ready at once. */
import type { Session } from './session.svelte';

const greeted = new WeakSet<Session>();

/** Say that a seat of this browser is ready: only once, so that its owner can take it back. */
export function greet(session: Session, { always = false } = {}): void {
  const { table, seat } = session;
  if (seat === null || table?.stage !== 'lobby' || session.link !== 'live' || session.busy) return;
  const mine = table.seats[seat];
  if (!mine?.name) return;
  if (!mine.ready && (always || !greeted.has(session))) session.ready(true);
  greeted.add(session);
}
