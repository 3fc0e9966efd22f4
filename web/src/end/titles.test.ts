import { expect, test } from 'vitest';
import type { Score } from '../wire.gen';
import { titlesOf } from './titles';

const titles = (scores: Score[]): string[] => scores.map((score) => titlesOf(score, scores).join(' '));

test('nobody has a title after one game', () => {
  expect(
    titles([
      { name: 'Ann', games: 1, wins: 1, streak: 1 },
      { name: 'Bob', games: 1 },
    ]),
  ).toEqual(['', '']);
});

test('who leads alone, who has won twice in a row, and who has waited for a win', () => {
  const scores = [
    { name: 'Ann', games: 4, wins: 3, streak: 2 },
    { name: 'Bob', games: 4, wins: 1, streak: 1 },
    { name: 'Cy', games: 4, wins: 1 },
  ];
  expect(titles(scores)).toEqual(['leader streak', 'first-win', '']);
});

test('two who lead together lead nobody', () => {
  const scores = [
    { name: 'Ann', games: 3, wins: 2 },
    { name: 'Bob', games: 3, wins: 2 },
  ];
  expect(titles(scores)).toEqual(['', '']);
});
