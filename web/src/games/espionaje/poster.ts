/** The result as a picture: the solution, and who had it. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import type { Poster } from '../contract';
import { rightTooLate } from './late';
import { elementName } from './sentences';
import type { Sight } from './wire.gen';

export function poster(sight: Sight, names: Names): Poster {
  const outcome = sight.outcome!;
  const { winners, solution, hands, reason } = outcome;
  const late = rightTooLate(outcome);
  const word = (seat: number): string =>
    winners.includes(seat) ? t('result-winner') : late.includes(seat) ? t('esp-too-late') : '';
  return {
    headline: winners.length
      ? t('result-winners', { names: names.all(winners), count: winners.length })
      : t('result-nobody'),
    reason: t(`reason-${reason}`),
    groups: [
      {
        ...{ title: t('esp-solution'), ink: 'red', wins: true },
        rows: solution.map((element) => ({ name: elementName(element), score: '' })),
      },
      {
        ...{ title: t('review-result'), ink: 'ink', wins: false },
        rows: hands.map((_, seat) => ({ name: names.of(seat), score: word(seat) })),
      },
    ],
  };
}
