/** What came of the claims in ESPIONAJE CARTAS, as far as one viewer can tell from what that viewer was shown. */
import { isEvent } from '../../table/viewing';
import { lastFeed } from '../../talk/lastFeed';
import type { Heard } from '../contract';
import type { Element } from './cards';
import type { Row } from './view';
import type { Claim, Seen, ShowMe, Sight } from './wire.gen';

/** A claim that can be true or false. */
type Statement = Exclude<Claim, ShowMe>;

/** What a viewer knows of the cards from what was shown, without putting two and two together. */
interface Facts {
  /** In whose hand a card is, or that it is hidden. */
  readonly at: ReadonlyMap<Element, number | 'hidden'>;
  /** Who has said "Pass" about a card: they don't have it. */
  readonly not: ReadonlyMap<Element, readonly number[]>;
  /** Whether the hidden cards are known. */
  readonly solved: boolean;
}

interface Open extends Heard<Statement> {
  /** All that settles it so far. */
  readonly facts: Facts;
}

const NOTHING: Facts = { at: new Map(), not: new Map(), solved: false };

/** Everything that was claimed, and what came of it. */
export const heard = lastFeed((feed: readonly Row[], recall: boolean): Heard<Statement>[] => {
  let claims: Open[] = [];
  let facts = NOTHING;
  for (const { n, told, before, after } of feed) {
    if (!after) continue;
    if (isEvent(told)) {
      facts = learn(facts, told, before, after);
      claims = claims.map((one) =>
        one.truth === null ? judge({ ...one, facts: learn(one.facts, told, before, after) }, n) : one,
      );
    } else if (told.notice === 'claimed') {
      const { seat } = told;
      const claim = told.claim as Claim;
      if (claim.claim === 'show-me') continue;
      const start = seat === after.seat ? NOTHING : recall ? facts : hand(after);
      claims = add(claims, judge({ n, seat, claim, truth: null, settled: 0, facts: start }, n), recall);
    }
  }
  return claims.map(({ facts: _, ...claim }) => claim);
});

/** Somebody who says the same twice has said one thing. Without aids that was now: the first time is forgotten (V8). */
function add(claims: Open[], one: Open, recall: boolean): Open[] {
  const others = claims.filter(
    ({ seat, claim, truth }) =>
      seat !== one.seat || truth !== null || JSON.stringify(claim) !== JSON.stringify(one.claim),
  );
  return recall && others.length < claims.length ? claims : [...others, one];
}

/** The cards that the viewer holds: they lie in view all the time. */
const hand = (sight: Sight): Facts => (sight.hand ? put(NOTHING, sight.hand, sight.seat!) : NOTHING);

const put = (facts: Facts, cards: readonly Element[], place: number | 'hidden'): Facts => ({
  ...facts,
  at: new Map([...facts.at, ...cards.map((card) => [card, place] as const)]),
});

/** What is known after one more event. */
function learn(facts: Facts, event: Seen, before: Sight | null, after: Sight): Facts {
  switch (event.event) {
    case 'began':
      return hand(after);
    case 'passed': {
      const { a, b } = before!.question!;
      const passed = [a, b].map((card) => [card, [...(facts.not.get(card) ?? []), event.by]] as const);
      return { ...facts, not: new Map([...facts.not, ...passed]) };
    }
    case 'showed':
      return event.card ? put(facts, [event.card], event.by) : facts;
    case 'checked': {
      const solution = event.solution ?? (event.right ? event.cards : null);
      return solution ? { ...put(facts, solution, 'hidden'), solved: true } : facts;
    }
    case 'ended': {
      const { hands, solution } = event.outcome;
      const dealt = hands.reduce((all, cards, seat) => put(all, cards, seat), facts);
      return { ...put(dealt, solution, 'hidden'), solved: true };
    }
    default:
      return facts;
  }
}

function judge(one: Open, n: number): Open {
  const truth = truthOf(one.claim, one.facts);
  return truth === null ? one : { ...one, truth, settled: n };
}

function truthOf(claim: Statement, { at, not, solved }: Facts): boolean | null {
  const place = at.get(claim.element);
  if (claim.claim === 'holds') {
    if (place !== undefined) return place === claim.seat;
    return not.get(claim.element)?.includes(claim.seat) ? false : null;
  }
  if (place === undefined && !solved) return null;
  return (place === 'hidden') === (claim.claim === 'is-hidden');
}
