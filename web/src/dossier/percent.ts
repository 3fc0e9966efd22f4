/** Whole percent, as people read a chance; 0 and 100 only where it is certain. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
