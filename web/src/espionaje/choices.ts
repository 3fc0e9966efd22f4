/** The choices of ESPIONAJE CARTAS in the reader's words. */
import { t } from '../l10n';
import type { EspionajeChoice } from '../wire.gen';
import { cardList } from './sentences';

/** What a seat could have chosen. */
export function choiceText(choice: EspionajeChoice): string {
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
