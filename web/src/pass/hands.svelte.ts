/** The seats of one browser: whose hands the device is in. Only that seat is ever drawn. */
import { mustCome } from '../table/asking';
import { hasMemo } from '../table/memo';
import { Shown } from '../table/shown.svelte';
import type { Session } from '../table/session.svelte';

export class Hands {
  readonly sessions: readonly Session[];
  /** The seat that has uncovered the page, and in which round; nobody while it is covered. */
  #uncovered = $state.raw<{ session: Session; round?: number } | null>(null);

  constructor(sessions: readonly Session[]) {
    this.sessions = sessions;
  }

  /** The first session: lobby and end hold no secret, so anybody may look. */
  get first(): Session {
    return this.sessions[0];
  }

  get isSecret(): boolean {
    return this.sessions.length > 1 && this.first.table?.stage === 'playing';
  }

  /** Who has the device in hand. Every game begins covered. */
  get #open(): Session | null {
    return this.#uncovered?.round === this.first.table?.round ? (this.#uncovered?.session ?? null) : null;
  }

  /** Who must take the device next; nobody if the one who has it may keep it. */
  get next(): Session | null {
    if (!this.isSecret) return null;
    const wants = this.sessions.filter((session) => mustCome(session.asked) || !this.#isBriefed(session));
    if (this.#open && (wants.includes(this.#open) || !wants.length || hasMemo(this.#open))) return null;
    return wants[0] ?? (this.#open ? null : this.first);
  }

  /** The session to draw; nothing while the page is covered. */
  get open(): Session | null {
    if (!this.isSecret) return this.first;
    return this.next ? null : this.#open;
  }

  uncover(session: Session): void {
    this.#uncovered = { session, round: session.table?.round };
  }

  /** Put the device down: the page is covered until somebody uncovers it. */
  cover(): void {
    this.#uncovered = null;
  }

  #isBriefed(session: Session): boolean {
    if (session.table?.settings.game !== 'secrets' || !session.sight) return true;
    return Shown.of(session).briefed;
  }
}
