import { expect, test } from 'vitest';
import { chosenRules } from './facts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

test('a table that plays as printed has no rules of its own', () => {
  expect(chosenRules('secrets', {}, NAMES)).toEqual([]);
  expect(chosenRules('secrets', { tied_hippies_win: false, last_pairs_stay: false, begins: 'chance' }, NAMES)).toEqual(
    [],
  );
  expect(chosenRules('no-such-game', { any: true }, NAMES)).toEqual([]);
});

test('every switch that is not at its default has one sentence', () => {
  const chosen = (rules: Record<string, boolean | string>): number => chosenRules('secrets', rules, NAMES).length;
  expect(chosen({ tied_hippies_win: 'among-hippies' })).toBe(1);
  expect(chosen({ tied_hippies_win: true, last_pairs_stay: true, begins: 'seat-1' })).toBe(3);
  expect(chosenRules('espionaje', { clue_accusation: true, no_early_accusation: true }, NAMES)).toHaveLength(2);
});
