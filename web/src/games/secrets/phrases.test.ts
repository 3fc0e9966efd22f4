import { expect, test } from 'vitest';
import { Names } from '../../table/names';
import { claimOf } from '../../table/phrases';
import { begin, fold } from './fold';
import { oneTap, phrases } from './phrases';
import type { Row } from './view';
import type { Seen, Sight } from './wire.gen';
import { RULES } from './defaults';

const between = begin(0, { event: 'began', players: 4, rules: RULES, first: 0 });
const names = new Names(undefined, 0);
const drawn: Sight = { ...between, phase: 'offer', active: 1, shown: ['scientist', 'diplomat'] };
const during = phrases({ ...drawn, phase: 'answer', offer: { event: 'offered', by: 1, to: 2 } }, names, 4);

test('a token may be claimed of every seat and of the centre', () => {
  expect(during['token-is'].blanks[0].options.map(([slot]) => slot)).toEqual([0, 1, 2, 3, 'centre']);
  expect(claimOf(during, 'saw-token', { slot: 'centre', face: 'kgb' })).toEqual({
    claim: 'saw-token',
    slot: 'centre',
    face: 'kgb',
  });
});

test('only the cards of the running offer may be claimed, and only while there is one', () => {
  expect(claimOf(during, 'offer-is', { card: 'scientist' })).toEqual({ claim: 'offer-is', card: 'scientist' });
  expect(claimOf(during, 'offer-is', { card: 'assassin' })).toBeNull();
  for (const sight of [between, drawn, { ...between, phase: 'effect' } as Sight])
    expect(Object.keys(phrases(sight, names, 4))).not.toContain('offer-is');
});

test('one’s own token is never one that one has seen', () => {
  expect(during['saw-token'].blanks[0].options.map(([slot]) => slot)).toEqual([1, 2, 3, 'centre']);
});

/** What a seat can say after these events. */
function after(seat: number, ...events: Seen[]): { taps: string[]; book: string[] } {
  const sight = events.reduce<Sight>(fold, { ...between, seat });
  const feed: Row[] = [];
  events.reduce<Sight>(
    (before, told) => {
      const next = fold(before, told);
      feed.push({ n: feed.length + 1, told, before, after: next });
      return next;
    },
    { ...between, seat },
  );
  const taps = oneTap(feed, seat).map((claim) =>
    'card' in claim ? claim.card : 'face' in claim ? claim.face : claim.claim,
  );
  return { taps, book: Object.keys(phrases(sight, new Names(undefined, seat), 4)) };
}

const DRAWN: Seen = { event: 'drawn', by: 0, cards: ['scientist', 'diplomat'] };
const OFFERED: Seen = { event: 'offered', by: 0, to: 1, claim: 'scientist' };

test('people urge somebody who is asked, and never themselves', () => {
  expect(after(2, DRAWN).book).not.toContain('take-it');
  expect(after(2, DRAWN, OFFERED)).toMatchObject({ taps: ['take-it', 'refuse-it'] });
  expect(after(2, DRAWN, OFFERED).book).toContain('take-it');
  expect(after(1, DRAWN, OFFERED).taps).toEqual(['cia', 'kgb', 'hippie']);
  expect(after(1, DRAWN, OFFERED).book).not.toContain('take-it');
  const un: Seen = { event: 'un-moved', to: 2 };
  expect(after(2, un, DRAWN, OFFERED).book).not.toContain('take-it');
});

test('people ask for one of the two cards that somebody else is choosing from, and else for any', () => {
  expect(after(2, DRAWN)).toMatchObject({ taps: ['scientist', 'diplomat'] });
  expect(claimOf(phrases({ ...between, phase: 'effect' }, names, 4), 'offer-me', { card: 'assassin' })).toEqual({
    claim: 'offer-me',
    card: 'assassin',
  });
  const choosing = { ...between, phase: 'offer', active: 1, shown: ['scientist', 'diplomat'] } as Sight;
  expect(claimOf(phrases(choosing, names, 4), 'offer-me', { card: 'assassin' })).toBeNull();
  expect(after(0, DRAWN).book).not.toContain('offer-me');
  expect(after(0, DRAWN).taps).toEqual([]);
});

test('who offers can say with one tap that it is the other card', () => {
  expect(after(0, DRAWN, OFFERED).taps).toEqual(['take-it', 'diplomat']);
});

test('who has looked can say with one tap what it was, true or not', () => {
  const looked: Seen = { event: 'looked', by: 0, slot: 2, face: 'kgb' };
  expect(after(0, DRAWN, looked).taps).toEqual(['cia', 'kgb', 'hippie']);
  expect(after(1, DRAWN, { event: 'looked', by: 0, slot: 2 }).taps).not.toContain('kgb');
  expect(after(0, DRAWN, looked, DRAWN, DRAWN).taps).toEqual([]);
});

test('after the end nothing is claimed', () => {
  expect(phrases({ ...between, phase: 'over' }, names, 4)).toEqual({});
});
