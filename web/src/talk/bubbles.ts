/** What appears at the seats: words, claims, and stamps on claims. */
import type { Claim, Face, Heard } from '../games/contract';
import { isEvent, type Line } from '../table/viewing';

/** How long a bubble stays, in milliseconds. */
export const STAYS = 6000;
/** How many letters of free words a bubble holds; the log has them all. */
export const LETTERS = 80;

export interface Bubble {
  /** Unlike that of any other bubble. */
  readonly key: string;
  readonly seat: number;
  /** Free words; empty for a claim. */
  readonly words: string;
  readonly claim: Claim | null;
  /** What is stamped on it. */
  readonly truth: boolean | null;
}

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : text;
};

function spoken({ n, told }: Line, face: Pick<Face, 'claimIn'>): Bubble[] {
  const bubble = { key: `${n}`, words: '', claim: null, truth: null };
  if (isEvent(told)) {
    const made = face.claimIn?.(told);
    return made ? [{ ...bubble, ...made }] : [];
  }
  if (told.notice === 'said') return [{ ...bubble, seat: told.seat, words: cut(told.text) }];
  return told.notice === 'claimed' ? [{ ...bubble, seat: told.seat, claim: told.claim as Claim }] : [];
}

/** What is to appear for the messages after `last`: one bubble for each seat, the newest. */
export function bubblesSince(
  last: number,
  feed: readonly Line[],
  heard: readonly Heard[],
  face: Pick<Face, 'claimIn'>,
): Bubble[] {
  const fresh = feed.filter(({ n }) => n > last).flatMap((line) => spoken(line, face));
  const stamps = heard
    .filter(({ settled }) => settled > last)
    .map(({ n, seat, claim, truth }): Bubble => ({ key: `${n}-stamp`, seat, words: '', claim, truth }));
  return [...new Map([...fresh, ...stamps].map((one) => [one.seat, one])).values()];
}

/** Whether a stamp is heard: only one that falls for everybody, as others in the room would hear what this viewer found out. */
export function thuds(
  last: number,
  feed: readonly Line[],
  heard: readonly Heard[],
  face: Pick<Face, 'thuds'>,
): boolean {
  const settled = new Set(heard.flatMap((one) => (one.settled > last ? [one.settled] : [])));
  return feed.some(({ n, told }) => settled.has(n) && isEvent(told) && !!face.thuds?.includes(told.event));
}
