/** What came of claims: never more than a viewer could know. */
import { expect, test } from 'vitest';
import { left, right } from '../../table/seats';
import type { Heard } from '../contract';
import type { Face, Slot } from './cards';
import { heard } from './claims';
import { begin, fold } from './fold';
import type { Row } from './view';
import type { Claim, Seen, Sight } from './wire.gen';
import { RULES } from './defaults';

const [ANN, BOB, CAT, DAN] = [0, 1, 2, 3];
const BEGAN = { event: 'began', players: 4, rules: RULES, first: 0 } as const;
const said = (seat: number, claim: Claim): Row['told'] => ({ notice: 'claimed', seat, claim }) as Row['told'];
const is = (slot: Slot, face: Face): Claim => ({ claim: 'token-is', slot, face });
const saw = (slot: Slot, face: Face): Claim => ({ claim: 'saw-token', slot, face });

/** A viewer's feed from what that viewer was told. */
function feedOf(viewer: number | null, told: readonly Row['told'][]): Row[] {
  let sight: Sight | null = null;
  return [BEGAN, ...told].map((one, place) => {
    const before: Sight | null = sight;
    if ('event' in one) sight = before ? fold(before, one) : begin(viewer, one as typeof BEGAN);
    return { n: place + 1, told: one, before, after: sight };
  });
}

const stamps = (viewer: number | null, told: readonly Row['told'][], recall = true): Heard['truth'][] =>
  heard(feedOf(viewer, told), recall).map(({ truth }) => truth);

const DRAWN = { event: 'drawn', by: ANN, cards: ['scientist', 'diplomat'] } as Seen;
const offered = (claim: 'scientist' | 'diplomat'): Seen => ({ event: 'offered', by: ANN, to: BOB, claim });
const REVEALED = { event: 'revealed', card: 'diplomat', to: BOB } as Seen;

test('what was said with an offer is settled when the card is turned up, for everybody', () => {
  for (const viewer of [ANN, BOB, CAT, null]) {
    expect(stamps(viewer, [DRAWN, offered('scientist')])).toEqual([null]);
    expect(stamps(viewer, [DRAWN, offered('scientist'), REVEALED])).toEqual([false]);
    expect(stamps(viewer, [DRAWN, offered('diplomat'), REVEALED])).toEqual([true]);
  }
});

test('who says the same again is heard the first time, or now if nobody is reminded of the first time', () => {
  const feed = feedOf(CAT, [said(BOB, is(ANN, 'cia')), DRAWN, said(BOB, is(ANN, 'cia'))]);
  const heardAt = (recall: boolean): number[] => heard([...feed], recall).map(({ n }) => n);
  expect([heardAt(true), heardAt(false)]).toEqual([[2], [4]]);
});

test('a card that somebody else names is settled with it, and the same words twice are one claim', () => {
  const guess = said(CAT, { claim: 'offer-is', card: 'diplomat' });
  const settled = heard(feedOf(null, [DRAWN, offered('scientist'), guess, guess, REVEALED]), true);
  expect(settled.map(({ seat, truth, settled: at }) => [seat, truth, at])).toEqual([
    [ANN, false, 6],
    [CAT, true, 6],
  ]);
});

test('nobody can say which card is on offer before there is an offer, and nothing comes of it', () => {
  const early = said(CAT, { claim: 'offer-is', card: 'diplomat' });
  for (const viewer of [ANN, CAT, null]) {
    expect(stamps(viewer, [early, DRAWN, early, offered('scientist'), REVEALED, early])).toEqual([false]);
    expect(stamps(viewer, [DRAWN, early, offered('scientist'), early, REVEALED])).toEqual([false, true]);
  }
});

test('to urge somebody or to ask for a card is neither true nor a lie', () => {
  expect(
    stamps(null, [said(CAT, { claim: 'offer-me', card: 'diplomat' }), DRAWN, offered('diplomat'), REVEALED]),
  ).toEqual([true]);
  expect(stamps(null, [DRAWN, offered('diplomat'), said(CAT, { claim: 'take-it' }), REVEALED])).toEqual([true]);
});

