/** The seats of one browser: whose hands the device is in. Only that seat is ever drawn. */
import { mustCome } from '../table/asking';
import { hasMemo } from '../table/memo';
import { Shown } from '../table/shown.svelte';
import type { Session } from '../table/session.svelte';
import { isEvent } from '../table/viewing';
import { wasShared } from './shared';

/** How much of the game a seat has seen: something of every event, and at its own time. */
const seen = ({ feed }: Session): number => feed.filter(({ told }) => isEvent(told)).length;

export class Hands {
  #sessions: readonly Session[];
  /** The seat that has uncovered the page, and in which round; nobody while it is covered. */
  #uncovered = $state.raw<{ session: Session; round?: number } | null>(null);

  constructor(sessions: readonly Session[]) {
    this.#sessions = sessions;
  }

  /** The first session: lobby and end hold no secret, so anybody may look. */
  get #first(): Session {
    return this.#sessions[0];
  }

  get isSecret(): boolean {
    const { table, seat, denied } = this.#first;
    if (table?.stage !== 'playing' || seat === null || denied) return false;
    return this.#sessions.length > 1 || wasShared(table);
  }

  /** Who has the device in hand. Every game begins covered. */
  get #open(): Session | null {
    return this.#uncovered?.round === this.#first.table?.round ? (this.#uncovered?.session ?? null) : null;
  }

  /** Who must take the device next; nobody if the one who has it may keep it. */
  get next(): Session | null {
    if (!this.isSecret) return null;
    const wants = this.#sessions.filter((session) => mustCome(session.asked) || !this.#isBriefed(session));
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

  /** Whether something that the next seat has seen is still on its way to this one: it may be a memo. */
  #isLate(session: Session, next: Session): boolean {
    return session.link === 'live' && seen(session) < seen(next);
  }

  #isBriefed(session: Session): boolean {
    if (session.table?.settings.game !== 'secrets' || !session.sight) return true;
    return Shown.of(session).briefed;
  }
}
