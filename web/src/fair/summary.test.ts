import { expect, it } from 'vitest';
import type { Receipt, SeenVoid } from './receipt';
import { summary } from './summary';

/** Texts are not loaded here, so each is its own name. */
const sum = (voids: Partial<SeenVoid>[], holds: boolean | null = true): string =>
  summary({ format: 'brushpass/2' }, [{ holds }], { voids } as Receipt, { isDealt: true });

it('says that nobody chose the deal only where no other deal can have been thrown away', () => {
  expect(sum([])).toBe('fair-whole');
  expect(sum([{}])).toBe('fair-whole'); // void before this browser had revealed its share
  expect(sum([{ revealed: true }])).toBe('fair-chances');
});

it('does not accuse a server of a game that was seen to begin but not to end, nor clear it', () => {
  expect(sum([{ revealed: true, begun: true }])).toBe('fair-as-seen');
  expect(sum([{ revealed: true, begun: true }, { revealed: true }])).toBe('fair-chances');
});

it('says first what does not fit, and what cannot be checked', () => {
  expect(sum([{ revealed: true }], false)).toBe('fair-broken');
  expect(sum([], null)).toBe('fair-partly');
  expect(summary({ format: 'brushpass/2' }, [], null, { isDealt: true })).toBe('fair-partly');
  expect(summary({ format: 'brushpass/2' }, [], { voids: [] as SeenVoid[] } as Receipt, { isDealt: false })).toBe(
    'fair-partly',
  );
  expect(summary({ format: 'brushpass/1' }, [], null, { isDealt: true })).toBe('fair-old');
});