test('a claim about a token is settled only for who sees it', () => {
  const claim = said(BOB, is(BOB, 'cia'));
  expect(stamps(CAT, [claim, { event: 'looked', by: CAT, slot: BOB, face: 'kgb' }])).toEqual([false]);
  expect(stamps(DAN, [claim, { event: 'looked', by: CAT, slot: BOB }])).toEqual([null]);
  expect(stamps(null, [claim, { event: 'exposed', seat: BOB }])).toEqual([null]);
});

test('a claim stays with its token', () => {
  const claim = said(BOB, is(BOB, 'cia'));
  const swap = { event: 'swapped', by: ANN, a: BOB, b: CAT } as Seen;
  expect(stamps(DAN, [claim, swap, { event: 'looked', by: DAN, slot: BOB, face: 'kgb' }])).toEqual([null]);
  expect(stamps(DAN, [claim, swap, { event: 'looked', by: DAN, slot: CAT, face: 'cia' }])).toEqual([true]);
});

test('where a token may have gone two ways, seeing one of them settles nothing', () => {
  const claim = said(BOB, is(BOB, 'cia'));
  const seen = { event: 'looked', by: DAN, slot: BOB, face: 'kgb' } as Seen;
  expect(stamps(DAN, [claim, { event: 'diverted', by: ANN }, seen])).toEqual([null]);
});

test('what was seen before settles a claim at once, where the page remembers', () => {
  const known = [{ event: 'looked', by: CAT, slot: BOB, face: 'kgb' } as Seen, said(BOB, is(BOB, 'cia'))];
  expect(stamps(CAT, known)).toEqual([false]);
  expect(stamps(CAT, known, false)).toEqual([null]);
});

test('speakers are told nothing about what they say', () => {
  expect(stamps(BOB, [{ event: 'looked', by: BOB, slot: BOB, face: 'kgb' }, said(BOB, is(BOB, 'cia'))])).toEqual([
    null,
  ]);
});

test('nobody can have seen a token without looking', () => {
  expect(stamps(null, [said(BOB, saw(CAT, 'kgb'))])).toEqual([false]);
  const look = { event: 'looked', by: BOB, slot: CAT } as Seen;
  expect(stamps(null, [look, said(BOB, saw(CAT, 'kgb'))])).toEqual([null]);
});

test('where nobody is reminded of older turns, nobody is told who has looked where in them (V8)', () => {
  const look = { event: 'looked', by: BOB, slot: CAT } as Seen;
  const exposed = { event: 'exposed', seat: CAT, face: 'cia' } as Seen;
  const claim = said(BOB, saw(CAT, 'kgb'));
  const told = (looks: Seen[], turns: number): Row['told'][] => [
    ...looks,
    ...Array<Seen>(turns).fill(DRAWN),
    claim,
    exposed,
  ];
  for (const looks of [[look], []]) expect(stamps(DAN, told(looks, 2), false)).toEqual([null]);
  expect(stamps(DAN, told([look], 1), false)).toEqual([false]);
  expect(stamps(DAN, told([look], 2))).toEqual([false]);
});

test('who has seen a token speaks of the one that lay there then', () => {
  const look = { event: 'looked', by: BOB, slot: CAT } as Seen;
  const swap = { event: 'swapped', by: ANN, a: DAN, b: CAT } as Seen;
  const found = { event: 'looked', by: ANN, slot: DAN, face: 'kgb' } as Seen;
  expect(stamps(ANN, [look, swap, said(BOB, saw(CAT, 'kgb')), found])).toEqual([true]);
});

// The property: in all worlds that a viewer can't tell apart, the stamps of that viewer are the truth.

type Happening = Exclude<Row['told'], { event: 'began' }>;
const DEALS: Face[][] = permutations(['cia', 'cia', 'kgb', 'kgb', 'hippie']);
const place = (slot: Slot): number => (slot === 'centre' ? 4 : slot);

function permutations(faces: Face[]): Face[][] {
  if (faces.length < 2) return [faces];
  const all = faces.flatMap((face, at) => permutations(faces.toSpliced(at, 1)).map((rest) => [face, ...rest]));
  return [...new Map(all.map((one) => [one.join(), one])).values()];
}

