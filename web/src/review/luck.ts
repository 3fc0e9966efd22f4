/** Luck in words: as a number it is the rest of a sum, and may be more than everything. */
export type Luck = 'very-good' | 'good' | 'even' | 'bad' | 'very-bad';

/** From how much of the chance of winning on luck is good or bad, and very much so. */
const [SOME, MUCH] = [0.15, 0.5];

export function luckOf(share: number): Luck {
  if (Math.abs(share) < SOME) return 'even';
  if (share > 0) return share < MUCH ? 'good' : 'very-good';
  return share > -MUCH ? 'bad' : 'very-bad';
}
