import { expect, test } from 'vitest';
import type { Element, Seen } from '../wire.gen';
import { cue } from './cue';

const CARDS: Element[] = ['london', 'aeroplane', 'agent-blue'];

test('showing, accusing and checking each have a sound of their own', () => {
  const sounds = [
    cue({ event: 'showed', by: 1, to: 0 } as Seen),
    cue({ event: 'accused', by: 1 } as Seen),
    cue({ event: 'checked', by: 1, cards: CARDS, right: false } as Seen),
  ];
  expect(sounds).toEqual(['file', 'accuse', 'check']);
});

test('a file sounds the same to whom it is shown, and a check to whom sees the solution', () => {
  expect(cue({ event: 'showed', by: 1, to: 0, card: 'london' } as Seen)).toBe('file');
  const wrong = { event: 'checked', by: 1, cards: CARDS, right: false } as Seen;
  expect(cue({ ...wrong, solution: CARDS } as Seen)).toBe(cue(wrong));
});
