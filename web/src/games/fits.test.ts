/** A game fits the deal that it was played with, and no other: the games are Python's (`make transcripts`). */
import { describe, expect, it } from 'vitest';
import type { Seen } from './contract';

interface Transcript {
  head: { seat: number | null; deal: Record<string, unknown> };
  lines: { event: Seen }[];
}

interface Fits {
  fits(deal: object, viewer: number | null, seen: readonly Seen[]): boolean;
}

const rules = import.meta.glob<Fits>('./*/fits.ts', { eager: true });
const transcripts = import.meta.glob<Transcript>('./*/transcripts/*.json', { eager: true, import: 'default' });

/** The deal with one of its parts turned round by one place: each hand and each pile for itself. */
function* turned(deal: Record<string, unknown>): Generator<object> {
  for (const [part, value] of Object.entries(deal)) {
    if (!Array.isArray(value)) yield { ...deal, [part]: (value as number) + 1 };
    else if (new Set(value.map(String)).size > 1) yield { ...deal, [part]: [...value.slice(1), value[0]] };
  }
}

describe.each(Object.entries(transcripts))('%s', (path, { head, lines }) => {
  const { fits } = rules[`./${path.split('/')[1]}/fits.ts`];
  const seen = lines.map(({ event }) => event);

  it('fits its deal, from the first event to the last', () => {
    for (let count = 0; count <= seen.length; count += 1)
      expect(fits(head.deal, head.seat, seen.slice(0, count))).toBe(true);
  });

  it('fits no other deal', () => {
    for (const other of turned(head.deal)) {
      const differs = JSON.stringify(other) !== JSON.stringify(head.deal);
      if (differs && !isUnseen(other, head.deal, seen)) expect(fits(other, head.seat, seen)).toBe(false);
    }
  });
});

/** Bullets that nobody drew, or that others drew, show no difference; nor does chance, if the rules say who begins. */
function isUnseen(other: object, deal: object, seen: readonly Seen[]): boolean {
  const changed = Object.keys(deal).filter(
    (part) => JSON.stringify(other[part as never]) !== JSON.stringify(deal[part as never]),
  );
  if (changed.join() === 'first') return seen.some((event) => event.event === 'began' && namesSeat(event));
  return changed.join() === 'bullets' && !seen.some((event) => event.event === 'bullet-drawn' && 'value' in event);
}

/** Whether a host has named the seat that begins. */
const namesSeat = (began: Seen): boolean =>
  ((began as { rules?: { begins?: string } }).rules?.begins ?? '').startsWith('seat-');
