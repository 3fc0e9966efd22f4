import { expect, test, vi } from 'vitest';
import { setLanguage } from '../l10n.svelte';
import type { Honesty, Label } from '../wire.gen';
import { didText, fooled, heardBy, isVain, liarsIn, listedIn, namesIn, sumsOf } from './lies';

const hearers = [
  { seat: 0, before: 0, after: 0, refutes: true },
  { seat: 2, before: 0.34, after: 0.67, refutes: false },
];
const label = (number: number, kind: Label['kind']): Label => ({ number, kind, seat: 1, hearers }) as Label;
const told = (size: number, ...labels: Label[]): Honesty =>
  ({ labels, size, biggest: labels.find(({ kind }) => kind === 'lie')?.number ?? null, sums: [], seats: [] }) as never;

test('a lie fools those who could not know better', () => {
  expect(fooled(label(1, 'lie')).map(({ seat }) => seat)).toEqual([2]);
  expect(heardBy(label(1, 'lie'), 2)?.after).toBe(0.67);
  expect(heardBy(label(1, 'lie'), null)).toBeUndefined();
  expect(listedIn(told(1, label(1, 'bluff'), label(2, 'lie'))).map(({ number }) => number)).toEqual([2]);
});

test('at its moment a lie says whom it could fool, to its own liar as well, and to a hearer what it could do to them', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
  const seats = ['Ann', 'Bob', 'Cat'];
  const did = (kind: Label['kind'], you: number | null): string =>
    didText(label(1, kind), namesIn({ ...told(1), seats }, you));
  expect([did('lie', null), did('lie', 1)]).toEqual(['It could fool Cat.', 'It could fool Cat.']);
  expect(did('lie', 0)).toBe('You could tell that it was false.');
  expect(did('lie', 2)).toBe('If you took their word for it, your chance that it’s true went from 34% to 67%.');
  expect([did('bluff', null), did('bluff', 1)]).toEqual(['', '']);
});

test('a lie that all could refute and a truth that all knew came to nothing, and nothing else is judged', () => {
  const heard = (kind: Label['kind'], ...before: number[]): Label =>
    ({
      ...label(1, kind),
      hearers: before.map((one, seat) => ({ seat, before: one, after: one, refutes: !one })),
    }) as Label;
  expect(isVain(heard('lie', 0, 0, 0))).toBe(true);
  expect(isVain(heard('lie', 0, 0.01, 0))).toBe(false);
  expect(isVain(heard('truth', 1, 1))).toBe(true);
  expect(isVain(heard('truth', 1, 0.99))).toBe(false);
  for (const kind of ['stale-truth', 'guess', 'lucky-bluff'] as const) expect(isVain(heard(kind, 1, 1))).toBe(false);
  for (const kind of ['bluff', 'honest-mistake'] as const) expect(isVain(heard(kind, 0, 0))).toBe(false);
  expect(isVain(heard('no-statement'))).toBe(false);
  const known = { ...heard('truth', 1, 1), number: 3 };
  expect(listedIn(told(1, label(2, 'truth'), known)).map(({ number }) => number)).toEqual([3]);
});

test('every claim counts as known, as a lie or as neither, and advice does not count', () => {
  const kinds = { truth: 2, 'stale-truth': 1, lie: 3, guess: 1, bluff: 1, 'lucky-bluff': 1, 'no-statement': 9 };
  expect(sumsOf({ sums: [{ seat: 3, kinds }] } as never)).toEqual([{ seat: 3, true: 3, lies: 3, unsure: 3 }]);
});

test('the best liar told the most lies that can be proved, and nobody is one for a mistake or a bluff', () => {
  const game = (...sums: object[]): Honesty => ({ sums: sums.map((kinds, seat) => ({ seat, kinds })) }) as never;
  expect(liarsIn(game({ 'honest-mistake': 5, bluff: 2, truth: 1 }, { lie: 1 }))).toEqual([1]);
  expect(liarsIn(game({ lie: 2 }, { bluff: 3 }, { lie: 2, truth: 9 }))).toEqual([0, 2]);
  expect(liarsIn(game({ 'honest-mistake': 5 }, { truth: 1 }))).toEqual([]);
  expect(liarsIn(null)).toEqual([]);
});
