/** One click to a game: a bot takes each free seat, then the game starts. */
import { catalogue } from '../games/catalogue.svelte';
import { matched } from '../lobby/match';
import { seatBot } from '../lobby/matchedBots';
import type { Session } from './session.svelte';

/** Bots of a game whose levels have no numbers: the strongest. */
export const liked = (found: readonly string[]): string => found.at(-1) ?? 'rookie';

/** Fill the table and start. If something is refused or the reader leaves, the table stays in the lobby. */
export async function quickStart(session: Session, leaving: AbortSignal): Promise<void> {
  // What the browser sends by itself when it sits down would wipe away the refusal.
  if (!(await comes(session, leaving, () => session.table !== undefined && !session.busy))) return;
  const { settings, seats, stage } = session.table!;
  if (leaving.aborted || stage !== 'lobby' || !session.isHost) return;
  const levels = catalogue.of(settings.game)?.levels ?? [];
  const match = matched(settings.game, levels);
  const [mind, isMatched] = [match ?? liked(levels), match !== undefined];
  seats.forEach(({ name }, seat) => !name && seatBot(session, seat, mind, { isMatched }));
  if (await comes(session, leaving, () => session.table!.seats.every(({ name }) => name))) session.start();
}

/** Wait until `done`, or until something is refused or the reader leaves. Whether it was `done`. */
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
