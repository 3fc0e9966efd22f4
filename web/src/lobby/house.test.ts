import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { chosenRules } from './facts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];
const GAMES_HERE = [...GAMES.values()].map(({ facts }) => facts);

test.each(GAMES_HERE)('$name: a table that plays as printed has no rules of its own', ({ name, switches }) => {
  const printed = Object.fromEntries(switches.map((one) => [one.name, one.values[0]]));
  expect(chosenRules(name, {}, NAMES)).toEqual([]);
  expect(chosenRules(name, printed, NAMES)).toEqual([]);
});

test.each(GAMES_HERE)('$name: every switch that is not at its default has one sentence', ({ name, switches }) => {
  for (const one of switches)
    for (const value of one.values.slice(1)) expect(chosenRules(name, { [one.name]: value }, NAMES)).toHaveLength(1);
  const all = Object.fromEntries(switches.map((one) => [one.name, one.values[1]]));
  expect(chosenRules(name, all, NAMES)).toHaveLength(switches.length);
});

test('a game that nobody knows has none', () => {
  expect(chosenRules('elsewhere', { any: true }, NAMES)).toEqual([]);
});
