/** What keeps a shared device in a player's hands: only what the page shows as a memo, and only while it does. */
import { expect, test } from 'vitest';
import { begin, fold } from './fold';
import { memoOf } from './memo';
import type { Row } from './view';
import type { Began, Seen, Sight } from './wire.gen';
import { RULES } from './defaults';

const BEGAN: Began = { event: 'began', players: 2, rules: RULES, first: 0, hand: [] };
const QUESTION: Seen[] = [
  { event: 'turn-began', by: 0 },
  { event: 'asked', by: 0, a: 'london', b: 'submarine' },
];
const PASSED: Seen = { event: 'passed', by: 1 };

function feed(...events: Seen[]): Row[] {
  let sight: Sight = begin(0, BEGAN);
  return events.map((told, place) => {
    const before = sight;
    sight = fold(before, told);
    return { n: place + 2, told, before, after: sight };
  });
}

test('there is no memo before the answer', () => {
  expect(memoOf(feed(...QUESTION), 0)).toBeNull();
});

test('the memo is what came of the seat’s own question, while others ask theirs', () => {
  const next: Seen[] = [
    { event: 'turn-began', by: 1 },
    { event: 'asked', by: 1, a: 'paris', b: 'submarine' },
  ];
  const rows = feed(...QUESTION, PASSED, ...next);
  expect(memoOf(rows, 0)).toMatchObject({ n: 4, question: { a: 'london', passed: [1] } });
  expect(memoOf(rows, 1)).toBeNull();
});

test('the memo goes when its owner asks again', () => {
  const again: Seen = { event: 'asked', by: 0, a: 'paris', b: 'submarine' };
  expect(memoOf(feed(...QUESTION, PASSED, again), 0)).toBeNull();
});
