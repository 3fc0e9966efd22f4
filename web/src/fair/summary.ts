/** What all proofs of a deal together come to, in words. */
import { t } from '../l10n.svelte';
import type { Record as GameRecord } from '../wire.gen';
import type { Proof } from './check';
import { chancesOf, type Receipt, unseenEndsOf } from './receipt';

/** The sum of all proofs. `isDealt`: this page has dealt the cards again itself. */
export function summary(
  { format }: Pick<GameRecord, 'format'>,
  proofs: readonly Pick<Proof, 'holds'>[],
  receipt: Receipt | null,
  { isDealt }: { isDealt: boolean },
): string {
  if (proofs.some(({ holds }) => holds === false)) return t('fair-broken');
  if (format === 'brushpass/1') return t('fair-old');
  if (proofs.some(({ holds }) => holds === null) || !isDealt || !receipt) return t('fair-partly');
  const count = chancesOf(receipt);
  if (count) return t('fair-chances', { count, deals: count + 1 });
  return t(unseenEndsOf(receipt) ? 'fair-as-seen' : 'fair-whole');
}
