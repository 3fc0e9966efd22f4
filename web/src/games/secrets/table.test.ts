/** What the table of SECRETS works out by itself: previews, places, sightings. */
import { describe, expect, it } from 'vitest';
import { board, disturbed } from './board';
import type { Kind } from './cards';
import { begin } from './fold';
import { forecast } from './forecast';
import { known, unNext } from './known';
import type { Sight } from './wire.gen';
import { RULES } from './defaults';

const sight = (up: Kind[], down: Kind[] = [], bullets = 0): Sight => ({
  ...begin(0, { event: 'began', players: 5, rules: RULES, first: 0 }),
  displays: [{ up, down, bullets }, ...Array.from({ length: 4 }, () => ({ up: [], down: [], bullets: 0 }))],
});

describe('the forecast', () => {
  it('adds a card to what lies face up', () => {
    expect(forecast(sight(['diplomat']), 0, 'scientist')).toMatchObject({ from: 1, to: 6, pair: false, ends: false });
  });

  it('sees that a pair turns face down', () => {
    expect(forecast(sight(['journalist', 'diplomat']), 0, 'journalist')).toMatchObject({ from: 4, to: 1, pair: true });
  });

  it('sees that a second Scientist turns everything face down', () => {
    expect(forecast(sight(['scientist', 'politician']), 0, 'scientist')).toMatchObject({ to: 0, scientists: true });
  });

  it('does not pair with a card that lies face down', () => {
    expect(forecast(sight([], ['journalist', 'journalist']), 0, 'journalist')).toMatchObject({ to: 3, pair: false });
  });

  it('sees that the last card ends the game, bullets counted', () => {
    expect(forecast(sight(['diplomat'], ['detective', 'detective'], 1), 0, 'scientist').ends).toBe(true);
  });

  it('leaves the score alone for a Politician, which is handed on', () => {
    expect(forecast(sight(['diplomat']), 0, 'politician')).toMatchObject({ from: 1, to: 1, handedOn: true });
  });
});

describe('the UN token', () => {
  it('would go to who alone has the fewest cards', () => {
    const one = sight(['diplomat']);
    expect(unNext(one)).toBeNull();
    one.displays = [[1], [1], [0], [1], [1]].map(([count]) => ({ up: [], down: [], bullets: count }));
    expect(unNext(one)).toBe(2);
  });
});

describe('what was seen', () => {
  it('is sure while the token is in one place, and a guess after a Diplomat', () => {
    const one = { ...sight([]), sightings: [{ turn: 1, slot: 2, face: 'kgb' as const, now: [2, 'centre' as const] }] };
    expect(known(one, 2)).toMatchObject({ sure: null, maybe: ['kgb'] });
    one.sightings[0].now = [2];
    expect(known(one, 2)).toMatchObject({ sure: 'kgb', maybe: [] });
  });
});

describe('the board', () => {
  it('keeps cards in order of arrival and flips them where they lie', () => {
    const { displays } = board(4, [
      { event: 'drawn', by: 0, cards: ['journalist', 'assassin'] },
      { event: 'revealed', card: 'journalist', to: 1 },
      { event: 'drawn', by: 1, cards: ['assassin', 'diplomat'] },
      { event: 'revealed', card: 'assassin', to: 2 },
      { event: 'shot', by: 2, to: 1 },
      { event: 'drawn', by: 2, cards: ['journalist', 'diplomat'] },
      { event: 'revealed', card: 'journalist', to: 1 },
      { event: 'flipped', seat: 1, cards: ['journalist', 'journalist'], why: 'pair' },
    ]);
    expect(displays[1].map(({ id, up }) => [id, up])).toEqual([
      ['card-1', false],
      ['bullet-2', false],
      ['card-3', false],
    ]);
  });

  it('moves tokens only where the viewer knows how', () => {
    const { tokens } = board(4, [
      { event: 'swapped', by: 0, a: 1, b: 2 },
      { event: 'diverted', by: 0 },
      { event: 'diverted', by: 3, side: 'left' },
    ]);
    expect(tokens.get(1)).toBe('token-2');
    expect(tokens.get('centre')).toBe('token-0');
  });

  it('names every place whose token may be another one now', () => {
    expect([...disturbed(4, [{ event: 'swapped', by: 0, a: 1, b: 'centre' }])]).toEqual([1, 'centre']);
    expect([...disturbed(4, [{ event: 'diverted', by: 0 }])]).toEqual(['centre', 1, 3]);
    expect(disturbed(4, [{ event: 'looked', by: 0, slot: 1 }]).size).toBe(0);
  });
});
