/** The events of ESPIONAJE CARTAS in the reader's words. */
import { list, t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { type Element, HAND } from './cards';
import type { Seen, Sight } from './wire.gen';

export const elementName = (element: Element): string => t(`element-${element}`);
export const cardList = (cards: readonly Element[]): string => list(cards.map(elementName));

interface Telling {
  /** Whether cards that were seen are told again. */
  faces: boolean;
}

/** The event as a sentence. */
export function sentence(
  event: Seen,
  _before: Sight | null,
  names: Names,
  { faces }: Telling = { faces: true },
): string {
  switch (event.event) {
    case 'began':
      return t('log-esp-began', { players: event.players, count: HAND[event.players] });
    case 'turn-began':
    case 'passed':
    case 'accused':
    case 'committed':
      return t(`log-esp-${event.event}`, names.by(event.by));
    case 'asked':
      return t('log-esp-asked', { ...names.by(event.by), a: elementName(event.a), b: elementName(event.b) });
    case 'showed': {
      const vars = names.toward(event.by, event.to);
      return event.card && faces
        ? t('log-esp-showed-card', { ...vars, card: elementName(event.card) })
        : t('log-esp-showed', vars);
    }
    case 'checked': {
      if (!event.cards.length) return t('log-esp-checked-nothing', names.by(event.by));
      const vars = { ...names.by(event.by), cards: cardList(event.cards) };
      return event.right ? t('log-esp-checked-right', vars) : t('log-esp-checked-wrong', vars);
    }
    case 'ended':
      return t('log-esp-ended', { cards: cardList(event.outcome.solution) });
  }
}
