/** One click to a game: every free seat gets a bot, then the game starts. */
import { minds } from '../net/api';
import { guide } from './guide.svelte';
import type { Session } from './session.svelte';

/** Bots for somebody who just wants to play, best first. */
const LIKED = ['handler', 'agent', 'rookie'];

export function liked(found: readonly string[]): string {
  return LIKED.find((name) => found.includes(name)) ?? found.at(-1) ?? 'rookie';
}

export class QuickStart {
  constructor(session: Session | undefined, guided: boolean) {
    if (guided && session) guide.begin(session.code);
    history.replaceState(null, '', location.pathname);
    if (session) void this.#fill(session);
  }

  async #fill(session: Session): Promise<void> {
    const known = await minds();
    await until(() => session.table !== undefined);
    const { settings, seats, stage } = session.table!;
    if (stage !== 'lobby' || !session.isHost) return;
    const game = settings.game ?? 'secrets';
    const mind = liked(known[game] ?? []);
    seats.forEach(({ name }, seat) => !name && session.addMind(seat, mind));
    await until(() => session.table!.seats.every(({ name }) => name));
    session.start();
  }
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 30));
}
