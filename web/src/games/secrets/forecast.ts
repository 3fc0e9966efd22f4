/** What a card would do to the display of the player who ends up with it, as far as everybody can tell. */
import { faceUpScore, type Kind, LIMIT } from './cards';
import type { Sight } from './wire.gen';

export interface Forecast {
  from: number;
  to: number;
  /** It makes a pair, and both turn down at the end of the turn. */
  pair: boolean;
  /** It is a second Scientist: the whole display turns down. */
  scientists: boolean;
  /** The display is full, and the game ends with this turn. */
  ends: boolean;
  /** It does not stay: a Politician is handed on. */
  handedOn: boolean;
}

export function forecast(sight: Sight, seat: number, card: Kind): Forecast {
  const { up, down, bullets } = sight.displays[seat];
  const from = faceUpScore(up);
  if (card === 'politician') {
    return { from, to: from, pair: false, scientists: false, ends: false, handedOn: true };
  }
  const scientists = card === 'scientist' && up.includes('scientist');
  const ends = up.length + down.length + bullets + 1 >= LIMIT[sight.players];
  const stays = ends && sight.rules.last_pairs_stay; // V4
  const pair = !scientists && up.includes(card) && !stays;
  const rest = up.filter((kind) => kind !== card);
  return {
    from,
    to: scientists ? 0 : pair ? faceUpScore(rest) : faceUpScore([...up, card]),
    pair,
    scientists,
    ends,
    handedOn: false,
  };
}
