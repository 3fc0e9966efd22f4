import { expect, test } from 'vitest';
import { areaOf } from './places';

const areas = (players: number, which: 'narrow' | 'wide'): string[] =>
  Array.from({ length: players - 1 }, (_, step) => areaOf(step + 1, players)[which]);

test('an odd one sits at the head of a phone', () => {
  expect(areas(4, 'narrow')).toEqual(['2 / 1', '1 / 1 / auto / -1', '2 / 2']);
  expect(areas(5, 'narrow')).toEqual(['2 / 1', '1 / 1', '1 / 2', '2 / 2']);
  expect(areas(8, 'narrow')).toEqual(['4 / 1', '3 / 1', '2 / 1', '1 / 1 / auto / -1', '2 / 2', '3 / 2', '4 / 2']);
});

test('on a desk they sit around the middle', () => {
  expect(areas(4, 'wide')).toEqual(['2 / 1 / 4 / 4', '1 / 5 / 2 / 9', '2 / 10 / 4 / 13']);
  expect(areas(5, 'wide')).toEqual(['2 / 1 / 4 / 4', '1 / 3 / 2 / 7', '1 / 7 / 2 / 11', '2 / 10 / 4 / 13']);
  expect(areas(7, 'wide')).toEqual([
    '3 / 1 / 4 / 4',
    '2 / 1 / 3 / 4',
    '1 / 3 / 2 / 7',
    '1 / 7 / 2 / 11',
    '2 / 10 / 3 / 13',
    '3 / 10 / 4 / 13',
  ]);
});

test.each([4, 5, 6, 7, 8])('nobody sits on another place, of %i players', (players) => {
  for (const which of ['narrow', 'wide'] as const) expect(new Set(areas(players, which)).size).toBe(players - 1);
});