/** Random numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

/** Happenings in which faces are still to be filled in, and the sides of the Diplomat as they were. */
function plot(roll: (sides: number) => number): Happening[] {
  const slots: Slot[] = [0, 1, 2, 3, 'centre'];
  const faces: Face[] = ['cia', 'kgb', 'hippie'];
  return Array.from({ length: 14 }, (): Happening => {
    const [by, slot, face] = [roll(4), slots[roll(5)], faces[roll(3)]];
    switch (roll(7)) {
      case 0:
        return { event: 'swapped', by, a: slots[roll(4)], b: 'centre' };
      case 1:
        return { event: 'diverted', by, side: roll(2) ? 'left' : 'right' };
      case 2:
        return { event: 'looked', by, slot };
      case 3:
        return { event: 'exposed', seat: by };
      case 4:
        return { event: 'centre-shown', face };
      default:
        return said(by, roll(2) ? is(slot, face) : saw(slot, face)) as Happening;
    }
  });
}

interface Played {
  /** What the viewer was told, */
  told: Row['told'][];
  /** and of each claim whether it was true when it was made: of the token that is meant. */
  truth: (boolean | null)[];
}

/** The same happenings with these tokens, and the Diplomat's sides by the bits of a number. */
function played(deal: Face[], sides: number, happenings: Happening[], viewer: number | null): Played {
  const tokens = [...deal];
  const seen = new Map<string, Face>();
  const found: Played = { told: [], truth: [] };
  let secret = sides;
  const swap = (a: number, b: number): void => void ([tokens[a], tokens[b]] = [tokens[b], tokens[a]]);
  for (const one of happenings) {
    if ('notice' in one) {
      const { seat, claim } = one as unknown as { seat: number; claim: { claim: string; slot: Slot; face: Face } };
      const token = claim.claim === 'saw-token' ? seen.get(`${seat} ${claim.slot}`) : tokens[place(claim.slot)];
      found.truth.push(token === claim.face);
      found.told.push(one);
    } else if (one.event === 'swapped') {
      swap(place(one.a), place(one.b));
      found.told.push(one);
    } else if (one.event === 'diverted') {
      const side = secret % 2 ? 'left' : 'right';
      secret >>= 1;
      swap(4, (side === 'left' ? left : right)(one.by, 4));
      found.told.push(viewer === one.by ? { ...one, side } : { event: 'diverted', by: one.by });
    } else if (one.event === 'looked') {
      const face = tokens[place(one.slot)];
      seen.set(`${one.by} ${one.slot}`, face);
      found.told.push(viewer === one.by ? { ...one, face } : one);
    } else if (one.event === 'exposed') {
      for (const by of [0, 1, 2, 3]) if (by !== one.seat) seen.set(`${by} ${one.seat}`, tokens[one.seat]);
      found.told.push(viewer !== null && viewer !== one.seat ? { ...one, face: tokens[one.seat] } : one);
    } else if (one.event === 'centre-shown') {
      for (const by of [0, 1, 2, 3]) seen.set(`${by} centre`, tokens[4]);
      found.told.push({ ...one, face: tokens[4] });
    }
  }
  return found;
}

test('a stamp is the truth in every world that its viewer can’t tell apart', () => {
  let [stamped, open] = [0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    const roll = dice(seed);
    const happenings = plot(roll);
    const unseen = 2 ** happenings.filter((one) => 'event' in one && one.event === 'diverted').length;
    const [deal, sides] = [DEALS[roll(DEALS.length)], roll(unseen)];
    for (const viewer of [0, 1, 2, 3, null]) {
      const real = played(deal, sides, happenings, viewer);
      const claims = heard(feedOf(viewer, real.told), true);
      const lines = JSON.stringify(real.told);
      const worlds = DEALS.flatMap((one) =>
        [...Array(unseen).keys()].map((bits) => played(one, bits, happenings, viewer)),
      );
      const alike = worlds.filter(({ told }) => JSON.stringify(told) === lines);
      expect(alike.length).toBeGreaterThan(0);
      const numbers = real.told.flatMap((one, at) => ('notice' in one ? [at + 2] : []));
      for (const { n, truth } of claims) {
        if (truth === null) open += 1;
        else {
          stamped += 1;
          const truths = new Set(alike.map((world) => world.truth[numbers.indexOf(n)]));
          expect(truths, `${seed} ${viewer} ${n}`).toEqual(new Set([truth]));
        }
      }
    }
  }
  expect(stamped).toBeGreaterThan(50);
  expect(open).toBeGreaterThan(50);
});
