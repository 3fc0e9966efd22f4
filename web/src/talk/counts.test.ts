import { expect, test } from 'vitest';
import type { Heard } from '../games/contract';
import { counts, lastWord } from './counts';

const said = (seat: number, truth: boolean | null, n = 1): Heard => ({
  n,
  seat,
  claim: { claim: 'x' },
  truth,
  settled: 0,
});

test('only what is settled counts', () => {
  expect(counts([said(0, true), said(0, false), said(0, null), said(2, null)], 3)).toEqual([
    { seat: 0, right: 1, of: 2 },
  ]);
});

test('the last word of a seat is its newest claim', () => {
  expect(lastWord([said(0, true, 1), said(1, true, 2), said(0, null, 3)], 0)?.n).toBe(3);
  expect(lastWord([], 0)).toBeNull();
});
