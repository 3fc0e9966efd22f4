/** Claims, on the pages of whoever says them, of whoever they are about, and of everybody else. */
import { beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../l10n.svelte';
import { Names } from '../../table/names';
import type { TableView } from '../../wire.gen';
import { claimText } from './phrases';
import { sentence } from './sentences';
import type { Seen, Sight } from './wire.gen';

const [ANN, BOB] = [0, 1];
const table = { seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }, { name: 'Dan' }] } as TableView;
/** The page of each, and of somebody who only watches. */
const [ann, bob, cat, nobody] = [0, 1, 2, null].map((you) => new Names(table, you));
const pages = [ann, bob, cat, nobody];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

test('what Bob claims about Ann', () => {
  const is = { claim: 'token-is', slot: ANN, face: 'kgb' } as const;
  const [hers, ...others] = pages.map((names) => claimText(is, names, BOB));
  expect(hers).toBe('Your token is KGB.');
  expect(new Set(others)).toEqual(new Set(['Ann’s token is KGB.']));
});

test('what Bob claims about himself and about the centre is the same on every page', () => {
  const is = { claim: 'token-is', slot: BOB, face: 'cia' } as const;
  expect(new Set(pages.map((names) => claimText(is, names, BOB)))).toEqual(new Set(['My token is CIA.']));
  const saw = { claim: 'saw-token', slot: 'centre', face: 'hippie' } as const;
  expect(new Set(pages.map((names) => claimText(saw, names, BOB)))).toEqual(
    new Set(['I’ve seen the centre token: Hippie.']),
  );
});

test('the log says whose token was looked at, as each reader would', () => {
  const before = { turn: 1, players: 4 } as Sight;
  const told = (event: object, names: Names): string => sentence(event as Seen, before, names);
  const looked = { event: 'looked', by: BOB, slot: ANN };
  expect(pages.map((names) => told(looked, names))).toEqual([
    'Bob looks at your token.',
    'You look at Ann’s token.',
    'Bob looks at Ann’s token.',
    'Bob looks at Ann’s token.',
  ]);
  expect(told({ event: 'looked', by: BOB, slot: BOB }, ann)).toBe('Bob looks at their own token.');
  expect(told({ event: 'swapped', by: BOB, a: 3, b: ANN }, ann)).toBe('Bob swaps your token with Dan’s.');
  expect(told({ event: 'diverted', by: BOB }, ann)).toBe('Bob secretly swaps the centre token with yours or Cat’s.');
  expect(told({ event: 'diverted', by: BOB, side: 'left' }, nobody)).toBe(
    'Bob secretly swaps the centre token with Cat’s.',
  );
});

test('a log that tells no faces again tells no bullet either', () => {
  const drawn = { event: 'bullet-drawn', by: BOB, value: -2 } as Seen;
  const [, bob] = pages;
  expect(sentence(drawn, null, bob)).toBe('You look at the top bullet: −2.');
  expect(sentence(drawn, null, bob, { faces: false })).toBe('You look at the top bullet.');
});
