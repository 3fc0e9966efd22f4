import { expect, test } from 'vitest';
import type { Line } from '../table/viewing';
import { cue, WEIGHT } from './cues';
import { VOICES } from './voices';

const line = (told: object): Line => ({ n: 1, told: told as Line['told'], before: null, after: null });
const CUES = { offered: 'card', accepted: 'card', shot: 'stamp', ended: 'end' } as const;
const of = ({ event }: { event: string }): 'card' | 'stamp' | 'end' | undefined => CUES[event as keyof typeof CUES];

test('an event sounds as its game says', () => {
  expect(cue([line({ event: 'offered' })], of)).toBe('card');
  expect(cue([line({ event: 'offered' })], undefined)).toBeUndefined();
});

test('of several things at once the most important is heard', () => {
  expect(cue([line({ event: 'accepted' }), line({ event: 'shot' })], of)).toBe('stamp');
  expect(cue([line({ event: 'ended' }), line({ event: 'shot' })], of)).toBe('end');
});

test('what was missed or said makes no sound', () => {
  expect(cue(Array(9).fill(line({ event: 'offered' })), of)).toBeUndefined();
  expect(cue([line({ notice: 'said' })], of)).toBeUndefined();
  expect(cue([line({ event: 'turn-began' })], of)).toBeUndefined();
  expect(cue([], of)).toBeUndefined();
});

test('every sound of the table has its weight, and no two sounds are the same', () => {
  const sounds = Object.keys(VOICES).filter((sound) => !['ring', 'tick'].includes(sound)); // for questions, not for events
  expect([...WEIGHT].sort()).toEqual(sounds.sort());
  expect(new Set(Object.values(VOICES).map((notes) => JSON.stringify(notes))).size).toBe(sounds.length + 2);
});
