/** The phrase book of SECRETS. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import type { Blank, Phrase, Phrases } from '../contract';
import { FACES } from './cards';
import { kindName, placeName, slotVars } from './sentences';
import type { Claim, Sight } from './wire.gen';

/** What can be said now. Which card is on offer can be claimed only while two characters lie face up. */
export function phrases(sight: Sight | null, names: Names, players: number): Phrases {
  const slots = [...Array(players).keys(), 'centre' as const];
  const token: Blank[] = [
    { field: 'slot', about: 'whom', options: slots.map((slot) => [slot, placeName(slot, names)]) },
    { field: 'face', about: 'what', options: FACES.map((face) => [face, t(`face-${face}`)]) },
  ];
  const card: Blank = {
    field: 'card',
    about: 'what',
    options: sight?.shown?.map((kind) => [kind, kindName(kind)] as const) ?? [],
  };
  if (sight?.phase === 'over') return {};
  /** Whoever is offered the card decides for themselves: advice is for them to hear, not to give. */
  const advice = sight?.offer && sight.offer.to !== sight.seat;
  return {
    ...(advice && { ...phrase('take-it'), ...phrase('refuse-it') }),
    ...(sight?.shown && phrase('offer-is', card)),
    ...phrase('token-is', ...token),
    ...phrase('saw-token', ...token),
  };
}

/** A phrase with blanks says how it begins; one without says all that it says. */
const phrase = (id: Claim['claim'], ...blanks: Blank[]): Record<string, Phrase> => ({
  [id]: { label: blanks.length ? t(`phrase-${id}`) : t(`claim-${id}`), blanks },
});

/** A claim in its speaker's own words. */
export function claimText(claim: Claim, names: Names, speaker: number): string {
  switch (claim.claim) {
    case 'offer-is':
      return t('claim-offer-is', { card: kindName(claim.card) });
    case 'token-is':
    case 'saw-token':
      return t(`claim-${claim.claim}`, { ...slotVars(claim.slot, names, speaker), face: t(`face-${claim.face}`) });
    case 'take-it':
    case 'refuse-it':
      return t(`claim-${claim.claim}`);
  }
}
