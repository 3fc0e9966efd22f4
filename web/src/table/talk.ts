/** What people said at the table, and what happened to their seats, in the reader's words. */
import { t } from '../l10n';
import type { Claim, Notice } from '../wire.gen';
import type { Names } from './names';

const slotName = (slot: number | 'centre', names: Names): string =>
  slot === 'centre' ? t('place-centre') : names.of(slot);

/** A claim as its maker would say it. */
export function claimText(claim: Claim, names: Names): string {
  switch (claim.claim) {
    case 'offer-is':
      return t('claim-offer-is', { card: t(`kind-${claim.card}`) });
    case 'token-is':
    case 'saw-token':
      return t(`claim-${claim.claim}`, { place: slotName(claim.slot, names), face: t(`face-${claim.face}`) });
    case 'take-it':
    case 'refuse-it':
      return t(`claim-${claim.claim}`);
    case 'holds':
      return t('claim-holds', { ...names.by(claim.seat), element: t(`element-${claim.element}`) });
    case 'is-hidden':
    case 'not-hidden':
      return t(`claim-${claim.claim}`, { element: t(`element-${claim.element}`) });
  }
}

/** A notice as a line of the log. */
export function noticeText(notice: Notice, names: Names): string {
  switch (notice.notice) {
    case 'said':
      return t('notice-said', { by: names.of(notice.seat), text: notice.text });
    case 'claimed':
      return t('notice-said', { by: names.of(notice.seat), text: claimText(notice.claim, names) });
    case 'seated':
    case 'renamed':
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

export const isTalk = (notice: Notice): boolean => notice.notice === 'said' || notice.notice === 'claimed';
