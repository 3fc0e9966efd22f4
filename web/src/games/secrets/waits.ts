/** Whom the table waits for, in words. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import { kindName } from './sentences';
import type { Sight } from './wire.gen';

export function waitsFor(sight: Sight, names: Names): string {
  switch (sight.phase) {
    case 'offer':
      return t('waits-offer', names.by(sight.active));
    case 'un':
      return t('waits-un', names.by(sight.un ?? 0));
    case 'answer':
      return t('waits-answer', names.by(sight.offer?.to ?? 0));
    case 'effect':
      return sight.taken ? t('waits-effect', { ...names.by(sight.taken.to), card: kindName(sight.taken.card) }) : '';
    default:
      return '';
  }
}
