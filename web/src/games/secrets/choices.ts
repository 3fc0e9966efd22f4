/** The choices of SECRETS in the reader's words. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { left, right } from '../../table/seats';
import { kindName, placeName } from './sentences';
import type { Choice } from './wire.gen';

/** What a seat could have chosen. */
export function choiceText(choice: Choice, names: Names, seat: number, players: number): string {
  switch (choice.choice) {
    case 'offer': {
      const vars = { card: kindName(choice.card), to: placeName(choice.to, names) };
      return choice.claim
        ? t('choice-offer-claim', { ...vars, claim: kindName(choice.claim) })
        : t('choice-offer', vars);
    }
    case 'exchange':
      return t('choice-exchange', { a: placeName(choice.a, names), b: placeName(choice.b, names) });
    case 'hand':
    case 'shoot':
      return t(`choice-${choice.choice}`, { to: placeName(choice.to, names) });
    case 'look':
      return t('choice-look', { place: placeName(choice.slot, names) });
    case 'divert': {
      const other = choice.side === 'left' ? left(seat, players) : right(seat, players);
      return t('choice-divert', { other: placeName(other, names) });
    }
    default:
      return t(`choice-${choice.choice}`);
  }
}
