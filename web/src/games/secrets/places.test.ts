import { expect, test } from 'vitest';
import { type Area, areaOf, watchedAt } from './places';

const areas = (players: number, which: keyof Area): string[] =>
  Array.from({ length: players - 1 }, (_, step) => areaOf(step + 1, players)[which]);

test('an odd one sits at the head of a phone', () => {
  expect(areas(4, 'tall')).toEqual(['2 / 1', '1 / 1 / auto / -1', '2 / 2']);
  expect(areas(5, 'tall')).toEqual(['2 / 1', '1 / 1', '1 / 2', '2 / 2']);
  expect(areas(8, 'tall')).toEqual(['4 / 1', '3 / 1', '2 / 1', '1 / 1 / auto / -1', '2 / 2', '3 / 2', '4 / 2']);
});

test('on a phone on its side they sit on both sides of the middle', () => {
  expect(areas(4, 'flat')).toEqual(['13 / 1 / 25 / 2', '1 / 1 / 13 / 2', '1 / 3 / 25 / 4']);
  expect(areas(6, 'flat').slice(3)).toEqual(['1 / 3 / 13 / 4', '13 / 3 / 25 / 4']);
});

test('on a desk they sit around the middle', () => {
  expect(areas(4, 'wide')).toEqual(['2 / 1 / 26 / 4', '1 / 5 / 2 / 9', '2 / 10 / 26 / 13']);
  expect(areas(5, 'wide')).toEqual(['2 / 1 / 26 / 4', '1 / 3 / 2 / 7', '1 / 7 / 2 / 11', '2 / 10 / 26 / 13']);
  expect(areas(7, 'wide')).toEqual([
    '14 / 1 / 26 / 4',
    '2 / 1 / 14 / 4',
    '1 / 3 / 2 / 7',
    '1 / 7 / 2 / 11',
    '2 / 10 / 14 / 13',
    '14 / 10 / 26 / 13',
  ]);
});

test('for viewers without a seat, turn order goes around the centre', () => {
  expect([0, 1, 2, 3].map((seat) => watchedAt(seat, 4).tall)).toEqual(['1 / 1', '2 / 1', '2 / 2', '1 / 2']);
  expect(watchedAt(7, 8).wide).toBe('3 / 1 / 4 / 4');
});

test.each([4, 5, 6, 7, 8])('nobody sits on another place, of %i players', (players) => {
  for (const which of ['tall', 'flat', 'wide'] as const) expect(new Set(areas(players, which)).size).toBe(players - 1);
  const watched = Array.from({ length: players }, (_, seat) => watchedAt(seat, players));
  expect(new Set(watched.map(({ tall }) => tall)).size).toBe(players);
  expect(new Set(watched.map(({ wide }) => wide)).size).toBe(players);
});
