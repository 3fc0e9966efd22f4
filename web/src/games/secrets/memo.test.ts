/** What keeps a shared device in a player's hands: only what the page shows as a memo, and only while it does. */
import { expect, test } from 'vitest';
import { begin, fold } from './fold';
import { memoOf } from './memo';
import type { Row } from './view';
import type { Began, Seen, Sight } from './wire.gen';
import { RULES } from './defaults';

const BEGAN: Began = { event: 'began', players: 4, rules: RULES, first: 0 };
const LOOKED: Seen = { event: 'looked', by: 0, slot: 0, face: 'cia' };
const DRAWN: Seen = { event: 'drawn', by: 0, cards: ['detective', 'scientist'] };

function feed(...events: Seen[]): Row[] {
  let sight: Sight = begin(0, BEGAN);
  return events.map((told, place) => {
    const before = sight;
    sight = fold(before, told);
    return { n: place + 2, told, before, after: sight };
  });
}

test('what was seen before the first turn is no memo', () => {
  expect(memoOf(feed(LOOKED, DRAWN))).toBeNull();
});

test('the memo is the last face that was seen, not that somebody else saw one', () => {
  const seen: Seen = { event: 'looked', by: 0, slot: 2, face: 'kgb' };
  const memo = memoOf(feed(LOOKED, DRAWN, seen, { event: 'looked', by: 1, slot: 3 }));
  expect(memo).toMatchObject({ n: 4, face: 'kgb' });
});
