import { expect, it } from 'vitest';
import { hashOf, newShare, type Place, shareHash } from './share';

const SHARE = '01'.repeat(32);
/** SHA-256 of the bytes 0 to 31. */
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const PLACE: Place = { commitment: COMMITMENT, round: 258, attempt: 3, seat: 5 };

it('hashes as Python does', () => {
  const secret = Array.from({ length: 32 }, (_, place) => place.toString(16).padStart(2, '0')).join('');
  expect(hashOf(secret)).toBe(COMMITMENT);
  expect(shareHash(SHARE, PLACE)).toBe('7805581784d9ce41b8b2c43c84dc679bcf6f5bd9f8f88e604194f884f269e5d1');
});

it.each<Partial<Place>>([{ round: 259 }, { attempt: 4 }, { seat: 4 }, { commitment: SHARE }])(
  'a hash fits nowhere else: %o',
  (other) => expect(shareHash(SHARE, { ...PLACE, ...other })).not.toBe(shareHash(SHARE, PLACE)),
);

it('no two shares are alike', () => {
  const shares = new Set(Array.from({ length: 100 }, newShare));
  expect(shares.size).toBe(100);
  expect([...shares].every((share) => /^[0-9a-f]{64}$/.test(share))).toBe(true);
});
