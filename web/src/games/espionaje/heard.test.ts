/** What came of claims: never more than a viewer could know. */
import { expect, test } from 'vitest';
import type { Heard } from '../contract';
import { ELEMENTS, type Element } from './cards';
import { heard } from './claims';
import { begin, fold } from './fold';
import type { Row } from './view';
import type { Claim, Outcome, Seen, Sight } from './wire.gen';
import { RULES } from './defaults';

const [ANN, BOB, CAT, DAN] = [0, 1, 2, 3];
const BEGAN = { event: 'began', players: 4, rules: RULES, first: 0 } as const;
const said = (seat: number, claim: Claim): Row['told'] => ({ notice: 'claimed', seat, claim }) as Row['told'];
const has = (seat: number, element: Element): Claim => ({ claim: 'holds', seat, element });
const isHidden = (element: Element): Claim => ({ claim: 'is-hidden', element });
const notHidden = (element: Element): Claim => ({ claim: 'not-hidden', element });

function feedOf(viewer: number | null, hand: Element[] | undefined, told: readonly Row['told'][]): Row[] {
  let sight: Sight | null = null;
  const first = (hand ? { ...BEGAN, hand } : BEGAN) as Seen;
  return [first, { event: 'turn-began', by: ANN } as Seen, ...told].map((one, place) => {
    const before: Sight | null = sight;
    if ('event' in one) sight = before ? fold(before, one) : begin(viewer, one as typeof BEGAN);
    return { n: place + 1, told: one, before, after: sight };
  });
}

const stamps = (viewer: number | null, told: readonly Row['told'][], recall = true): Heard['truth'][] =>
  heard(feedOf(viewer, viewer === ANN ? ['london'] : viewer === null ? undefined : [], told), recall).map(
    ({ truth }) => truth,
  );

const ASKED = { event: 'asked', by: ANN, a: 'london', b: 'paris' } as Seen;

test('who holds the card knows, and nobody else does', () => {
  const claims = [said(BOB, has(BOB, 'london')), said(BOB, isHidden('london')), said(BOB, notHidden('london'))];
  expect(stamps(ANN, claims)).toEqual([false, false, true]);
  expect(stamps(ANN, claims, false)).toEqual([false, false, true]);
  expect(stamps(CAT, claims)).toEqual([null, null, null]);
  expect(stamps(null, claims)).toEqual([null, null, null]);
});

test('to ask for a card is neither true nor a lie', () => {
  expect(stamps(ANN, [ASKED, said(ANN, { claim: 'show-me', element: 'paris' })])).toEqual([]);
});

test('speakers are told nothing about what they say', () => {
  expect(stamps(ANN, [said(ANN, has(ANN, 'london'))])).toEqual([null]);
});

test('“Pass” settles for everybody that a player does not have a card', () => {
  const passed = { event: 'passed', by: BOB } as Seen;
  for (const viewer of [ANN, CAT, null]) {
    expect(stamps(viewer, [said(BOB, has(BOB, 'paris')), ASKED, passed])).toEqual([false]);
    expect(stamps(viewer, [said(CAT, has(CAT, 'paris')), ASKED, passed])).toEqual([null]);
  }
  expect(stamps(null, [ASKED, passed, said(BOB, has(BOB, 'paris'))])).toEqual([false]);
  expect(stamps(null, [ASKED, passed, said(BOB, has(BOB, 'paris'))], false)).toEqual([null]);
});

test('a card that is shown settles claims for whom it is shown to', () => {
  const claims = [said(BOB, has(BOB, 'paris')), said(CAT, isHidden('paris')), ASKED];
  expect(stamps(ANN, [...claims, { event: 'showed', by: BOB, to: ANN, card: 'paris' }])).toEqual([true, false]);
  expect(stamps(DAN, [...claims, { event: 'showed', by: BOB, to: ANN }])).toEqual([null, null]);
});

test('the end settles everything', () => {
  const claims = [said(BOB, has(CAT, 'tokyo')), said(BOB, isHidden('paris')), said(CAT, notHidden('satellite'))];
  const outcome: Outcome = {
    winners: [ANN],
    reason: 'solved',
    solution: ['paris', 'satellite', 'agent-red'],
    hands: [['london'], ['panama'], ['tokyo'], ['nairobi']],
    commitments: [],
  };
  expect(stamps(null, [...claims, { event: 'ended', outcome }])).toEqual([true, true, false]);
});

test('a stamp is the truth in every deal that its viewer can’t tell apart', () => {
  // Three hidden cards and two hands of two: every deal of seven cards that fits what the viewer was told.
  const cards = ELEMENTS.slice(0, 7);
  const deals = splits(cards, 2).flatMap(([one, rest]) =>
    splits(rest, 2).map(([other, hidden]) => ({ hands: [one, other], hidden })),
  );
  const claims: Claim[] = cards.flatMap((card) => [has(0, card), has(1, card), isHidden(card), notHidden(card)]);
  const truthIn = ({ hands, hidden }: (typeof deals)[number], claim: Claim): boolean =>
    claim.claim === 'holds'
      ? hands[claim.seat].includes(claim.element)
      : hidden.includes(claim.element) === (claim.claim === 'is-hidden');
  const told = ({ hands }: (typeof deals)[number], viewer: number | null): Row['told'][] => {
    const asked = { event: 'asked', by: 0, a: cards[1], b: cards[4] } as Seen;
    const shown = [cards[1], cards[4]].find((card) => hands[1].includes(card));
    const seen = viewer === null ? {} : { card: shown };
    const answer = (shown ? { event: 'showed', by: 1, to: 0, ...seen } : { event: 'passed', by: 1 }) as Seen;
    return [...claims.map((claim) => said(1, claim)), asked, answer];
  };
  let stamped = 0;
  for (const viewer of [0, null]) {
    const hand = (deal: (typeof deals)[number]): Element[] | undefined =>
      viewer === null ? undefined : deal.hands[viewer];
    const lines = deals.map((deal) => JSON.stringify([hand(deal), told(deal, viewer)]));
    deals.slice(0, 20).forEach((deal, place) => {
      const alike = deals.filter((_, other) => lines[other] === lines[place]);
      for (const { claim, truth } of heard(feedOf(viewer, hand(deal), told(deal, viewer)), true)) {
        if (truth === null) continue;
        stamped += 1;
        expect(new Set(alike.map((world) => truthIn(world, claim)))).toEqual(new Set([truth]));
      }
    });
  }
  expect(stamped).toBeGreaterThan(100);
});

/** Every way to take `count` of these cards, each with the cards that are left. */
function splits(from: readonly Element[], count: number): [Element[], Element[]][] {
  if (!count) return [[[], [...from]]];
  return from.flatMap((card, at) =>
    splits(from.slice(at + 1), count - 1).map(([taken, rest]): [Element[], Element[]] => [
      [card, ...taken],
      [...from.slice(0, at), ...rest],
    ]),
  );
}

test('who says the same again is heard the first time, or now if nobody is reminded of the first time', () => {
  const feed = feedOf(CAT, [], [said(BOB, has(BOB, 'paris')), ASKED, said(BOB, has(BOB, 'paris'))]);
  const heardAt = (recall: boolean): number[] => heard([...feed], recall).map(({ n }) => n);
  expect([heardAt(true), heardAt(false)]).toEqual([[3], [5]]);
});
