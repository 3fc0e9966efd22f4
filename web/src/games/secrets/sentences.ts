/** The events of SECRETS in the reader's words. */
import { signed } from '../../art/lettering';
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { left, right } from '../../table/seats';
import type { Kind, Slot } from './cards';
import type { Seen, Sight } from './wire.gen';

export const kindName = (kind: Kind): string => t(`kind-${kind}`);

/** "2 × Scientist, Journalist". */
export function cardList(cards: readonly Kind[]): string {
  const counts = new Map<Kind, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([kind, count]) => (count > 1 ? `${count} × ${kindName(kind)}` : kindName(kind))).join(', ');
}

/** "your token", "Ann's token", "the centre token": as the object of a sentence. */
export function tokenAt(slot: Slot, names: Names): string {
  return slot === 'centre' ? t('token-at-centre') : t('token-at-seat', names.by(slot));
}

/** "you", "Ann", "the centre". */
export function placeName(slot: Slot, names: Names): string {
  if (slot === 'centre') return t('place-centre');
  return names.you === slot ? t('place-you') : names.of(slot);
}

interface Telling {
  /** Whether faces that were seen are told again. */
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
      const vars = { ...names.by(event.by), to: names.of(event.to), toyou: names.yes(event.to) };
      const said = event.claim
        ? t('log-offered-claim', { ...vars, claim: kindName(event.claim) })
        : t('log-offered', vars);
      return event.card ? `${said} ${t('log-offered-card', { card: kindName(event.card) })}` : said;
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
      return t(`log-${event.event}`, { ...names.by(event.by), to: names.of(event.to), toyou: names.yes(event.to) });
    case 'bullet-drawn':
      return event.value === undefined
        ? t('log-bullet-drawn', names.by(event.by))
        : t('log-bullet-seen', { value: signed(event.value) });
    case 'flipped':
      return t(`log-flipped-${event.why}`, { ...names.by(event.seat), cards: cardList(event.cards) });
    case 'un-moved':
      return event.to == null ? t('log-un-centre') : t('log-un-moved', names.by(event.to));
    case 'ended':
      return t('log-ended');
    case 'looked': {
      if (!event.face && !before?.turn) return '';
      const vars = {
        ...names.by(event.by),
        token: tokenAt(event.slot, names),
        own: event.by === event.slot ? 'yes' : 'no',
      };
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
      const vars = { ...names.by(event.by), a: placeName(event.a, names), b: placeName(event.b, names) };
      return event.b === 'centre' || event.a === 'centre' ? t('log-swapped-centre', vars) : t('log-swapped', vars);
    }
    case 'diverted': {
      const players = before!.players;
      const [one, other] = [left(event.by, players), right(event.by, players)];
      if (event.side) return t('log-diverted-own', { other: names.of(event.side === 'left' ? one : other) });
      return t('log-diverted', { ...names.by(event.by), a: placeName(one, names), b: placeName(other, names) });
    }
  }
}
