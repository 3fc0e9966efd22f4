import { describe, expect, it, vi } from 'vitest';
import { chancesOf, unseenEndsOf } from './receipt';
import { Distrust, Receipts } from './receipts';
import { type Place, shareHash } from './share';
import { forgetful } from './storage';

const CODE = 'BAMI-ROTU';
const place = (attempt = 1, round = 1, commitment = 'ab'.repeat(32)): Place => ({
  commitment,
  round,
  attempt,
  seat: 1,
});
const OTHER = 'cd'.repeat(32);

/** The list with a browser's own hash in it. */
const listOf = (share: string, at: Place): string[] => [OTHER, shareHash(share, at), ''];

describe('a share', () => {
  it('is kept before it is shown, for this browser and all its tabs', () => {
    const storage = forgetful();
    const share = new Receipts(CODE, storage).share(place());
    expect(new Receipts(CODE, storage).share(place())).toBe(share);
  });

  it('is another for every start, round, seat and table', () => {
    const storage = forgetful();
    const places = [place(), place(2), place(1, 2), { ...place(), seat: 2 }];
    const shares = places.map((at) => new Receipts(CODE, storage).share(at));
    expect(new Set([...shares, new Receipts('DEFO-GAHU', storage).share(place())]).size).toBe(5);
  });

  it('is not made for a start whose commitment has changed', () => {
    const receipts = new Receipts(CODE, forgetful());
    receipts.share(place());
    expect(() => receipts.share(place(1, 1, OTHER))).toThrow(Distrust);
  });
});

describe('a share is revealed', () => {
  it('to the list that has its hash, as often as that list is shown', () => {
    const storage = forgetful();
    const receipts = new Receipts(CODE, storage);
    const share = receipts.share(place());
    const hashes = listOf(share, place());
    expect(receipts.reveal(place(), hashes)).toBe(share);
    expect(new Receipts(CODE, storage).reveal(place(), hashes)).toBe(share);
    expect(receipts.receipt(1, 1)).toEqual({
      format: 'brushpass-receipt/1',
      seat: 1,
      round: 1,
      attempt: 1,
      commitment: place().commitment,
      share,
      hashes,
      voids: [],
    });
  });

  it('to no list without its hash', () => {
    const receipts = new Receipts(CODE, forgetful());
    receipts.share(place());
    expect(() => receipts.reveal(place(), [OTHER, OTHER, ''])).toThrow(Distrust);
    expect(receipts.receipt(1, 1)?.hashes).toEqual([]);
  });

  it('to no second list', () => {
    const receipts = new Receipts(CODE, forgetful());
    const [first, own, bot] = listOf(receipts.share(place()), place());
    receipts.reveal(place(), [first, own, bot]);
    expect(() => receipts.reveal(place(), ['ef'.repeat(32), own, bot])).toThrow(Distrust);
    expect(receipts.receipt(1, 1)?.hashes).toEqual([first, own, bot]);
  });

  it('not under another commitment', () => {
    const receipts = new Receipts(CODE, forgetful());
    const hashes = listOf(receipts.share(place()), place());
    expect(() => receipts.reveal(place(1, 1, OTHER), hashes)).toThrow(Distrust);
  });

  it('not by a browser that takes no part', () => {
    const receipts = new Receipts(CODE, forgetful());
    expect(receipts.reveal(place(), [OTHER, OTHER, ''])).toBeNull();
    receipts.forget(place(), receipts.share(place())); // another device of this seat was faster
    expect(receipts.reveal(place(), [OTHER, OTHER, ''])).toBeNull();
    expect(receipts.receipt(1, 1)).toBeNull();
  });
});

it('two tabs that draw at the same time keep both shares, and reveal the one that the table took', () => {
  const storage = forgetful();
  const [one, other] = [new Receipts(CODE, storage), new Receipts(CODE, forgetful())];
  const shares = [one.share(place()), other.share(place())];
  storage.setItem(
    `brushpass-deal/${CODE}/1/1/1/${shareHash(shares[1], place())}`,
    JSON.stringify({ commitment: place().commitment, share: shares[1], at: Date.now() }),
  );
  expect(one.reveal(place(), listOf(shares[1], place()))).toBe(shares[1]);
  expect(one.receipt(1, 1)?.share).toBe(shares[1]);
});

it('void starts that this browser took part in are kept with the last one', () => {
  const receipts = new Receipts(CODE, forgetful());
  const starts = [place(2, 1, '22'.repeat(32)), place(10, 1, 'aa'.repeat(32)), place(11, 1, 'bb'.repeat(32))];
  const shares = starts.map((at) => receipts.share(at));
  receipts.reveal(starts[1], listOf(shares[1], starts[1]));
  const kept = receipts.receipt(1, 1)!;
  expect(kept.attempt).toBe(11);
  expect(kept.voids).toEqual([
    { round: 1, attempt: 2, commitment: '22'.repeat(32) },
    { round: 1, attempt: 10, commitment: 'aa'.repeat(32), revealed: true },
  ]);
  expect(chancesOf(kept)).toBe(1);
});

it('a start of an earlier round counts as void unless this browser saw its game', () => {
  const receipts = new Receipts(CODE, forgetful());
  const starts = [place(1, 1), place(1, 2), place(1, 3)];
  for (const at of starts) receipts.reveal(at, listOf(receipts.share(at), at));
  receipts.began(starts[0]);
  receipts.ended(starts[0]);
  expect(receipts.receipt(3, 1)?.voids.map(({ round }) => round)).toEqual([2]);
  expect(receipts.receipt(2, 1)?.voids).toEqual([]);
});

it('a game that this browser saw begin but not end is counted for itself, however many games come after it', () => {
  const receipts = new Receipts(CODE, forgetful());
  const starts = [1, 2, 3, 4, 5].map((round) => place(1, round));
  for (const at of starts) {
    receipts.reveal(at, listOf(receipts.share(at), at));
    receipts.began(at);
    if (at.round !== 1) receipts.ended(at);
  }
  const kept = receipts.receipt(5, 1)!;
  expect(kept.voids).toEqual([{ round: 1, attempt: 1, commitment: place().commitment, revealed: true, begun: true }]);
  expect([chancesOf(kept), unseenEndsOf(kept)]).toEqual([0, 1]);
});

it('a game that an older page has noted counts as one that was seen to its end', () => {
  const storage = forgetful();
  const receipts = new Receipts(CODE, storage);
  receipts.share(place());
  storage.setItem(
    `brushpass-deal/${CODE}/1/1/1/game`,
    JSON.stringify({ commitment: place().commitment, at: Date.now() }),
  );
  receipts.share(place(1, 2));
  expect(receipts.receipt(2, 1)?.voids).toEqual([]);
});

it('what nobody can ask for any more is dropped', () => {
  const storage = forgetful();
  vi.useFakeTimers({ now: 0 });
  new Receipts('DEFO-GAHU', storage).share(place());
  vi.setSystemTime(31 * 86_400_000);
  const receipts = new Receipts(CODE, storage);
  for (const round of [1, 2, 3]) {
    receipts.share(place(1, round));
    receipts.began(place(1, round));
    receipts.ended(place(1, round));
  }
  vi.useRealTimers();
  expect([1, 2, 3].map((round) => receipts.receipt(round, 1)?.round)).toEqual([undefined, 2, 3]);
  expect(storage.length).toBe(6);
});
