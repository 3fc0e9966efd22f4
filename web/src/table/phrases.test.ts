import { expect, test } from 'vitest';
import type { Phrases } from '../games/contract';
import { claimOf } from './phrases';

const PHRASES: Phrases = {
  'take-it': { label: 'Take it!', blanks: [] },
  'token-is': {
    label: 'The token is …',
    blanks: [
      {
        field: 'slot',
        about: 'whom',
        options: [
          [0, 'Ann'],
          ['centre', 'the centre'],
        ],
      },
      { field: 'face', about: 'what', options: [['kgb', 'KGB']] },
    ],
  },
};

test('a claim has the fields of its phrase, and no others', () => {
  expect(claimOf(PHRASES, 'take-it', { slot: 0, face: 'kgb' })).toEqual({ claim: 'take-it' });
  expect(claimOf(PHRASES, 'token-is', { slot: 'centre', face: 'kgb', card: 'x' })).toEqual({
    claim: 'token-is',
    slot: 'centre',
    face: 'kgb',
  });
});

test('nothing is claimed while a blank is open or filled with what is not on the list', () => {
  expect(claimOf(PHRASES, 'token-is', { face: 'kgb' })).toBeNull();
  expect(claimOf(PHRASES, 'token-is', { slot: 0 })).toBeNull();
  expect(claimOf(PHRASES, 'token-is', { slot: 4, face: 'kgb' })).toBeNull();
});

test('nothing is claimed with a phrase that is gone, or with none', () => {
  expect([claimOf(PHRASES, 'offer-is', {}), claimOf(PHRASES, null, {})]).toEqual([null, null]);
});
