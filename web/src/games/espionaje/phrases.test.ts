import { expect, test } from 'vitest';
import { Names } from '../../table/names';
import { claimOf } from '../../table/phrases';
import { phrases } from './phrases';

const book = phrases(null, new Names(undefined, 0), 3);

test('any element may be claimed to be with any seat, hidden or not hidden', () => {
  expect(claimOf(book, 'holds', { seat: 0, element: 'london' })).toEqual({
    claim: 'holds',
    seat: 0,
    element: 'london',
  });
  expect(claimOf(book, 'is-hidden', { element: 'london' })).toEqual({ claim: 'is-hidden', element: 'london' });
  expect(claimOf(book, 'holds', { seat: 3, element: 'london' })).toBeNull();
  expect(book['not-hidden'].blanks[0].options).toHaveLength(15);
});
