/** The guided game has a word for what happens without a prompt. */
import { expect, test } from 'vitest';
import { lessonOf } from './lessons';
import type { Row } from './view';

const feed = (...told: object[]): Row[] => told.map((one, n) => ({ n, told: one, before: null, after: null }) as Row);
const drawn = { event: 'drawn', by: 0, cards: ['scientist', 'diplomat'] };

test('characters that leave nothing to choose are explained when they turn up', () => {
  expect(lessonOf(feed(drawn, { event: 'revealed', card: 'journalist', to: 1 }))).toBe('journalist');
  expect(lessonOf(feed(drawn, { event: 'revealed', card: 'detective', to: 1 }))).toBe('waits');
});

test('the latest event that needs a word has it', () => {
  const flipped = { event: 'flipped', seat: 1, cards: ['scientist', 'scientist'], why: 'scientists' };
  expect(lessonOf(feed(drawn, { event: 'revealed', card: 'scientist', to: 1 }, flipped))).toBe('scientists');
  expect(lessonOf(feed(drawn, flipped, { event: 'un-moved', to: 2 }, drawn))).toBe('un');
});

test('what lies two turns back is explained no more', () => {
  expect(lessonOf(feed({ event: 'un-moved', to: 2 }, drawn, drawn))).toBe('waits');
  expect(lessonOf([])).toBe('waits');
});
