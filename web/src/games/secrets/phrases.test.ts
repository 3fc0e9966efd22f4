import { expect, test } from 'vitest';
import { Names } from '../../table/names';
import { claimOf } from '../../table/phrases';
import { begin } from './fold';
import { phrases } from './phrases';

const between = begin(0, { event: 'began', players: 4, rules: { tied_hippies_win: false }, first: 0 });
const names = new Names(undefined, 0);
const during = phrases({ ...between, shown: ['scientist', 'diplomat'] }, names, 4);

test('a token may be claimed of every seat and of the centre', () => {
  expect(during['token-is'].blanks[0].options.map(([slot]) => slot)).toEqual([0, 1, 2, 3, 'centre']);
  expect(claimOf(during, 'saw-token', { slot: 'centre', face: 'kgb' })).toEqual({
    claim: 'saw-token',
    slot: 'centre',
    face: 'kgb',
  });
});

test('only the cards of the running offer may be claimed, and only while there is one', () => {
  expect(claimOf(during, 'offer-is', { card: 'scientist' })).toEqual({ claim: 'offer-is', card: 'scientist' });
  expect(claimOf(during, 'offer-is', { card: 'assassin' })).toBeNull();
  expect(Object.keys(phrases(between, names, 4))).not.toContain('offer-is');
});
