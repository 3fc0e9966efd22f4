/** What the labels of a finished game say of its lies. They are asked for only when everything is open anyway. */
import { Names } from '../table/names';
import type { ClaimKind, Hearer, Honesty, Label, TableView } from '../wire.gen';

/** How many of a player's claims were known to be true, known to be false, or neither. */
export interface Sum {
  seat: number;
  true: number;
  lies: number;
  unsure: number;
}

export const liesIn = ({ labels }: Honesty): Label[] => labels.filter(({ kind }) => kind === 'lie');

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

/** Those who could not know that it was a lie. */
export const fooled = ({ hearers }: Label): number[] =>
  hearers.filter(({ refutes }) => !refutes).map(({ seat }) => seat);

export const heardBy = ({ hearers }: Label, seat: number | null): Hearer | undefined =>
  hearers.find((hearer) => hearer.seat === seat);

/** The players of that game, by the names that its record has. */
export const namesIn = (told: Honesty, you: number | null): Names =>
  new Names({ seats: told.seats.map((name) => ({ name })) } as TableView, you);
