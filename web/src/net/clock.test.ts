import { expect, test } from 'vitest';
import { Clock } from './clock';

const NOON = 'Mon, 01 Jun 2026 12:00:00 GMT';
const noon = Date.parse(NOON);
const HOUR = 3_600_000;

test('a device that is an hour late counts by the time of the server', () => {
  const clock = new Clock();
  clock.hear(NOON, noon - HOUR);
  expect(clock.time(noon - HOUR + 5_000)).toBe(noon / 1000 + 5);
});

test('an answer that took long does not turn the clock back', () => {
  const clock = new Clock();
  clock.hear(NOON, noon + HOUR + 9_000);
  clock.hear(NOON, noon + HOUR);
  clock.hear(NOON, noon + HOUR + 4_000);
  expect(clock.time(noon + HOUR)).toBe(noon / 1000);
});

test('a device whose clock is right keeps its own, and so does one that was told nothing', () => {
  const clock = new Clock();
  expect(clock.time(noon)).toBe(noon / 1000);
  clock.hear(null, noon);
  clock.hear(NOON, noon + 900);
  expect(clock.time(noon + 900)).toBe(noon / 1000 + 0.9);
});
