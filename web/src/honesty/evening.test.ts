import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../net/refusal';
import type { Honesty, Label } from '../wire.gen';
import { biggestLie, note, noted } from './evening';

const told = (size: number): Honesty => {
  const labels = size ? [{ number: 4, kind: 'lie' } as Label] : [];
  return { labels, size, biggest: size ? 4 : null, sums: [], seats: [] } as never;
};

/** An evening of games with lies of these sizes; a code stands for one that is refused. */
function evening(...games: (number | string)[]) {
  const asked: number[] = [];
  const load = (round: number): Promise<Honesty> => {
    asked.push(round);
    const game = games[round - 1];
    return typeof game === 'number' ? Promise.resolve(told(game)) : Promise.reject(new ApiError(game, ''));
  };
  return { asked, load };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the biggest lie of a long evening may be that of its first game', async () => {
  const { load } = evening(2, ...Array<number>(19).fill(1));
  const { biggest, isWhole } = await biggestLie(20, load);
  expect([biggest?.round, biggest?.lie.number, isWhole]).toEqual([1, 4, true]);
  expect((await biggestLie(3, evening(0, 0, 0).load)).biggest).toBeNull();
});

test('a game that nobody can look at any more is passed over', async () => {
  const { biggest, isWhole } = await biggestLie(3, evening(1, 'no-such-record', 'no-labels').load);
  expect([biggest?.round, isWhole]).toEqual([1, true]);
});

test('what could not be loaded is said, and asked for again after the next game', async () => {
  const first = await biggestLie(3, evening(1, 'offline', 2).load);
  expect([first.biggest?.round, first.isWhole, first.looked.upTo]).toEqual([3, false, 1]);
  const { asked, load } = evening(1, 3, 2, 0);
  const next = await biggestLie(4, load, first.looked);
  expect([next.biggest?.round, next.isWhole, asked]).toEqual([2, true, [2, 3, 4]]);
});

test('of an evening that a device has followed, only the new game and the one of the biggest lie are asked for', async () => {
  note('CODE', (await biggestLie(9, evening(1, 1, 3, 1, 1, 1, 1, 1, 1).load)).looked);
  const { asked, load } = evening(1, 1, 3, 1, 1, 1, 1, 1, 1, 2);
  const { biggest } = await biggestLie(10, load, noted('CODE'));
  expect([biggest?.round, asked]).toEqual([3, [10, 3]]);
});

test.each([
  [3, 1, [1, 2]],
  [1, 3, [2]],
])(
  'after games of %i and %i the last one is asked for once, and again when the page is loaded again',
  async (first, last, asked) => {
    const [once, again] = [evening(first, last), evening(first, last)];
    const { told, looked } = await biggestLie(2, once.load);
    expect([told?.size, once.asked]).toEqual([last, [1, 2]]);
    const later = await biggestLie(2, again.load, looked);
    expect([later.told?.size, later.biggest?.told.size, later.isWhole, again.asked]).toEqual([last, 3, true, asked]);
  },
);

test.each(['no-labels', 'offline'])('where the last game answers %s, nothing of it is at hand', async (code) => {
  expect((await biggestLie(2, evening(1, code).load)).told).toBeNull();
});

test('a lie that was erased since is none', async () => {
  for (const gone of [0, 'no-such-record'] as const) {
    const { biggest, isWhole } = await biggestLie(3, evening(1, gone, 0).load, { upTo: 2, round: 2, size: 3 });
    expect([biggest?.round, isWhole]).toEqual([1, true]);
  }
});

test('whoever stays with an earlier game is told of the games up to that one, and forgets nothing', async () => {
  note('CODE', { upTo: 5, round: 5, size: 9 });
  const { biggest, looked } = await biggestLie(2, evening(1, 2).load, noted('CODE'));
  note('CODE', looked);
  expect([biggest?.round, noted('CODE').upTo]).toEqual([2, 5]);
});

test.each(['x', 'null', '{"upTo":"3"}'])('a note that says %s is no note', (wrong) => {
  localStorage.setItem('brushpass-lies-CODE', wrong);
  expect(noted('CODE').upTo).toBe(0);
});
