import { expect, test } from 'vitest';
import type { Line } from '../table/viewing';
import { cue } from './cues';

const line = (told: object): Line => ({ n: 1, told: told as Line['told'], before: null, after: null });

test('a card that moves sounds like one', () => {
  expect(cue([line({ event: 'offered' })])).toBe('card');
  expect(cue([line({ event: 'showed' })])).toBe('card');
});

test('of several things at once the weightiest is heard', () => {
  expect(cue([line({ event: 'accepted' }), line({ event: 'shot' })])).toBe('stamp');
  expect(cue([line({ event: 'ended' }), line({ event: 'checked' })])).toBe('end');
});

test('what was missed, said or thought makes no sound', () => {
  expect(cue(Array(9).fill(line({ event: 'offered' })))).toBeUndefined();
  expect(cue([line({ notice: 'said' })])).toBeUndefined();
  expect(cue([line({ event: 'turn-began' })])).toBeUndefined();
  expect(cue([])).toBeUndefined();
});
