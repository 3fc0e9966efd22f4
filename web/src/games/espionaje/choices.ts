/** The choices of ESPIONAJE CARTAS in the reader's words. */
import { t } from '../../l10n.svelte';
import { cardList } from './sentences';
import type { Choice } from './wire.gen';

/** What a seat could have chosen. */
export function choiceText(choice: Choice): string {
  switch (choice.choice) {
    case 'suspect':
      return t('choice-suspect', { cards: cardList([choice.a, choice.b]) });
    case 'show':
      return t('choice-show', { cards: cardList([choice.card]) });
    case 'commit':
      return t('choice-commit', { cards: cardList([choice.city, choice.device, choice.agent]) });
    default:
      return t(`choice-${choice.choice}`);
  }
}
