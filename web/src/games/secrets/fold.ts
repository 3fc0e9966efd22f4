/** Sight of SECRETS, folded from the events as one viewer saw them: as in games/secrets/open/sight.py, and no more. */
import { left, right, type Viewer } from '../../table/seats';
import { BULLETS, CHARACTERS, type Kind, type Slot } from './cards';
import type { Display, Phase, Seen, Sight, Sighting } from './wire.gen';

type Began = Extract<Seen, { event: 'began' }>;

export function begin(seat: Viewer, event: Began): Sight {
  return {
    seat,
    players: event.players,
    rules: event.rules,
    active: event.first,
    turn: 0,
    phase: 'setup',
    displays: Array.from({ length: event.players }, () => ({ up: [], down: [], bullets: 0 })),
    un: null,
    fresh: CHARACTERS.length,
    bottom: [],
    bullets_left: BULLETS.length,
    shown: null,
    offer: null,
    taken: null,
    sightings: [],
    aimed: [],
    outcome: null,
  };
}

/** The sight after one more event. */
export function fold(sight: Sight, event: Seen): Sight {
  switch (event.event) {
    case 'began':
      return begin(sight.seat, event);
    case 'drawn': {
      const { cards } = event;
      const known = sight.bottom.slice(Math.max(0, cards.length - sight.fresh));
      return {
        ...sight,
        active: event.by,
        turn: sight.turn + 1,
        phase: 'offer',
        fresh: Math.max(0, sight.fresh - cards.length),
        bottom: [...known, ...cards.slice(0, -2)],
        shown: [cards[0], cards[cards.length - 1]],
        taken: null,
      };
    }
    case 'offered':
      return { ...sight, offer: event, phase: phaseOfOffer(sight.un, event.by, event.to) };
    case 'stood-by':
      return { ...sight, phase: 'answer' };
    case 'intervened':
    case 'accepted':
    case 'refused':
      return sight;
    case 'revealed': {
      const shown = sight.shown as [Kind, Kind];
      const returned = event.card === shown[0] ? shown[1] : shown[0];
      const bottom = [...sight.bottom, returned];
      const seen: Sight = { ...sight, phase: 'effect', shown: null, offer: null, taken: event, bottom };
      return event.card === 'politician' ? seen : add(seen, event.to, event.card);
    }
    case 'handed':
      return add(sight, event.to, 'politician');
    case 'bullet-drawn':
      return withBullet({ ...sight, bullets_left: sight.bullets_left - 1 }, event.value);
    case 'shot': {
      const aimed = sight.bullet === undefined ? sight.aimed : [...sight.aimed, { to: event.to, value: sight.bullet }];
      const shot = sight.displays[event.to];
      return withBullet({ ...put(sight, event.to, { ...shot, bullets: shot.bullets + 1 }), aimed }, undefined);
    }
    case 'flipped': {
      const display = sight.displays[event.seat];
      const up = without(display.up, event.cards);
      return put(sight, event.seat, { ...display, up, down: [...display.down, ...event.cards] });
    }
    case 'un-moved':
      return { ...sight, un: event.to ?? null };
    case 'ended':
      return { ...sight, phase: 'over', taken: null, outcome: event.outcome };
    case 'looked':
    case 'exposed':
    case 'centre-shown':
    case 'swapped':
    case 'diverted':
      return { ...sight, sightings: note(sight.sightings, sight.turn, sight.players, event) };
  }
}

/** Who is asked first: the UN player, unless there is none or they are the offerer or the target. */
export const phaseOfOffer = (un: number | null, by: number, to: number): Phase =>
  un === null || un === by || un === to ? 'answer' : 'un';

function withBullet(sight: Sight, value: number | undefined): Sight {
  const { bullet: _, ...rest } = sight;
  return value === undefined ? rest : { ...rest, bullet: value };
}

function put(sight: Sight, seat: number, display: Display): Sight {
  return { ...sight, displays: sight.displays.with(seat, display) };
}

function add(sight: Sight, seat: number, card: Kind): Sight {
  const display = sight.displays[seat];
  return put(sight, seat, { ...display, up: [...display.up, card] });
}

/** The cards without the given ones, in the same order. */
export function without(cards: readonly Kind[], gone: readonly Kind[]): Kind[] {
  const rest = [...cards];
  for (const card of gone) rest.splice(rest.indexOf(card), 1);
  return rest;
}

type TokenEvent = Extract<Seen, { event: 'looked' | 'exposed' | 'centre-shown' | 'swapped' | 'diverted' }>;

/** The sightings after one more thing happened to the tokens. */
export function note(sightings: Sighting[], turn: number, players: number, event: TokenEvent): Sighting[] {
  switch (event.event) {
    case 'looked':
    case 'exposed': {
      const slot = event.event === 'looked' ? event.slot : event.seat;
      return event.face === undefined ? sightings : [...sightings, { turn, slot, face: event.face, now: [slot] }];
    }
    case 'centre-shown':
      return [...sightings, { turn, slot: 'centre', face: event.face, now: ['centre'] }];
    case 'swapped':
    case 'diverted':
      return follow(sightings, players, event);
  }
}

type Move = Extract<Seen, { event: 'swapped' | 'diverted' }>;

/** Tokens that can be in these places, after some have changed places. */
export function follow<Placed extends { now: Slot[] }>(tokens: Placed[], players: number, event: Move): Placed[] {
  const moves = new Map<Slot, Slot[]>();
  if (event.event === 'swapped') moves.set(event.a, [event.b]).set(event.b, [event.a]);
  else {
    const [atLeft, atRight] = [left(event.by, players), right(event.by, players)];
    if (event.side === undefined) {
      moves.set('centre', [atLeft, atRight]).set(atLeft, [atLeft, 'centre']).set(atRight, [atRight, 'centre']);
    } else {
      const neighbour = event.side === 'left' ? atLeft : atRight;
      moves.set('centre', [neighbour]).set(neighbour, ['centre']);
    }
  }
  return tokens.map((token) => ({
    ...token,
    now: inOrder(new Set(token.now.flatMap((slot) => moves.get(slot) ?? [slot]))),
  }));
}

/** Seats first, the centre last. */
function inOrder(slots: Set<Slot>): Slot[] {
  return [...slots].sort((a, b) => (a === 'centre' ? 1 : b === 'centre' ? -1 : a - b));
}
