/** What people said at the table, and what happened to their seats, in the reader's words. */
import type { Claim, Face } from '../games/contract';
import { t } from '../l10n.svelte';
import type { Notice } from '../wire.gen';
import type { Names } from './names';

/** A notice as a row of the log. */
export function noticeText(notice: Notice, names: Names, face: Pick<Face, 'claimText'>): string {
  switch (notice.notice) {
    case 'said':
      return t('notice-said', { by: names.of(notice.seat), text: notice.text });
    case 'claimed':
      return t('notice-said', {
        by: names.of(notice.seat),
        text: face.claimText(notice.claim as Claim, names, notice.seat),
      });
    case 'renamed':
      return t('notice-renamed', { name: notice.name, old: notice.old });
    case 'seated':
    case 'left':
      return t(`notice-${notice.notice}`, { name: notice.name });
    case 'taken-over':
    case 'handed-back':
      return t(`notice-${notice.notice}`, names.by(notice.seat));
    case 'started':
    case 'cleared':
      return t(`notice-${notice.notice}`, { round: notice.round });
  }
}

/** The seat that said something; nothing for all other notices. */
export const talkerOf = (notice: Notice): number | null =>
  notice.notice === 'said' || notice.notice === 'claimed' ? notice.seat : null;
