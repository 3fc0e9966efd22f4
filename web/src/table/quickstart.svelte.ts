/** One click to a game: every free seat gets a bot, then the game starts. */
import { minds, type Minds } from '../net/api';
import { codeOf } from '../net/refusal';
import type { Session } from './session.svelte';

/** Bots for somebody who just wants to play, best first. */
const LIKED = ['handler', 'agent', 'rookie'];

export function liked(found: readonly string[]): string {
  return LIKED.find((name) => found.includes(name)) ?? found.at(-1) ?? 'rookie';
}

/** Fill the table and start, unless something is refused or the reader leaves; whoever is there then sees the lobby. */
export async function quickStart(session: Session, leaving: AbortSignal): Promise<void> {
  // What this browser says by itself when it sits down must not wipe away what went wrong.
  if (!(await comes(session, leaving, () => session.table !== undefined && !session.busy))) return;
  let known: Minds;
  try {
    known = await minds();
  } catch (error) {
    session.refusal = codeOf(error);
    return;
  }
  const { settings, seats, stage } = session.table!;
  if (leaving.aborted || stage !== 'lobby' || !session.isHost) return;
  const mind = liked(known[settings.game ?? 'secrets'] ?? []);
  seats.forEach(({ name }, seat) => !name && session.addMind(seat, mind));
  if (await comes(session, leaving, () => session.table!.seats.every(({ name }) => name))) session.start();
}

/** Whether it comes to pass, once that is known. */
async function comes(session: Session, leaving: AbortSignal, done: () => boolean): Promise<boolean> {
  if (leaving.aborted) return false;
  let stop = (): void => {};
  const settled = new Promise<boolean>((resolve) => {
    leaving.addEventListener('abort', () => resolve(false), { once: true });
    stop = $effect.root(() => {
      $effect(() => {
        if (done()) resolve(true);
        else if (session.denied || session.refusal) resolve(false);
      });
    });
  });
  return settled.finally(() => stop());
}
