/**
 * A page that opens in the middle of a game has a whole table to draw at once, and on a slow phone that takes a third of a
 * second in which nothing is seen and no tap is answered. So it draws what is read first, and then one part after
 * another, with a frame between them. Every part has its place from the start, and nothing moves.
 */

let isOpening = $state.raw(false);
const waiting: Part[] = [];

/** From now on parts come one after another, until the last one is there. */
export function openInParts(): void {
  isOpening = true;
  afterFrame(next);
}

/** Whether some parts of the page are still to come. */
export const isInParts = (): boolean => isOpening;

/** Once what is there by now is painted. A page that nobody sees paints nothing. */
export function afterFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

function next(): void {
  const part = waiting.shift();
  if (part) part.isHere = true;
  if (waiting.length) afterFrame(next);
  else isOpening = false;
}

/** One part of a table: `<Part>` draws it. */
export class Part {
  isHere = $state.raw(true);

  constructor() {
    if (!isOpening) return;
    this.isHere = false;
    waiting.push(this);
  }
}
