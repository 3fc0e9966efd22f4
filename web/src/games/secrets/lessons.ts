/** What the guided game explains without a prompt: the last thing that happened and needs a word. */
import type { Row } from './view';
import type { Seen } from './wire.gen';

/** Characters that leave nothing to choose: nobody is asked, so nothing else would explain them. */
const SILENT = ['double-agent', 'journalist', 'scientist'] as const;
type Silent = (typeof SILENT)[number];

export type Lesson = Silent | 'pair' | 'scientists' | 'un' | 'waits';

function lessonIn(event: Seen): Lesson | null {
  switch (event.event) {
    case 'revealed':
      return SILENT.find((kind) => kind === event.card) ?? null;
    case 'flipped':
      return event.why;
    case 'un-moved':
      return 'un';
    default:
      return null;
  }
}

/** The lesson of the running turn, or of the one before it; without one, that it is worth watching. */
export function lessonOf(feed: readonly Row[]): Lesson {
  let drawn = 0;
  for (const { told } of feed.toReversed()) {
    if (!('event' in told)) continue;
    const lesson = lessonIn(told);
    if (lesson) return lesson;
    if (told.event === 'drawn' && ++drawn === 2) break;
  }
  return 'waits';
}
