/** Whether a game of SECRETS was played with a deal, as far as one viewer was shown. */
import { left, right, type Viewer } from '../../table/seats';
import type { Face, Slot } from './cards';
import { type Deal, firstOf } from './deal';
import type { Seen } from './wire.gen';

/** Who begins, every new card, and every bullet and token that the viewer saw must be where the deal puts them. */
export function fits(dealt: object, viewer: Viewer, seen: readonly Seen[]): boolean {
  const { tokens, deck, bullets, first } = dealt as Deal;
  let [drawn, shot] = [0, 0];
  let ways = [tokens]; // where the tokens can be: a Diplomat moves one of two, and only its player knows which
  for (const event of seen) {
    if (event.event === 'began' && event.first !== firstOf(event.rules, first)) return false;
    if (event.event === 'drawn') {
      const fresh = event.cards.slice(0, deck.length - drawn);
      if (fresh.some((kind, place) => kind !== deck[drawn + place])) return false;
      drawn += fresh.length;
    } else if (event.event === 'bullet-drawn') {
      if (event.by === viewer && event.value !== bullets[shot]) return false;
      shot += 1;
    } else ways = distinct(ways.flatMap((way) => after(way, event)));
  }
  return ways.length > 0;
}

const distinct = (ways: Face[][]): Face[][] => [...new Map(ways.map((way) => [way.join(), way])).values()];

/** Where the tokens can be after an event; nowhere, if it shows a token that isn't there. */
function after(tokens: Face[], event: Seen): Face[][] {
  const players = tokens.length - 1;
  const at = (slot: Slot): number => (slot === 'centre' ? players : slot);
  const swapped = (a: Slot, b: Slot): Face[] => tokens.with(at(a), tokens[at(b)]).with(at(b), tokens[at(a)]);
  const shows = (slot: Slot, face: Face | undefined): Face[][] =>
    face === undefined || tokens[at(slot)] === face ? [tokens] : [];
  switch (event.event) {
    case 'looked':
      return shows(event.slot, event.face);
    case 'exposed':
      return shows(event.seat, event.face);
    case 'centre-shown':
      return shows('centre', event.face);
    case 'swapped':
      return [swapped(event.a, event.b)];
    case 'diverted': {
      const sides = event.side === undefined ? (['left', 'right'] as const) : [event.side];
      return sides.map((side) => swapped('centre', (side === 'left' ? left : right)(event.by, players)));
    }
    case 'ended':
      return event.outcome.tokens.join() === tokens.join() ? [tokens] : [];
    default:
      return [tokens];
  }
}
