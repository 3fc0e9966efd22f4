/** What keeps a shared device in a player's hands: only what the page shows as a memo, and only while it does. */
import { describe, expect, it } from 'vitest';
import { memoOf as ofEspionaje } from '../espionaje/memo';
import { folded, type AnySeen, type AnySight, type GameName } from '../fold/game';
import { memoOf as ofSecrets } from '../secrets/memo';
import type { Line } from './viewing';

function feed(game: GameName, ...events: AnySeen[]): Line[] {
  let sight: AnySight | null = null;
  return events.map((told, place) => {
    const before = sight;
    sight = folded(game, 0, before, told);
    return { n: place + 1, told, before, after: sight };
  });
}

describe('a memo of SECRETS', () => {
  const start: AnySeen[] = [
    { event: 'began', players: 4, rules: {}, first: 0 },
    { event: 'looked', by: 0, slot: 0, face: 'cia' },
  ];
  const drawn: AnySeen = { event: 'drawn', by: 0, cards: ['detective', 'scientist'] };

  it('is not what was seen before the first turn', () => {
    expect(ofSecrets(feed('secrets', ...start, drawn))).toBeNull();
  });

  it('is the last face that was seen, not that somebody else saw one', () => {
    const seen: AnySeen = { event: 'looked', by: 0, slot: 2, face: 'kgb' };
    const found = ofSecrets(feed('secrets', ...start, drawn, seen, { event: 'looked', by: 1, slot: 3 }));
    expect(found).toMatchObject({ n: 4, face: 'kgb' });
  });
});

describe('a memo of ESPIONAJE CARTAS', () => {
  const start: AnySeen[] = [
    { event: 'began', players: 2, rules: {}, first: 0, hand: [] },
    { event: 'turn-began', by: 0 },
    { event: 'asked', by: 0, a: 'london', b: 'submarine' },
  ];
  const passed: AnySeen = { event: 'passed', by: 1 };

  it('waits for the answer', () => {
    expect(ofEspionaje(feed('espionaje', ...start), 0)).toBeNull();
  });

  it('is what came of the own question, while others ask theirs', () => {
    const next: AnySeen[] = [
      { event: 'turn-began', by: 1 },
      { event: 'asked', by: 1, a: 'paris', b: 'submarine' },
    ];
    const lines = feed('espionaje', ...start, passed, ...next);
    expect(ofEspionaje(lines, 0)).toMatchObject({ n: 4, question: { a: 'london', passed: [1] } });
    expect(ofEspionaje(lines, 1)).toBeNull();
  });

  it('goes when its owner asks again', () => {
    const again: AnySeen = { event: 'asked', by: 0, a: 'paris', b: 'submarine' };
    expect(ofEspionaje(feed('espionaje', ...start, passed, again), 0)).toBeNull();
  });
});
