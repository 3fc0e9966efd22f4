/** What the labels of a finished game say of its lies. They are asked for only when everything is open anyway. */
import { percent } from '../dossier/percent';
import { list, t } from '../l10n.svelte';
import { Names } from '../table/names';
import type { ClaimKind, Hearer, Honesty, Label, TableView } from '../wire.gen';

/** How many of a player's claims were known to be true, known to be false, or neither. */
export interface Sum {
  seat: number;
  true: number;
  lies: number;
  unsure: number;
}

export const isLie = ({ kind }: Label): boolean => kind === 'lie';

/**
 * Whether logic alone says that a claim came to nothing: a lie that every hearer could refute, or a truth that every
 * hearer knew. Nothing else about a claim is judged.
 */
export const isVain = ({ kind, hearers }: Label): boolean =>
  (kind === 'lie' && hearers.every(({ refutes }) => refutes)) ||
  (kind === 'truth' && hearers.every(({ before }) => before === 1));

/** What is said of such a claim. */
export const vainText = (label: Label): string => t(isLie(label) ? 'honesty-nobody' : 'honesty-known');

/** The claims that a review lists: every lie, and the truths that told nobody anything. */
export const listedIn = ({ labels }: Honesty): Label[] => labels.filter((label) => isLie(label) || isVain(label));

export const sumsOf = ({ sums }: Honesty): Sum[] =>
  sums.map(({ seat, kinds }) => {
    const counts: Partial<Record<ClaimKind, number>> = kinds;
    const count = (...names: ClaimKind[]): number => names.reduce((all, one) => all + (counts[one] ?? 0), 0);
    return {
      seat,
      true: count('truth', 'stale-truth'),
      lies: count('lie'),
      unsure: count('guess', 'honest-mistake', 'bluff', 'lucky-bluff'),
    };
  });

/** Who told the most lies of a game that can be proved; several if they tie, nobody if there are none. */
export function liarsIn(told: Honesty | null): number[] {
  const lies = told ? sumsOf(told).filter((sum) => sum.lies) : [];
  const most = Math.max(...lies.map((sum) => sum.lies));
  return lies.filter((sum) => sum.lies === most).map(({ seat }) => seat);
}

/** Those who could not know that it was a lie. */
export const fooled = ({ hearers }: Label): Hearer[] => hearers.filter(({ refutes }) => !refutes);

/** How likely a claim was for a hearer before, and after if they took the speaker's word for it: `$before`, `$after`. */
export function shares({ before, after }: Hearer): { before: string; after: string } {
  const share = (chance: number): string => t('review-percent', { percent: percent(chance) });
  return { before: share(before), after: share(after) };
}

/** Everybody whom a lie could fool, with how far, as one text. */
export const victims = (lie: Label, names: Names): string =>
  list(fooled(lie).map((hearer) => t('honesty-moved', { name: names.of(hearer.seat), ...shares(hearer) })));

export const heardBy = ({ hearers }: Label, seat: number | null): Hearer | undefined =>
  hearers.find((hearer) => hearer.seat === seat);

/**
 * What a claim could do at its moment: to the reader, if others said it; whom a lie could fool, if it was the reader's own
 * or is looked at through nobody's eyes. Empty if that is nothing.
 */
export function didText(label: Label, names: Names): string {
  if (isVain(label)) return vainText(label);
  const mine = heardBy(label, names.you);
  if (mine) return mine.refutes ? t('honesty-you-knew') : mine.before < 1 ? t('honesty-you', shares(mine)) : '';
  return isLie(label) ? t('honesty-fooled', { names: names.all(fooled(label).map(({ seat }) => seat)) }) : '';
}

/** The players of that game, by the names that its record has. */
export const namesIn = (told: Honesty, you: number | null): Names =>
  new Names({ seats: told.seats.map((name) => ({ name })) } as TableView, you);
