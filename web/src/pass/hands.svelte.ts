/** The seats of one browser, and which of their players holds the device. Only that seat is ever drawn. */
import { mustCome } from '../table/asking';
import { mustRead } from '../table/briefed';
import { hasMemo } from '../table/memo';
import type { Session } from '../table/session.svelte';
import { isEvent } from '../table/viewing';
import { wasShared } from './shared';

/** How many events a seat has been shown: each seat gets every event in some form, but not at the same moment. */
const seen = ({ feed }: Session): number => feed.filter(({ told }) => isEvent(told)).length;

export class Hands {
  #sessions: readonly Session[];
  /** The seat that has uncovered the page, and in which round; null while the page is covered. */
  #uncovered = $state.raw<{ session: Session; round?: number } | null>(null);

  constructor(sessions: readonly Session[]) {
    this.#sessions = sessions;
  }

  /** The first session: the lobby and the end hold no secret, so anybody may look. */
  get #first(): Session {
    return this.#sessions[0];
  }

  get isSecret(): boolean {
    const { table, seat, denied } = this.#first;
    if (table?.stage !== 'playing' || seat === null || denied) return false;
    return this.#sessions.length > 1 || wasShared(table);
  }

  /** The player who holds the device. Every game begins covered. */
  get #open(): Session | null {
    return this.#uncovered?.round === this.#first.table?.round ? (this.#uncovered?.session ?? null) : null;
  }

  /** The player who must take the device next; null while its holder may keep it. */
  get next(): Session | null {
    if (!this.isSecret) return null;
    const wants = this.#sessions.filter((session) => mustCome(session) || mustRead(session));
    const [open, next] = [this.#open, wants[0]];
    if (open && (!next || wants.includes(open) || hasMemo(open) || this.#isLate(open, next))) return null;
    return next ?? this.#first;
  }

  /** The session to draw; nothing while the page is covered. */
  get open(): Session | null {
    if (!this.isSecret) return this.#first;
    return this.next ? null : this.#open;
  }

  uncover(session: Session): void {
    this.#uncovered = { session, round: session.table?.round };
  }

  /** Put the device down: the page is covered until somebody uncovers it. */
  cover(): void {
    this.#uncovered = null;
  }

  /** Whether something that the next seat has been shown is still on its way to this one: it may be a memo. */
  #isLate(session: Session, next: Session): boolean {
    return session.link === 'live' && seen(session) < seen(next);
  }
}
