import { expect, test } from 'vitest';
import type { Heard } from '../games/contract';
import { justNow, saidJustNow } from './justNow';
import { inMind } from './memo';
import type { Line } from './viewing';

const feed = ['began', 'drawn', 'offered', 'drawn', 'offered', 'drawn', 'offered'].map((event, n) => ({
  n,
  told: { event },
})) as unknown as Line[];

test.each([
  ['full', [0, 1, 2, 3, 4, 5, 6]],
  ['own', [0, 1, 2, 3, 4, 5, 6]],
  ['off', [3, 4, 5, 6]],
] as const)('with the aids %s a log goes back to %j', (aids, left) => {
  expect(justNow(feed, aids, ['drawn']).map(({ n }) => n)).toEqual(left);
});

test('there is nothing to leave out before the second turn', () => {
  expect(justNow(feed.slice(0, 3), 'off', ['drawn'])).toHaveLength(3);
  expect(justNow(feed, 'off')).toHaveLength(7);
});

const said = [
  { n: 1, settled: 0 },
  { n: 2, settled: 4 },
  { n: 5, settled: 0 },
] as Heard[];

test.each([
  ['own', [1, 2, 5]],
  ['off', [5]],
] as const)(
  'with the aids %s the claims %j are shown: an old one does not come back when it is settled',
  (aids, left) => {
    expect(saidJustNow(said, feed, aids, ['drawn']).map(({ n }) => n)).toEqual(left);
  },
);

test.each([
  ['own', null, 0],
  ['off', null, 3],
  ['off', { from: 2, count: 1 }, 2],
  ['off', { from: 6, count: 1 }, 3],
] as const)('with the aids %s and %j missed, a memo may be as old as message %i', (aids, missed, first) => {
  const table = { settings: { aids } } as never;
  expect(inMind({ feed, table, missed }, ['drawn'])[0].n).toBe(first);
});
