/** What a television reads aloud: what everybody at the table saw or heard, in the words of its captions. */
import type { Face } from '../games/contract';
import { settledBy, settledText } from '../talk/words';
import type { Names } from '../table/names';
import { noticeText, talkerOf } from '../table/talk';
import { isEvent, type Line } from '../table/viewing';

/** More than this at once was missed, and is not read. */
const MISSED = 3;

export function spokenSince(last: number, feed: readonly Line[], names: Names, face: Face): string[] {
  const settled = settledBy(face.heard?.(feed, true) ?? []);
  const texts = feed
    .filter(({ n }) => n > last)
    .flatMap(({ n, told, before }) => {
      const isHeard = isEvent(told) || talkerOf(told) !== null;
      const text = !isHeard ? '' : isEvent(told) ? face.sentence(told, before, names) : noticeText(told, names, face);
      return [text, ...(settled.get(n) ?? []).map((one) => settledText(one, names, face))].filter(Boolean);
    });
  return texts.slice(-MISSED);
}
