import { expect, test } from 'vitest';
import { Phrasebook } from './phrases';

const offered = new Phrasebook('secrets', 4, ['scientist', 'diplomat']);
const between = new Phrasebook('secrets', 4, null);

test('a claim has the fields of its phrase, and no others', () => {
  expect(offered.claim('take-it', 2, 'cia')).toEqual({ claim: 'take-it' });
  expect(offered.claim('token-is', 'centre', 'kgb')).toEqual({ claim: 'token-is', slot: 'centre', face: 'kgb' });
  const espionaje = new Phrasebook('espionaje', 3, null);
  expect(espionaje.claim('holds', 0, 'london')).toEqual({ claim: 'holds', seat: 0, element: 'london' });
  expect(espionaje.claim('is-hidden', null, 'london')).toEqual({ claim: 'is-hidden', element: 'london' });
});

test('nothing is claimed while a part is missing', () => {
  expect(offered.claim('token-is', null, 'kgb')).toBeNull();
  expect(offered.claim('token-is', 1, null)).toBeNull();
  expect(offered.claim('token-is', 4, 'kgb')).toBeNull();
});

test('nothing is claimed of an offer that is gone, nor a card of the last one', () => {
  expect(offered.claim('offer-is', null, 'scientist')).toEqual({ claim: 'offer-is', card: 'scientist' });
  expect(offered.claim('offer-is', null, 'assassin')).toBeNull();
  expect(between.phrases).not.toContain('offer-is');
  expect([between.claim('offer-is', null, null), between.claim('offer-is', null, 'scientist')]).toEqual([null, null]);
});
