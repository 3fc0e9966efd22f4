/** The phrase book of SECRETS. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { isEvent } from '../../table/viewing';
import type { Blank, Phrase, Phrases } from '../contract';
import { FACES, KINDS, type Slot } from './cards';
import { kindName, placeName, slotVars } from './sentences';
import type { Row } from './view';
import type { Claim, Sight } from './wire.gen';

/** What the reader can say now. Which card is on offer can be claimed only while one is. */
export function phrases(sight: Sight | null, names: Names, players: number): Phrases {
  if (sight?.phase === 'over') return {};
  const slots = [...Array(players).keys(), 'centre' as const];
  const where = (places: Slot[]): Blank => ({
    field: 'slot',
    about: 'whom',
    options: places.map((slot) => [slot, placeName(slot, names)]),
  });
  const what: Blank = { field: 'face', about: 'what', options: FACES.map((face) => [face, t(`face-${face}`)]) };
  const card: Blank = {
    field: 'card',
    about: 'what',
    options: sight?.shown?.map((kind) => [kind, kindName(kind)] as const) ?? [],
  };
  const wanted: Blank = { field: 'card', about: 'what', options: KINDS.map((kind) => [kind, kindName(kind)]) };
  return {
    ...(sight && canUrge(sight, names.you) && { ...phrase('take-it'), ...phrase('refuse-it') }),
    ...(sight?.offer && phrase('offer-is', card)),
    ...phrase('token-is', where(slots), what),
    ...phrase('saw-token', where(slots.filter((slot) => slot !== names.you)), what), // of one's own: "my token is"
    ...(sight && canAsk(sight, names.you) && phrase('offer-me', sight.phase === 'offer' ? card : wanted)),
  };
}

/** Whether somebody is asked about an offer, and it is not this seat. */
const canUrge = ({ offer, phase, un }: Sight, seat: number | null): boolean =>
  offer !== null && offer.to !== seat && !(phase === 'un' && un === seat);

/** Whether somebody else offers cards: now, or in the next turn. */
const canAsk = ({ active, phase }: Sight, seat: number | null): boolean => phase !== 'offer' || active !== seat;

/** A turn or two ago is recent. */
const RECENT = 1;

/**
 * What a seat is likely to say: about an offer to others; about the token that it has looked at; which of the two cards it
 * wants; or, asked, about its own token.
 */
export function oneTap(feed: readonly Row[], seat: number): Claim[] {
  const sight = feed.at(-1)?.after;
  if (!sight || sight.phase === 'over') return [];
  if (canUrge(sight, seat)) {
    const { by, claim } = sight.offer!;
    const rest = sight.shown!.filter((card) => card !== claim);
    if (seat !== by) return [{ claim: 'take-it' }, { claim: 'refuse-it' }];
    return [{ claim: 'take-it' }, ...rest.map((card) => ({ claim: 'offer-is' as const, card }))];
  }
  const looks = feed.flatMap(({ told, before }) =>
    isEvent(told) &&
    told.event === 'looked' &&
    told.by === seat &&
    told.slot !== seat &&
    before!.turn >= sight.turn - RECENT
      ? [told.slot]
      : [],
  );
  const slot = sight.turn ? looks.at(-1) : undefined;
  if (slot !== undefined) return FACES.map((face) => ({ claim: 'saw-token', slot, face }));
  if (sight.phase === 'offer' && sight.active !== seat)
    return sight.shown!.map((card) => ({ claim: 'offer-me', card }));
  return sight.offer ? FACES.map((face) => ({ claim: 'token-is', slot: seat, face })) : [];
}

/** A phrase with blanks says how it begins; one without says all that it says. */
const phrase = (id: Claim['claim'], ...blanks: Blank[]): Record<string, Phrase> => ({
  [id]: { label: blanks.length ? t(`phrase-${id}`) : t(`claim-${id}`), blanks },
});

/** A claim in its speaker's own words. */
export function claimText(claim: Claim, names: Names, speaker: number): string {
  switch (claim.claim) {
    case 'offer-is':
    case 'offer-me':
      return t(`claim-${claim.claim}`, { card: kindName(claim.card) });
    case 'token-is':
    case 'saw-token':
      return t(`claim-${claim.claim}`, { ...slotVars(claim.slot, names, speaker), face: t(`face-${claim.face}`) });
    case 'take-it':
    case 'refuse-it':
      return t(`claim-${claim.claim}`);
  }
}
