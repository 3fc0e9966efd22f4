import { expect, test } from 'vitest';
import { RULES } from '../defaults';
import type { Outcome, Seen } from '../wire.gen';
import { journeysOf, lineOf, storyOf } from './journeys';
import { ladderOf } from './ladder';

const began = { event: 'began', players: 4, rules: RULES, first: 0 };
const deal = { tokens: ['cia', 'kgb', 'hippie', 'kgb', 'cia'] };
const drawn = { event: 'drawn', by: 0, cards: [] };
const events = [
  { ...began, deal },
  drawn,
  { event: 'swapped', by: 2, a: 0, b: 'centre' },
  drawn,
  { event: 'diverted', by: 0, side: 'left' },
  drawn,
  { event: 'swapped', by: 3, a: 0, b: 3 },
] as unknown as Seen[];

test('a token is followed through every swap, the unseen ones too', () => {
  const found = journeysOf(events)!;
  expect(found.swaps.map(({ turn, by, a, b }) => [turn, by, a, b])).toEqual([
    [1, 2, 0, 4],
    [2, 0, 4, 1],
    [3, 3, 0, 3],
  ]);
  expect(found.tokens.map(({ rows }) => rows)).toEqual([
    [0, 4, 1, 1],
    [1, 1, 4, 4],
    [2, 2, 2, 2],
    [3, 3, 3, 0],
    [4, 0, 0, 3],
  ]);
});

test('a story tells a change of face, and not one of tokens that look alike', () => {
  const found = journeysOf(events)!;
  expect(storyOf(found, 0)).toEqual([
    { face: 'cia', turn: 0, by: null },
    { face: 'kgb', turn: 3, by: 3 },
  ]);
  expect(storyOf(found, 2)).toEqual([{ face: 'hippie', turn: 0, by: null }]);
});

test('a line runs straight until its token moves, and to the end', () => {
  const found = journeysOf(events)!;
  expect(lineOf(found.tokens[2])).toBe('M0 2.5H4');
  expect(lineOf(found.tokens[3])).toBe('M0 3.5H2.7C3 3.5 3 0.5 3.3 0.5H4');
});

test('what a viewer saw is not enough for a journey', () => {
  expect(journeysOf([began] as unknown as Seen[])).toBeNull();
});

const outcome = (scores: number[], tokens: string, reason: string): Outcome =>
  ({ scores, tokens: tokens.split(' '), reason, cia: 5, kgb: 8, winners: [], bullets: [] }) as unknown as Outcome;

test.each([
  [[0, 5, 8, 3], 'hippie cia kgb kgb cia', 'hippie-lowest', 'alone', true],
  [[0, 5, 8, 0], 'hippie cia kgb kgb cia', 'kgb-ahead', 'shared', false],
  [[0, 5, 8, 0], 'hippie cia kgb kgb cia', 'hippie-lowest', 'shared-wins', true],
  [[2, 5, 8, 0], 'hippie cia kgb kgb cia', 'kgb-ahead', 'other', false],
  [[2, 0, 8, 0], 'hippie cia kgb kgb cia', 'kgb-ahead', 'others', false],
])('the first rung of %j %s', (scores, tokens, reason, text, wins) => {
  const { lowest } = ladderOf(outcome(scores, tokens, reason));
  expect([lowest.text, lowest.wins]).toEqual([text, wins]);
});

test('seats stand with their side, and the centre with nobody', () => {
  const found = ladderOf(outcome([0, 5, 8, 0], 'hippie cia kgb kgb cia', 'kgb-ahead'));
  expect(found.sides.map(({ face, seats, wins }) => [face, seats, wins])).toEqual([
    ['cia', [1], false],
    ['kgb', [2, 3], true],
  ]);
  expect(found.hippies).toEqual([0]);
});
