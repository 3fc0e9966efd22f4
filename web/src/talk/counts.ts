/** How often somebody's claims were true: a count that everybody could keep, of what they could know. */
import type { Claim, Heard } from '../games/contract';

export interface Count {
  readonly seat: number;
  /** How many were true, */
  readonly right: number;
  /** of how many that were settled. */
  readonly of: number;
}

/** One count for each seat that has claimed something that was settled. */
export function counts(heard: readonly Heard[], players: number): Count[] {
  return [...Array(players).keys()].flatMap((seat) => {
    const settled = heard.filter((one) => one.seat === seat && one.truth !== null);
    return settled.length ? [{ seat, right: settled.filter(({ truth }) => truth).length, of: settled.length }] : [];
  });
}

/** The last claim of each seat. */
export const lastWord = <C extends Claim>(heard: readonly Heard<C>[], seat: number): Heard<C> | null =>
  heard.findLast((one) => one.seat === seat) ?? null;
