/**
 * What others in the room can notice of a page without looking at it: what it lets be heard and felt, and what its tab
 * says. All of it follows from what everybody at the table knows. A question that is asked in secret makes no difference.
 */
import type { Play } from '../games/contract';
import { cue } from '../sound/cues';
import type { Sound } from '../sound/voices';
import { isOpen, type Question } from './asking';
import { secondsLeft, type Timed, untilOf } from './clocks';
import type { Viewing } from './viewing';

/** One viewer's page, as far as signals go. */
export interface Signalling extends Timed, Question, Pick<Viewing, 'code' | 'seat' | 'table' | 'feed' | 'isChosen'> {
  readonly face: Pick<Play, 'cue'> | null;
}

/** The sound of what was told after the message with this number; a phone buzzes with it. */
export const soundSince = ({ feed, face }: Signalling, last: number): Sound | undefined =>
  cue(
    feed.filter(({ n }) => n > last),
    face?.cue,
  );

/** Whether the reader is called: by the title, the icon, a sound, a notification. */
export const isCalled = (page: Signalling): boolean =>
  isOpen(page) && !page.isChosen && page.table?.stage === 'playing';

/** The number of the question by which the reader is called; 0 if there is none. */
export const callOf = (page: Signalling): number => (isCalled(page) ? page.asked!.number : 0);

/** When the reader's time is up, if they are called. */
export const untilCalled = (page: Signalling): number | null =>
  isCalled(page) && page.seat !== null ? untilOf(page, page.seat) : null;

/** What the tab says at this time: a text's id and what stands in it. Nothing: its usual title. */
export function titleAt(page: Signalling, now: number): [id: string, vars: Record<string, string | number>] | null {
  const until = untilCalled(page);
  if (!isCalled(page)) return null;
  if (until === null) return ['call-title', { code: page.code }];
  return ['call-title-seconds', { seconds: secondsLeft(until, now, page.table) }];
}
