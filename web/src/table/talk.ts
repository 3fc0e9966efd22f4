/** What people said at the table, and what happened to their seats, in the reader's words. */
import type { Claim, Face } from '../games/contract';
import { list, t } from '../l10n.svelte';
import { faceOf, reactionOf } from '../talk/reactions';
import type { Notice } from '../wire.gen';
import { isolated, type Names } from './names';

/** A notice as a row of the log. */
export function noticeText(notice: Notice, names: Names, face: Pick<Face, 'claimText'>): string {
  switch (notice.notice) {
    case 'said': {
      const reaction = reactionOf(notice.text);
      if (reaction) return t(faceOf(reaction).told, names.by(notice.seat));
      return t('notice-said', { by: names.of(notice.seat), text: notice.text });
    }
    case 'claimed':
      return t('notice-said', {
        by: names.of(notice.seat),
        text: face.claimText(notice.claim as Claim, names, notice.seat),
      });
    case 'renamed':
      return t('notice-renamed', { name: notice.name, old: notice.old });
    case 'seated':
      return t('notice-seated', { name: notice.name });
    case 'left':
      return t(notice.removed ? 'notice-removed' : 'notice-left', { name: notice.name });
    case 'voted':
      return t(notice.out ? 'notice-voted' : 'notice-vote-back', names.toward(notice.seat, notice.against));
    case 'new-host':
    case 'taken-over':
    case 'handed-back':
    case 'stood-in':
      return t(`notice-${notice.notice}`, names.by(notice.seat));
    case 'time-added':
      return t('notice-time-added', names.toward(notice.seat, notice.to));
    case 'pause-voted':
      return t(notice.pause ? 'notice-pause-voted' : 'notice-resume-voted', names.by(notice.seat));
    case 'paused':
    case 'resumed':
      return t(`notice-${notice.notice}`);
    case 'dealing':
      return t('notice-dealing');
    case 'start-void':
      return voidText(notice);
    case 'started':
    case 'cleared':
      return t(`notice-${notice.notice}`, { round: notice.round });
  }
}

const WHY = { 'no-hash': 'late', 'no-share': 'late', 'wrong-share': 'wrong', left: 'left' } as const;

/** Why a start came to nothing, and because of whom. They go by the names that they had then. */
export const voidText = ({ why, names }: Extract<Notice, { notice: 'start-void' }>): string =>
  t('notice-start-void', { why: WHY[why], names: list(names.map(isolated)) });

/** The seat that said something; nothing for all other notices. */
export const talkerOf = (notice: Notice): number | null =>
  notice.notice === 'said' || notice.notice === 'claimed' ? notice.seat : null;
