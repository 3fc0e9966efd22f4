/** Who sits down is ready, and adds luck of their own to the deal. */
import { hex } from '../net/bytes';
import type { Session } from './session.svelte';

const greeted = new WeakSet<Session>();

/** Say that a seat of this browser is ready: once, so that its owner may take it back. */
export function greet(session: Session, { always = false } = {}): void {
  const { table, seat } = session;
  if (seat === null || table?.stage !== 'lobby' || session.link !== 'live' || session.busy) return;
  const mine = table.seats[seat];
  if (!mine?.name) return;
  if (!mine.entropy) session.addEntropy(entropy());
  if (!mine.ready && (always || !greeted.has(session))) session.ready(true);
  greeted.add(session);
}

const entropy = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
