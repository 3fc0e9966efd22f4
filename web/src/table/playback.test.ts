import { beforeEach, expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', globalThis);
});
const { Playback } = await import('./playback');

let shown: string[];
let waits: boolean;
let resting: boolean;
const make = (): InstanceType<typeof Playback> =>
  new Playback({ done: () => shown.push('done'), resting: (now) => (resting = now), waits: () => waits });
const step = (name: string, rest: number) => (): number => {
  shown.push(name);
  return rest;
};

beforeEach(() => {
  vi.useFakeTimers();
  [shown, waits, resting] = [[], false, false];
});

test('each step is looked at for its time', () => {
  const playback = make();
  playback.push(step('a', 500));
  playback.push(step('b', 0));
  playback.run();
  expect([shown, resting]).toEqual([['a'], true]);
  vi.advanceTimersByTime(500);
  expect([shown, resting]).toEqual([['a', 'b', 'done'], false]);
});

test('a rest can be skipped, and only a rest', () => {
  const playback = make();
  playback.skip();
  playback.push(step('a', 500));
  playback.push(step('b', 500));
  playback.run();
  playback.skip();
  expect(shown).toEqual(['a', 'b']);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(['a', 'b']);
});

test('where the reader says when to go on, no time does', () => {
  waits = true;
  const playback = make();
  playback.push(step('a', 500));
  playback.push(step('b', 0));
  playback.run();
  vi.advanceTimersByTime(60_000);
  playback.run(); // something else arrives
  expect(shown).toEqual(['a']);
  playback.skip();
  expect(shown).toEqual(['a', 'b', 'done']);
});

test('what is shown once more comes before what is new', () => {
  const playback = make();
  playback.push(step('new', 0));
  playback.insert([step('again', 300), step('once more', 300)]);
  playback.run();
  vi.advanceTimersByTime(600);
  expect(shown).toEqual(['again', 'once more', 'new', 'done']);
});
