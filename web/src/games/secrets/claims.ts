/** What came of the claims in SECRETS, as far as one viewer can tell from what that viewer was shown. */
import { isEvent } from '../../table/viewing';
import { lastFeed } from '../../talk/lastFeed';
import type { Heard } from '../contract';
import type { Face, Slot } from './cards';
import { follow } from './fold';
import { known } from './known';
import { TURNS, type Row } from './view';
import type { Claim, OfferIs, SawToken, Seen, Sight, TokenIs } from './wire.gen';

/** A claim that can be true or false. */
type Statement = OfferIs | TokenIs | SawToken;

interface Open extends Heard<Statement> {
  /** Where the token that is meant can be by now; empty for the card on offer, and where a look is not recalled. */
  readonly now: Slot[];
}

/** A token that everybody knows somebody to have seen, and where it can be by now. */
interface Look {
  readonly by: number;
  readonly slot: Slot;
  readonly now: Slot[];
  /** The number of the line that showed it. */
  readonly n: number;
}

/** An offer may come with a claim. */
export function claimIn(event: Seen): { seat: number; claim: OfferIs } | null {
  if (event.event !== 'offered' || !event.claim) return null;
  return { seat: event.by, claim: { claim: 'offer-is', card: event.claim } };
}

/** Everything that was claimed, and what came of it. Without recall, from no older look than is still shown (V8). */
export const heard = lastFeed((feed: readonly Row[], recall: boolean): Heard<Statement>[] => {
  let claims: Open[] = [];
  let looks: Look[] = [];
  const begins: number[] = [];
  for (const { n, told, after } of feed) {
    if (!after) continue;
    if (isEvent(told)) {
      claims = settle(move(claims, told, after), n, told, after);
      looks = [...move(looks, told, after), ...looksIn(n, told, after)];
      if ((TURNS as readonly string[]).includes(told.event)) begins.push(n);
      if (!recall) looks = looks.filter((look) => look.n >= (begins.at(-2) ?? 0));
    }
    const said = isEvent(told)
      ? claimIn(told)
      : told.notice === 'claimed'
        ? { ...told, claim: told.claim as Claim }
        : null;
    if (said && isStatement(said.claim, after))
      claims = add(claims, open(n, said.seat, said.claim, looks, after, recall), recall);
  }
  return claims.map(({ now: _, ...claim }) => claim);
});

/** Before there is an offer, a card on offer is none that anybody could be right or wrong about. */
const isStatement = (claim: Claim, { offer }: Sight): claim is Statement =>
  claim.claim === 'offer-is' ? offer !== null : !['take-it', 'refuse-it', 'offer-me'].includes(claim.claim);

/** Somebody who says the same twice has said one thing. Without aids that was now: the first time is forgotten (V8). */
function add(claims: Open[], one: Open, recall: boolean): Open[] {
  const others = claims.filter(
    ({ seat, claim, truth }) =>
      seat !== one.seat || truth !== null || JSON.stringify(claim) !== JSON.stringify(one.claim),
  );
  return recall && others.length < claims.length ? claims : [...others, one];
}

function open(n: number, seat: number, claim: Statement, looks: Look[], sight: Sight, recall: boolean): Open {
  const unsettled = { n, seat, claim, truth: null, settled: 0, now: [] };
  if (claim.claim === 'offer-is') return unsettled;
  let now: Slot[] = [claim.slot];
  if (claim.claim === 'saw-token') {
    // It is about the token that lay there when the speaker last saw one there. Who looks where is public.
    const look = looks.findLast(({ by, slot }) => by === seat && slot === claim.slot);
    if (!look) return recall ? { ...unsettled, truth: false, settled: n } : unsettled;
    now = look.now;
  }
  // Speakers know what they say: for them, too, it is settled by what happens.
  const sure = recall && seat !== sight.seat && now.length === 1 ? known(sight, now[0]).sure : null;
  return sure ? { ...unsettled, now, truth: sure === claim.face, settled: n } : { ...unsettled, now };
}

/** Tokens that change places take along what was said of them. */
const move = <Placed extends { now: Slot[] }>(places: Placed[], event: Seen, sight: Sight): Placed[] =>
  event.event === 'swapped' || event.event === 'diverted' ? follow(places, sight.players, event) : places;

function looksIn(n: number, event: Seen, sight: Sight): Look[] {
  const all = [...Array(sight.players).keys()];
  switch (event.event) {
    case 'looked':
      return [{ by: event.by, slot: event.slot, now: [event.slot], n }];
    case 'exposed':
      return all.filter((by) => by !== event.seat).map((by) => ({ by, slot: event.seat, now: [event.seat], n }));
    case 'centre-shown':
      return all.map((by) => ({ by, slot: 'centre', now: ['centre'], n }));
    default:
      return [];
  }
}

function settle(claims: Open[], n: number, event: Seen, sight: Sight): Open[] {
  return claims.map((one) => {
    if (one.truth !== null) return one;
    const truth =
      one.claim.claim === 'offer-is' ? ofCard(one.claim, event) : ofToken(one.now, one.claim.face, event, sight);
    return truth === null ? one : { ...one, truth, settled: n };
  });
}

const ofCard = ({ card }: OfferIs, event: Seen): boolean | null =>
  event.event === 'revealed' ? event.card === card : null;

/** Whether the token that can be in these places has this face, if the event shows that. */
function ofToken(now: readonly Slot[], face: Face, event: Seen, sight: Sight): boolean | null {
  if (!now.length) return null;
  if (event.event === 'ended') {
    const { tokens } = event.outcome;
    const faces = now.map((slot) => tokens[slot === 'centre' ? sight.players : slot]);
    if (faces.every((one) => one === face)) return true;
    return faces.includes(face) ? null : false;
  }
  const shown = shownBy(event);
  return shown && now.length === 1 && now[0] === shown.slot ? shown.face === face : null;
}

function shownBy(event: Seen): { slot: Slot; face: Face } | null {
  if (event.event === 'centre-shown') return { slot: 'centre', face: event.face };
  if (event.event === 'looked' && event.face) return { slot: event.slot, face: event.face };
  return event.event === 'exposed' && event.face ? { slot: event.seat, face: event.face } : null;
}
