/** What came of a claim, in the reader's words. */
import type { Face, Heard } from '../games/contract';
import { t } from '../l10n.svelte';
import type { Names } from '../table/names';

/** A claim that has just been settled, as a row of the log. */
export const settledText = ({ seat, claim, truth }: Heard, names: Names, face: Pick<Face, 'claimText'>): string =>
  t(truth ? 'log-true' : 'log-false', { ...names.by(seat), text: face.claimText(claim, names, seat) });

/** A claim with what came of it, if anything has. */
export const wordText = (word: Heard, names: Names, face: Pick<Face, 'claimText'>): string =>
  word.truth === null
    ? t('notice-said', { by: names.of(word.seat), text: face.claimText(word.claim, names, word.seat) })
    : settledText(word, names, face);

/** Claims by the number of the message that settled them. */
export function settledBy(heard: readonly Heard[]): ReadonlyMap<number, Heard[]> {
  const found = new Map<number, Heard[]>();
  for (const one of heard) if (one.settled) found.set(one.settled, [...(found.get(one.settled) ?? []), one]);
  return found;
}
