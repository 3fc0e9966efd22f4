/** The phrase book of ESPIONAJE CARTAS. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import type { Blank, Phrase, Phrases } from '../contract';
import { ELEMENTS } from './cards';
import { elementName } from './sentences';
import type { Claim, Sight } from './wire.gen';

/** What can be said: the same at any time. */
export function phrases(_sight: Sight | null, names: Names, players: number): Phrases {
  const seats = [...Array(players).keys()];
  const seat: Blank = {
    field: 'seat',
    about: 'whom',
    options: seats.map((one) => [one, names.you === one ? t('place-own') : names.of(one)]),
  };
  const element: Blank = {
    field: 'element',
    about: 'what',
    options: ELEMENTS.map((one) => [one, elementName(one)]),
  };
  return { ...phrase('holds', seat, element), ...phrase('is-hidden', element), ...phrase('not-hidden', element) };
}

const phrase = (id: Claim['claim'], ...blanks: Blank[]): Record<string, Phrase> => ({
  [id]: { label: t(`phrase-${id}`), blanks },
});

/** A claim in its speaker's own words. */
export function claimText(claim: Claim, names: Names, speaker: number): string {
  const element = elementName(claim.element);
  return claim.claim === 'holds'
    ? t('claim-holds', { ...names.said(claim.seat, speaker), element })
    : t(`claim-${claim.claim}`, { element });
}
