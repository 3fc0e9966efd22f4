/**
 * What a card would mean for the reader, given to this player: good, bad, or not to be said. It follows from the reader's
 * own sight alone: from faces that the reader has seen and that certainly lie where they lie now.
 */
import { type Face, type Kind, type Slot } from './cards';
import { forecast } from './forecast';
import { known } from './known';
import type { Sight } from './wire.gen';

export type Meaning = 'good' | 'bad';

/** Who the reader is, as far as the reader can be sure. */
export const ownFace = (sight: Sight): Face | null => (sight.seat === null ? null : known(sight, sight.seat).sure);

export function meaning(sight: Sight, taker: number, card: Kind): Meaning | null {
  const { from, to, handedOn } = forecast(sight, taker, card);
  const me = ownFace(sight);
  if (!me || handedOn || from === to) return null;
  const wanted = isWanted(sight, me, taker, card);
  return wanted === null ? null : wanted === to > from ? 'good' : 'bad';
}

/** Whether the reader wants this player to have more points; null if nobody can say. */
function isWanted(sight: Sight, me: Face, taker: number, card: Kind): boolean | null {
  if (taker !== sight.seat) {
    if (me === 'hippie') return true; // everybody else should have more
    const theirs = known(sight, tokenOf(taker, card)).sure;
    return theirs === null || theirs === 'hippie' ? null : theirs === me;
  }
  const mine = known(sight, tokenOf(taker, card)).sure; // who the reader would be then
  return mine === null ? null : mine !== 'hippie';
}

/** The place of the token that a player has once the card is carried out: a Double Agent takes the centre's. */
const tokenOf = (taker: number, card: Kind): Slot => (card === 'double-agent' ? 'centre' : taker);

/** What the reader wants altogether: the message that says it, and its variables. */
export function wish(sight: Sight): 'means-more' | 'means-fewer' | 'means-unsure' {
  const me = ownFace(sight);
  return me === null ? 'means-unsure' : me === 'hippie' ? 'means-fewer' : 'means-more';
}
