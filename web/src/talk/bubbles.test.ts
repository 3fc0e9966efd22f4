import { expect, test } from 'vitest';
import type { Heard } from '../games/contract';
import type { Line } from '../table/viewing';
import { bubblesSince, thuds } from './bubbles';

const line = (n: number, told: object): Line => ({ n, told: told as Line['told'], before: null, after: null });
const claim = { claim: 'take-it' };

test('words, claims and claims that come with an event appear at the seat of their speaker', () => {
  const face = { claimIn: () => ({ seat: 3, claim }) };
  const feed = [
    line(1, { notice: 'said', seat: 0, text: 'early' }),
    line(2, { notice: 'said', seat: 1, text: 'Hello' }),
    line(3, { notice: 'claimed', seat: 2, claim }),
    line(4, { event: 'offered' }),
    line(5, { notice: 'left', seat: 0 }),
  ];
  expect(bubblesSince(1, feed, [], face).map(({ seat, words, claim: of }) => [seat, words, of])).toEqual([
    [1, 'Hello', null],
    [2, '', claim],
    [3, '', claim],
  ]);
});

test('of several from one seat the last is shown', () => {
  const feed = [1, 2].map((n) => line(n, { notice: 'said', seat: 1, text: `${n}` }));
  expect(bubblesSince(0, feed, [], {}).map(({ words }) => words)).toEqual(['2']);
});

test('a bubble holds eighty letters', () => {
  const [{ words }] = bubblesSince(0, [line(1, { notice: 'said', seat: 0, text: 'ß😀'.repeat(50) })], [], {});
  expect([...words]).toHaveLength(80);
  expect(words.endsWith('…')).toBe(true);
});

test('a claim is stamped when it is settled, and only then', () => {
  const heard: Heard[] = [
    { n: 1, seat: 0, claim, truth: false, settled: 5 },
    { n: 2, seat: 1, claim, truth: null, settled: 0 },
    { n: 3, seat: 2, claim, truth: true, settled: 4 },
  ];
  expect(bubblesSince(4, [], heard, {}).map(({ seat, truth }) => [seat, truth])).toEqual([[0, false]]);
});

test('a stamp is heard only where it falls for everybody', () => {
  const heard: Heard[] = [{ n: 1, seat: 0, claim, truth: false, settled: 5 }];
  const face = { thuds: ['revealed'] };
  expect(thuds(4, [line(5, { event: 'revealed' })], heard, face)).toBe(true);
  expect(thuds(4, [line(5, { event: 'looked' })], heard, face)).toBe(false);
  expect(thuds(4, [line(5, { notice: 'claimed' })], heard, face)).toBe(false);
  expect(thuds(5, [line(5, { event: 'revealed' })], heard, face)).toBe(false);
});
