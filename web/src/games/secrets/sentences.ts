/** The events of SECRETS in the reader's words. */
import { signed } from '../../art/lettering';
import { list, t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { left, right } from '../../table/seats';
import type { Kind, Slot } from './cards';
import type { Claim, Seen, Sight } from './wire.gen';

export const kindName = (kind: Kind): string => t(`kind-${kind}`);

/** What a claim says something is, in a word: a card or a face. */
export const claimed = (claim: Claim): string =>
  'card' in claim ? kindName(claim.card) : 'face' in claim ? t(`face-${claim.face}`) : '';

/** "2 × Scientist and Journalist". */
export function cardList(cards: readonly Kind[]): string {
  const counts = new Map<Kind, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list(
    [...counts].map(([kind, count]) => (count > 1 ? t('card-times', { count, card: kindName(kind) }) : kindName(kind))),
  );
}

/** "You", "Ann", "Centre": labels that stand alone. No sentence may be made of them. */
export function placeName(slot: Slot, names: Names): string {
  if (slot === 'centre') return t('place-centre');
  return names.you === slot ? t('place-own') : names.of(slot);
}

/** Where a token lies, for a sentence about what somebody does or says: `$slot`, and `$whose` for a seat. */
export function slotVars(slot: Slot, names: Names, by: number | null): { slot: string; whose: string } {
  if (slot === 'centre') return { slot: 'centre', whose: '' };
  return { slot: slot === by ? 'own' : slot === names.you ? 'reader' : 'seat', whose: names.of(slot) };
}

interface Telling {
  /** Whether faces and bullets that were seen are told again. */
  faces: boolean;
}

/** The event as a sentence; nothing where there is nothing to say. */
export function sentence(
  event: Seen,
  before: Sight | null,
  names: Names,
  { faces }: Telling = { faces: true },
): string {
  const face = (found: string | undefined): string => (found && faces ? t(`face-${found}`) : '');
  switch (event.event) {
    case 'began':
      return t('log-began', { players: event.players });
    case 'drawn':
      return t('log-drawn', { ...names.by(event.by), turn: (before?.turn ?? 0) + 1, cards: cardList(event.cards) });
    case 'offered': {
      const vars = {
        ...names.toward(event.by, event.to),
        card: event.card ? kindName(event.card) : '',
        claim: event.claim ? kindName(event.claim) : '',
      };
      if (event.card) return event.claim ? t('log-offered-card-claim', vars) : t('log-offered-card', vars);
      return event.claim ? t('log-offered-claim', vars) : t('log-offered', vars);
    }
    case 'intervened':
    case 'stood-by':
    case 'accepted':
    case 'refused':
      return t(`log-${event.event}`, names.by(event.by));
    case 'revealed':
      return t('log-revealed', { ...names.by(event.to), card: kindName(event.card) });
    case 'handed':
    case 'shot':
      return t(`log-${event.event}`, names.toward(event.by, event.to));
    case 'bullet-drawn':
      return event.value === undefined || !faces
        ? t('log-bullet-drawn', names.by(event.by))
        : t('log-bullet-seen', { ...names.by(event.by), value: signed(event.value) });
    case 'flipped':
      return t(`log-flipped-${event.why}`, { ...names.by(event.seat), cards: cardList(event.cards) });
    case 'un-moved':
      return event.to == null ? t('log-un-centre') : t('log-un-moved', names.by(event.to));
    case 'ended':
      return t('log-ended');
    case 'looked': {
      if (!event.face && !before?.turn) return '';
      const vars = { ...names.by(event.by), ...slotVars(event.slot, names, event.by) };
      const found = face(event.face);
      return found ? t('log-looked-face', { ...vars, face: found }) : t('log-looked', vars);
    }
    case 'exposed': {
      const found = face(event.face);
      return found
        ? t('log-exposed-face', { ...names.by(event.seat), face: found })
        : t('log-exposed', names.by(event.seat));
    }
    case 'centre-shown':
      return t('log-centre-shown', { face: t(`face-${event.face}`) });
    case 'swapped': {
      const { a, b } = event;
      if (a === 'centre' || b === 'centre') return t('log-swapped-centre', names.by(event.by));
      return t('log-swapped', { ...names.by(event.by), ...names.pair(a, b) });
    }
    case 'diverted': {
      const players = before!.players;
      const [one, other] = [left(event.by, players), right(event.by, players)];
      if (!event.side) return t('log-diverted', { by: names.of(event.by), ...names.pair(one, other) });
      return t('log-diverted-own', { ...names.by(event.by), to: names.of(event.side === 'left' ? one : other) });
    }
  }
}
