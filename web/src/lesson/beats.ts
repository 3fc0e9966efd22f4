/** What a played lesson consists of: a game as the learner sees it, and what is said at which moment. */
import type { Choice, Seen } from '../games/contract';
import type { Prompt } from '../wire.gen';

/** Something that the learner is told, or asked; a question comes with the answer that the lesson wants. */
export type Row = { readonly told: Seen } | { readonly asked: Prompt; readonly takes: Choice };

/** A game as the learner at seat 0 sees it: made from a script by the rules themselves (`make transcripts`). */
export interface Played {
  /** What the others are called; the learner's own place is empty. */
  readonly seats: readonly string[];
  readonly rows: readonly Row[];
  /** All events as they truly were, for the end. */
  readonly truth: readonly Seen[];
}

/** What is said, and the piece that it is about: a selector, or nothing. */
export type Word = readonly [says: string, spot?: string];

/** Words after the n-th event of a name: the learner taps to go on from one to the next. */
export interface After {
  readonly after: string;
  readonly nth: number;
  readonly words: readonly Word[];
}

/** What is said while the n-th question is open: the first word whose piece is on the page now. */
export interface Asking {
  readonly ask: number;
  readonly words: readonly Word[];
}

export type Beat = After | Asking;

export interface Script {
  readonly played: Played;
  readonly beats: readonly Beat[];
  /** What is said under the result. */
  readonly end: readonly string[];
}

/** The words that belong to a row, given all rows. */
export function wordsAt({ played, beats }: Script, at: number): readonly Word[] {
  const row = played.rows[at];
  if (!row) return [];
  const before = played.rows.slice(0, at + 1);
  if ('asked' in row) {
    const ask = before.filter((one) => 'asked' in one).length;
    return beats.find((beat) => 'ask' in beat && beat.ask === ask)?.words ?? [];
  }
  const { event } = row.told;
  const nth = before.filter((one) => 'told' in one && one.told.event === event).length;
  return beats.find((beat) => 'after' in beat && beat.after === event && beat.nth === nth)?.words ?? [];
}

/** Whether two choices are the same one; what is absent is as good as null. */
export function isSame(one: object, other: object): boolean {
  const [a, b] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? null) === (b[key] ?? null));
}
