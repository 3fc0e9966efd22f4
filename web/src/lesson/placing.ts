/** Where the coach stands: beside the piece that it speaks of, where there is most room. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Space between the coach, the piece and the window's edge, in pixels. */
const GAP = 10;
/** The coach is no wider than this, and leaves room beside it in a window that is not a phone's. */
const [WIDTH, SHARE, PHONE] = [420, 0.42, 600];

type Side = 'below' | 'above' | 'right' | 'left';

/**
 * The place for a coach of this height in a window. It stands beside the first of these boxes that leaves room for it:
 * what is asked as a whole, then the piece alone. Without any box it stands in the middle.
 */
export function placeBeside(
  boxes: readonly Box[],
  window: Box,
  height: number,
): { left: number; top: number; width: number } {
  const all = window.right - window.left;
  const width = all < PHONE ? all - 2 * GAP : Math.min(WIDTH, SHARE * all);
  const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  const leftOf = (middle: number): number => within(middle - width / 2, window.left + GAP, window.right - GAP - width);
  const topOf = (middle: number): number =>
    within(middle - height / 2, window.top + GAP, Math.max(window.top + GAP, window.bottom - GAP - height));

  /** The side of a box with most room; above and below come first, as nothing is read across there. */
  function sideOf(box: Box): Side | undefined {
    const spare = {
      below: window.bottom - box.bottom - height,
      above: box.top - window.top - height,
      right: window.right - box.right - width,
      left: box.left - window.left - width,
    };
    const best = (sides: readonly Side[]): Side | undefined =>
      sides.filter((side) => spare[side] >= 2 * GAP).toSorted((a, b) => spare[b] - spare[a])[0];
    return best(['below', 'above']) ?? best(['right', 'left']);
  }

  for (const box of boxes) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    switch (sideOf(box)) {
      case 'below':
        return { left: leftOf(x), top: topOf(box.bottom + GAP + height / 2), width };
      case 'above':
        return { left: leftOf(x), top: topOf(box.top - GAP - height / 2), width };
      case 'right':
        return { left: box.right + GAP, top: topOf(y), width };
      case 'left':
        return { left: box.left - GAP - width, top: topOf(y), width };
    }
  }
  const middle = (window.top + window.bottom) / 2;
  const last = boxes.at(-1);
  const away = last && last.top + last.bottom > 2 * middle ? window.top : window.bottom;
  return { left: leftOf((window.left + window.right) / 2), top: topOf(last ? away : middle), width };
}
