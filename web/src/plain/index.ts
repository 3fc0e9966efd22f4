/** The plain face: how any game can be shown and played that has no folder on this page, from its messages alone. */
import type { Face } from '../games/contract';
import { t } from '../l10n.svelte';
import Result from './Result.svelte';
import Table from './Table.svelte';
import { begin, fold } from './told';
import { choiceText, claimText, sentence, spaced } from './words';

export default {
  begin,
  fold,
  Table,
  Result,
  sentence,
  choiceText,
  claimText,
  askText: (ask) => t('plain-ask', { ask: spaced(ask) }),
} satisfies Face;
