/** Who begins is checked against the deal, and against the seat that the table has named (V12). */
import { expect, test } from 'vitest';
import { type Deal, firstOf } from './deal';
import { RULES } from './defaults';
import { fits } from './fits';
import type { Rules, Seen } from './wire.gen';

const DEAL: Deal = { tokens: ['cia', 'kgb', 'hippie', 'kgb', 'cia'], deck: [], bullets: [], first: 1 };

test.each([
  ['chance', 1],
  ['winner', 1],
  ['seat-0', 0],
  ['seat-3', 3],
] as const)('%s: seat %i begins', (begins, first) => {
  const rules: Rules = { ...RULES, begins };
  expect(firstOf(rules, DEAL.first)).toBe(first);
  for (const seat of [0, 1, 2, 3]) {
    const began: Seen = { event: 'began', players: 4, rules, first: seat };
    expect(fits(DEAL, 0, [began])).toBe(seat === first);
  }
});
