import { expect, test } from 'vitest';
import type { TableView } from '../wire.gen';
import { isPaused, secondsLeft, type Timed, untilOf } from './clocks';

const table = (pause?: TableView['pause']): TableView => ({ pause }) as TableView;

test('a clock belongs to its seat, and other seats have none', () => {
  const timed: Timed = { seat: 0, table: table(), clocks: [{ seat: 2, until: 100 }] };
  expect(untilOf(timed, 2)).toBe(100);
  expect(untilOf(timed, 1)).toBeNull();
});

test('seconds are counted up to whole ones, and never below zero', () => {
  expect(secondsLeft(100, 58.4, table())).toBe(42);
  expect(secondsLeft(100, 101, table())).toBe(0);
});

test('a clock stands still during a pause, and not while a pause is only wanted', () => {
  const paused = table({ votes: [], since: 60, until: 660 });
  expect(isPaused(paused)).toBe(true);
  expect(secondsLeft(100, 400, paused)).toBe(40);
  const wanted = table({ votes: [1] });
  expect(isPaused(wanted)).toBe(false);
  expect(secondsLeft(100, 90, wanted)).toBe(10);
});
