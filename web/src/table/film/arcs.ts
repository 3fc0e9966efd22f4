/** Where things are on the stage, and the arcs between them. */

export interface Spot {
  x: number;
  y: number;
  /** How wide and how high the thing there is. */
  w: number;
  h: number;
}

type Point = Pick<Spot, 'x' | 'y'>;

/** The middle of an element, measured from the upper left of a frame. */
export function spotOf(element: Element, frame: DOMRect): Spot {
  const { left, top, width: w, height: h } = element.getBoundingClientRect();
  return { x: left + w / 2 - frame.left, y: top + h / 2 - frame.top, w, h };
}

/** The turning point of an arc that bows to the right of its way; kept on a stage of this size. */
export function bow(a: Point, b: Point, far: number, size: { width: number; height: number }): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const high = far * Math.max(70, length * 0.6);
  const keep = (value: number, most: number): number => Math.min(most - 24, Math.max(24, value));
  return {
    x: keep((a.x + b.x) / 2 - (dy / length) * high, size.width),
    y: keep((a.y + b.y) / 2 + (dx / length) * high, size.height),
  };
}

/** A point on the way from `a` over `c` to `b`, with `t` from 0 to 1. */
export const along = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * (1 - t) * t * c.x + t * t * b.x,
  y: (1 - t) ** 2 * a.y + 2 * (1 - t) * t * c.y + t * t * b.y,
});

/** Slow, fast, slow. */
export const eased = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
