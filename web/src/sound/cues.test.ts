import { expect, test } from 'vitest';
import type { Line } from '../table/viewing';
import { cue } from './cues';

const CUES = { offered: 'card', accepted: 'card', shot: 'stamp', ended: 'end' } as const;
const line = (told: object): Line => ({ n: 1, told: told as Line['told'], before: null, after: null });

test('an event sounds as its game says', () => {
  expect(cue([line({ event: 'offered' })], CUES)).toBe('card');
  expect(cue([line({ event: 'offered' })])).toBeUndefined();
});

test('of several things at once the most important is heard', () => {
  expect(cue([line({ event: 'accepted' }), line({ event: 'shot' })], CUES)).toBe('stamp');
  expect(cue([line({ event: 'ended' }), line({ event: 'shot' })], CUES)).toBe('end');
});

test('what was missed or said makes no sound', () => {
  expect(cue(Array(9).fill(line({ event: 'offered' })), CUES)).toBeUndefined();
  expect(cue([line({ notice: 'said' })], CUES)).toBeUndefined();
  expect(cue([line({ event: 'turn-began' })], CUES)).toBeUndefined();
  expect(cue([], CUES)).toBeUndefined();
});
