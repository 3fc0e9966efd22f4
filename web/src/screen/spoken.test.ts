/** A television says what its captions say, and no more. */
import { beforeAll, expect, test, vi } from 'vitest';
import type { Face } from '../games/contract';
import { setLanguage } from '../l10n.svelte';
import { Names } from '../table/names';
import type { Line } from '../table/viewing';
import type { TableView } from '../wire.gen';
import { spokenSince } from './spoken';

const names = new Names({ seats: [{ name: 'Ann' }, { name: 'Bob' }] } as TableView, null);
const line = (n: number, told: object): Line => ({ n, told: told as Line['told'], before: null, after: {} });
const face = {
  sentence: ({ event }: { event: string }) => (event === 'silent' ? '' : `caption of ${event}`),
  claimText: () => 'It is so.',
  heard: () => [{ n: 2, seat: 1, claim: { claim: 'x' }, truth: false, settled: 4 }],
} as unknown as Face;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

test('captions, words and stamps are read; who sits down or leaves is not', () => {
  const feed = [
    line(1, { event: 'early' }),
    line(2, { notice: 'said', seat: 0, text: 'Hello' }),
    line(3, { notice: 'seated', name: 'Cat' }),
    line(4, { event: 'revealed' }),
    line(5, { event: 'silent' }),
  ];
  expect(spokenSince(1, feed, names, face)).toEqual([
    'Ann: “Hello”',
    'caption of revealed',
    'What Bob said was false: “It is so.”',
  ]);
});

test('of what was missed only the end is read', () => {
  const feed = [6, 7, 8, 9, 10].map((n) => line(n, { event: `${n}` }));
  expect(spokenSince(5, feed, names, face)).toEqual(['caption of 8', 'caption of 9', 'caption of 10']);
});
