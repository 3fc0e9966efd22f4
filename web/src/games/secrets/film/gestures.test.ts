import { describe, expect, it } from 'vitest';
import { begin, fold } from '../fold';
import type { Seen, Sight } from '../wire.gen';
import { gestureOf, tracesOf } from './gestures';
import { RULES } from '../defaults';

const start = (players = 6): Sight => begin(0, { event: 'began', players, rules: RULES, first: 0 });
const after = (events: Seen[], players = 6): Sight => events.reduce(fold, start(players));
const drawn: Seen = { event: 'drawn', by: 2, cards: ['diplomat', 'assassin'] };

describe('an unseen swap', () => {
  it('is one of two, and looks the same whichever it was', () => {
    expect(gestureOf({ event: 'diverted', by: 2 }, start())).toEqual({ gesture: 'unseen', a: 3, b: 1 });
    expect(tracesOf([drawn, { event: 'diverted', by: 2 }], start())).toEqual([
      { a: 'centre', b: 3, sure: false },
      { a: 'centre', b: 1, sure: false },
    ]);
  });

  it('is a swap for the player who made it', () => {
    expect(gestureOf({ event: 'diverted', by: 2, side: 'right' }, start())).toEqual({
      gesture: 'swap',
      a: 'centre',
      b: 1,
    });
  });
});

describe('a trace', () => {
  const swapped: Seen = { event: 'swapped', by: 2, a: 1, b: 'centre' };

  it('stays until the next turn', () => {
    expect(tracesOf([drawn, swapped, { event: 'looked', by: 2, slot: 2 }], start())).toHaveLength(1);
    expect(tracesOf([drawn, swapped, drawn], start())).toEqual([]);
  });
});

describe('looking', () => {
  it('has a gesture once the game has begun', () => {
    const looked: Seen = { event: 'looked', by: 0, slot: 1, face: 'kgb' };
    expect(gestureOf(looked, start())).toBeNull();
    expect(gestureOf(looked, after([drawn]))).toEqual({ gesture: 'look', by: 0, slot: 1 });
  });

  it('looks the same to those who see the face and to those who do not', () => {
    const sight = after([drawn]);
    const seen = gestureOf({ event: 'looked', by: 0, slot: 1, face: 'kgb' }, sight);
    expect(gestureOf({ event: 'looked', by: 0, slot: 1 }, sight)).toEqual(seen);
  });
});

describe('the last card', () => {
  it('is marked when a display is full', () => {
    const events = [1, 2, 3, 4].map((): Seen => ({ event: 'shot', by: 2, to: 1 }));
    const sight = after([drawn, ...events]);
    const revealed: Seen = { event: 'revealed', card: 'diplomat', to: 1 };
    expect(gestureOf(revealed, sight)).toBeNull();
    expect(gestureOf(revealed, fold(sight, revealed))).toEqual({ gesture: 'last', seat: 1 });
  });
});
