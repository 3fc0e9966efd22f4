import { expect, test } from 'vitest';
import { justNow } from './justNow';
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
