import { expect, test } from 'vitest';
import type { Decided, SeenStep } from '../wire.gen';
import { addressOf, BEFORE, curveOf, momentAt, momentsOf, placeOf } from './moments';
import type { PastLine } from './replay';

/** Steps 0, 2 and 5 of a record; in the last one two events happen, and in the second one has nothing to say. */
const steps = [0, 2, 5].map((step) => ({ step, seat: null, choice: '', told: [] })) as SeenStep[];
const line = (step: number, event: string, isTold = true): PastLine =>
  ({ n: 0, told: { event }, before: null, after: null, step, isTold }) as PastLine;
const lines = [
  line(0, 'began'),
  line(0, 'looked', false),
  line(1, 'drawn'),
  line(1, 'quiet'),
  line(2, 'swapped'),
  line(2, 'drawn'),
];
const isSaid = ({ told }: PastLine): boolean => 'event' in told && told.event !== 'quiet';
const slip = { step: 5, seat: 1, value: 0.2, verdict: 'blunder' } as Decided;
const places = (slips: Map<number, Decided>): string[] =>
  momentsOf(lines, steps, slips, isSaid).map((one) => `${addressOf(one)} ${one.lines}`);

test('one event is one moment, and the table is laid in one', () => {
  expect(places(new Map())).toEqual(['0.0 2', '2.0 4', '5.0 5', '5.1 6']);
});

test('before a slip the position is shown in which it was made', () => {
  expect(places(new Map([[5, slip]]))).toEqual(['0.0 2', '2.0 4', '5.v 4', '5.0 5', '5.1 6']);
});

test('an address finds its moment, with or without verdicts, and for a viewer who missed it', () => {
  const plain = momentsOf(lines, steps, new Map(), isSaid);
  const found = (text: string | null): string => {
    const { step, place } = momentAt(text);
    return addressOf(plain[placeOf(plain, step, place)]);
  };
  expect(['0', null, '2', '3', '5', '5.0', '5.v', '99', 'x'].map(found)).toEqual([
    ...['0.0', '0.0', '2.0', '2.0', '5.1', '5.0', '2.0', '5.1', '0.0'],
  ]);
  expect(momentAt('5.v').place).toBe(BEFORE);
});

test('a curve goes from the start through the player’s decisions to the result', () => {
  const moments = momentsOf(lines, steps, new Map(), isSaid);
  const sums = [{ seat: 1, start: 0.4, result: 1, luck: 0, mistakes: 0, decisions: 1, verdicts: {} }];
  const other = { ...slip, seat: 0 };
  expect(curveOf([slip, other], sums, 1, moments)).toEqual([
    { x: 0, chance: 0.4, isSlip: false },
    { x: 2, chance: 0.2, isSlip: true },
    { x: 3, chance: 1, isSlip: false },
  ]);
  expect(curveOf([slip], [], 1, moments)).toHaveLength(1);
});
