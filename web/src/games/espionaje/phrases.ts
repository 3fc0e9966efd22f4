/** The phrase book of ESPIONAJE CARTAS. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import type { Blank, Phrase, Phrases } from '../contract';
import { ELEMENTS } from './cards';
import { elementName } from './sentences';
import type { Row } from './view';
import type { Claim, Sight } from './wire.gen';

/** What can be said: the same at any time, until the game is over. */
export function phrases(sight: Sight | null, names: Names, players: number): Phrases {
  if (sight?.phase === 'over') return {};
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
  return {
    ...phrase('holds', seat, element),
    ...phrase('is-hidden', element),
    ...phrase('not-hidden', element),
    ...phrase('show-me', element),
  };
}

/** What a seat is likely to say: about the two cards of the last question; to whoever may have both, which one to show. */
export function oneTap(feed: readonly Row[], seat: number): Claim[] {
  const sight = feed.at(-1)?.after;
  const question = sight?.question ?? sight?.history.at(-1);
  if (!question || !['turn', 'question', 'after'].includes(sight!.phase)) return [];
  const pair = [question.a, question.b];
  const isAsking = sight!.question?.by === seat;
  return [
    ...pair.map((element): Claim => (isAsking ? { claim: 'show-me', element } : { claim: 'holds', seat, element })),
    ...pair.map((element): Claim => ({ claim: 'is-hidden', element })),
  ];
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
