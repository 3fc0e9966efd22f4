/** Where a bubble lies: on the pieces of its own seat, never on what is asked. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;
const isBeside = (a: Box, b: Box): boolean => right(a) <= b.left || right(b) <= a.left;
const isOver = (a: Box, b: Box): boolean => !isBeside(a, b) && a.top < bottom(b) && b.top < bottom(a);

/** The least room in which eighty letters can be read. */
export interface Least {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest box for a bubble at a seat whose name is `head` pixels high: below the name, at the right, so that token
 * and name stay in view. A seat that is too small lends room from its neighbours, and `taboo` places never do.
 */
export function boxFor(seat: Box, head: number, room: Box, taboo: readonly Box[], least: Least): Box {
  const width = Math.min(room.width, Math.max(least.width, 0.72 * seat.width));
  const height = Math.max(least.height, seat.height - head);
  const left = Math.max(room.left, Math.min(right(seat), right(room)) - width);
  let box: Box = { left, top: seat.top + head, width, height };
  const floor = Math.min(bottom(room), ...taboo.filter((one) => isOver(box, one)).map(({ top }) => top));
  const top = Math.max(room.top, Math.min(box.top, floor - height));
  box = { ...box, top, height: Math.min(height, floor - top) };
  return box;
}
