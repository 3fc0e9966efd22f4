/** The choices of SECRETS in the reader's words. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { left, right } from '../../table/seats';
import { kindName, slotVars } from './sentences';
import type { Choice } from './wire.gen';

/** What a seat could have chosen. */
export function choiceText(choice: Choice, names: Names, seat: number, players: number): string {
  switch (choice.choice) {
    case 'offer': {
      const vars = { card: kindName(choice.card), to: names.of(choice.to) };
      return choice.claim
        ? t('choice-offer-claim', { ...vars, claim: kindName(choice.claim) })
        : t('choice-offer', vars);
    }
    case 'exchange':
      return t('choice-exchange', { a: names.of(choice.a), b: names.of(choice.b) });
    case 'hand':
    case 'shoot':
      return t(`choice-${choice.choice}`, { to: names.of(choice.to) });
    case 'look':
      return t('choice-look', slotVars(choice.slot, names, seat));
    case 'divert': {
      const other = choice.side === 'left' ? left(seat, players) : right(seat, players);
      return t('choice-divert', { to: names.of(other) });
    }
    default:
      return t(`choice-${choice.choice}`);
  }
}
