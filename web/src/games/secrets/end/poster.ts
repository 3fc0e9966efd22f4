/** The result as a picture: the sides with their sums, and the Hippies by themselves. */
import { signed } from '../../../art/lettering';
import { t } from '../../../l10n.svelte';
import type { Names } from '../../../table/names';
import type { Poster } from '../../contract';
import type { Sight } from '../wire.gen';
import { ladderOf } from './ladder';

export function poster(sight: Sight, names: Names): Poster {
  const outcome = sight.outcome!;
  const { winners, reason, scores } = outcome;
  const { lowest, sides, hippies } = ladderOf(outcome);
  const row = (seat: number): { name: string; score: string } => ({
    name: names.of(seat),
    score: signed(scores[seat]),
  });
  const sums = sides.map(({ face, sum, seats, wins }) => ({
    title: t('result-sum', { face: t(`face-${face}`), points: signed(sum) }),
    ink: face === 'cia' ? ('teal' as const) : ('red' as const),
    wins,
    rows: seats.map(row),
  }));
  const alone = { title: t('face-hippie'), ink: 'mustard' as const, wins: lowest.wins, rows: hippies.map(row) };
  return {
    headline: winners.length
      ? t('result-winners', { names: names.all(winners), count: winners.length })
      : t('result-nobody'),
    reason: t(`reason-${reason}`, { tied: lowest.seats.length > 1 ? 'yes' : 'no' }),
    groups: hippies.length ? [...sums, alone] : sums,
  };
}
