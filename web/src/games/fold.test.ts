/** The page's sight is Python's sight, after every event of whole games. */
import { describe, expect, it } from 'vitest';
import type { Seen, Sight } from './contract';

interface Transcript {
  head: { game: string; seat: number | null };
  lines: { event: Seen; set: Record<string, unknown>; add: Record<string, unknown[]>; gone: string[] }[];
}

interface Fold {
  begin(seat: number | null, event: Seen): Sight;
  fold(sight: Sight, event: Seen): Sight;
}

const folds = import.meta.glob<Fold>('./*/fold.ts', { eager: true });
const transcripts = import.meta.glob<Transcript>('./*/transcripts/*.json', { eager: true, import: 'default' });

describe.each(Object.entries(transcripts))('%s', (_, { head, lines }) => {
  it('folds to the same sight after every event', () => {
    const { begin, fold } = folds[`./${head.game}/fold.ts`];
    let sight: Sight | null = null;
    let expected: Record<string, unknown> = {};
    for (const { event, set, add, gone } of lines) {
      sight = sight ? fold(sight, event) : begin(head.seat, event);
      expected = { ...expected, ...set };
      for (const [key, more] of Object.entries(add)) expected[key] = [...(expected[key] as unknown[]), ...more];
      for (const key of gone) delete expected[key];
      expect(sight, JSON.stringify(event)).toEqual(expected);
    }
    expect(lines.length).toBeGreaterThan(10);
  });
});

it('every game that folds has transcripts', () => {
  const played = new Set(Object.values(transcripts).map(({ head }) => `./${head.game}/fold.ts`));
  expect(Object.keys(folds).filter((path) => !played.has(path))).toEqual([]);
});
