import { expect, test } from 'vitest';
import type { Honesty, Label } from '../wire.gen';
import { fooled, heardBy, liesIn, sumsOf } from './lies';

const hearers = [
  { seat: 0, before: 0, after: 0, refutes: true },
  { seat: 2, before: 0.34, after: 0.67, refutes: false },
];
const label = (number: number, kind: Label['kind']): Label => ({ number, kind, seat: 1, hearers }) as Label;
const told = (size: number, ...labels: Label[]): Honesty =>
  ({ labels, size, biggest: labels.find(({ kind }) => kind === 'lie')?.number ?? null, sums: [], seats: [] }) as never;

test('a lie fools those who could not know better', () => {
  expect(fooled(label(1, 'lie'))).toEqual([2]);
  expect(heardBy(label(1, 'lie'), 2)?.after).toBe(0.67);
  expect(heardBy(label(1, 'lie'), null)).toBeUndefined();
  expect(liesIn(told(1, label(1, 'bluff'), label(2, 'lie'))).map(({ number }) => number)).toEqual([2]);
});

test('every claim counts as known, as a lie or as neither, and advice does not count', () => {
  const kinds = { truth: 2, 'stale-truth': 1, lie: 3, guess: 1, bluff: 1, 'lucky-bluff': 1, 'no-statement': 9 };
  expect(sumsOf({ sums: [{ seat: 3, kinds }] } as never)).toEqual([{ seat: 3, true: 3, lies: 3, unsure: 3 }]);
});
