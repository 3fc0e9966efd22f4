import { expect, test } from 'vitest';
import { Names } from '../../table/names';
import { claimOf } from '../../table/phrases';
import { begin, fold } from './fold';
import { oneTap, phrases } from './phrases';
import type { Row } from './view';
import type { Seen } from './wire.gen';
import { RULES } from './defaults';

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

test('who has asked can ask for one of the two cards, until it is answered', () => {
  const taps = (seat: number, ...events: Seen[]): string[] => {
    const start = begin(seat, { event: 'began', players: 3, rules: RULES, first: 0 });
    const after = events.reduce(fold, fold(start, { event: 'turn-began', by: 0 }));
    return oneTap([{ n: 1, told: events[0], before: start, after } as Row], seat).map(({ claim }) => claim);
  };
  const asked: Seen = { event: 'asked', by: 0, a: 'london', b: 'paris' };
  expect(taps(0, asked)).toEqual(['show-me', 'show-me', 'is-hidden', 'is-hidden']);
  expect(taps(1, asked)).toEqual(['holds', 'holds', 'is-hidden', 'is-hidden']);
  expect(taps(0, asked, { event: 'showed', by: 1, to: 0 })).toEqual(['holds', 'holds', 'is-hidden', 'is-hidden']);
});
