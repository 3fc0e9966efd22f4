/** Words for a game that this page knows nothing of. */
import { expect, test } from 'vitest';
import type { Choice, Seen } from '../games/contract';
import { Names } from '../table/names';
import type { TableView } from '../wire.gen';
import { begin, fold, Told, winnersIn } from './told';
import { choiceText, sentence } from './words';

const names = new Names({ seats: [{ name: 'Ann' }, { name: 'Ben' }] } as TableView, 0);
const event = (fields: object): Seen => fields as Seen;

test('an event says who did what, with all that was told of it', () => {
  const guessed = event({ event: 'card-guessed', by: 1, to: 0, card: 'the_king', right: false, seen: null });
  expect(sentence(guessed, null, names)).toBe('Ben: card guessed (to: Ann, card: the king, right: ✕, seen: –)');
  expect(sentence(event({ event: 'ended' }), null, names)).toBe('ended');
});

test('what lies inside a field is told, too', () => {
  const ended = event({ event: 'ended', outcome: { winners: [0, 1], scores: [3, -1], left: [] } });
  expect(sentence(ended, null, names)).toBe('ended (outcome: winners: Ann, Ben, scores: 3, -1, left: –)');
});

test('a choice says what is done', () => {
  expect(choiceText({ choice: 'pass' }, names)).toBe('pass');
  expect(choiceText({ choice: 'swap-hands', to: 1 } as Choice, names)).toBe('swap hands (to: Ben)');
});

test('the winners are found wherever the last event has them', () => {
  const events = [event({ event: 'began', players: 2 }), event({ event: 'ended', outcome: { winners: [1] } })];
  expect(winnersIn(events)).toEqual([1]);
  expect(winnersIn(events.slice(0, 1))).toBeNull();
  expect(winnersIn([event({ event: 'ended', winners: 'nobody' })])).toBeNull();
});

test('nothing is folded: the sight is what was told', () => {
  const events = [event({ event: 'began' }), event({ event: 'drawn' })];
  expect(fold(begin(0, events[0]), events[1])).toEqual(new Told(events));
});
