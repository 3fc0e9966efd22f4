/** Whom the table waits for while this reader is not asked. */
import { t } from '../../l10n.svelte';
import type { Names } from '../../table/names';
import type { Sight } from './wire.gen';

export function waitsFor(sight: Sight, names: Names): string {
  if (sight.phase === 'turn') return t('esp-waits-turn', names.by(sight.active));
  if (sight.phase === 'question' && sight.question) return t('esp-waits-question');
  if (sight.phase === 'after') return t('esp-waits-after', { name: names.of(sight.active) });
  if (sight.phase !== 'commit' || sight.checks.length) return '';
  if (sight.rules.clue_accusation) return t('esp-waits-accuser', { name: names.of(sight.accuser ?? sight.active) });
  return t('esp-waits-commit', { count: sight.committed.length, players: sight.players });
}
