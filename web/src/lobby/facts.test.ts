import { expect, test } from 'vitest';
import { fitting, seatOf, valueText } from './facts';

test('some words of a switch name a seat', () => {
  expect([true, 'chance', 'seat-0', 'seat-7', 'seat-12'].map(seatOf)).toEqual([null, null, 0, 7, null]);
});

test('a smaller table forgets a seat that it does not have, and nothing else', () => {
  const rules = { begins: 'seat-5', last_pairs_stay: true };
  expect(fitting(rules, 6)).toEqual(rules);
  expect(fitting(rules, 5)).toEqual({ last_pairs_stay: true });
});

test('without texts a value is called by its name, and a seat by who has it', () => {
  expect(valueText('ties', 'among-hippies', [])).toBe('among hippies');
  expect(valueText('begins', 'seat-1', ['Ann', 'Ben'])).toBe('Ben');
});
