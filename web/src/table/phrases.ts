/** A claim while it is being put together: a phrase, and what fills its blanks. */
import type { Blank, Claim, Phrases } from '../games/contract';

/** What was picked for each blank, by its field. */
export type Picks = Readonly<Record<string, string | number>>;

const isFilled = ({ field, options }: Blank, picks: Picks): boolean =>
  options.some(([value]) => value === picks[field]);

/** The whole claim; nothing while a blank is open, or filled with something that can no longer be said. */
export function claimOf(phrases: Phrases, phrase: string | null, picks: Picks): Claim | null {
  const blanks = phrase === null ? undefined : phrases[phrase]?.blanks;
  if (!blanks?.every((blank) => isFilled(blank, picks))) return null;
  const filled = blanks.map(({ field }) => [field, picks[field]]);
  return { claim: phrase!, ...Object.fromEntries(filled) };
}
