/** The choices of ESPIONAJE CARTAS in the reader's words. */
import { t } from '../../l10n.svelte';
import { cardList, elementName } from './sentences';
import type { Choice } from './wire.gen';

/** What a seat could have chosen. */
export function choiceText(choice: Choice): string {
  switch (choice.choice) {
    case 'suspect':
      return t('choice-suspect', { a: elementName(choice.a), b: elementName(choice.b) });
    case 'show':
      return t('choice-show', { card: elementName(choice.card) });
    case 'commit':
      return t('choice-commit', { cards: cardList([choice.city, choice.device, choice.agent]) });
    default:
      return t(`choice-${choice.choice}`);
  }
}
