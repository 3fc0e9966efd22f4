import { expect, test } from 'vitest';
import { type Box, boxFor } from './placing';

const room: Box = { left: 0, top: 0, width: 390, height: 796 };
const asked: Box = { left: 0, top: 420, width: 390, height: 260 };
const least = { width: 150, height: 64 };
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test('at a large seat it lies below the name, beside the token', () => {
  const seat: Box = { left: 10, top: 100, width: 360, height: 160 };
  expect(boxFor(seat, 40, room, [asked], least)).toEqual({
    left: 370 - 0.72 * 360,
    top: 140,
    width: 0.72 * 360,
    height: 120,
  });
});

test('at a small seat it takes the room that eighty letters need', () => {
  const box = boxFor({ left: 200, top: 60, width: 180, height: 54 }, 20, room, [asked], least);
  expect(box).toEqual({ left: 230, top: 80, width: 150, height: 64 });
});

test('it never lies on what is asked, whatever the seat', () => {
  for (let top = 0; top < 420; top += 7)
    for (const left of [0, 195, 300]) {
      const box = boxFor({ left, top, width: 90, height: 54 }, 18, room, [asked], least);
      expect(overlap(box, asked), `${left} ${top}`).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(390);
      expect(box.top).toBeGreaterThanOrEqual(0);
    }
});

test('what is asked beside it does not push it away', () => {
  const beside: Box = { left: 400, top: 0, width: 400, height: 390 };
  const box = boxFor({ left: 0, top: 200, width: 200, height: 100 }, 20, { ...room, width: 844 }, [beside], least);
  expect(box.top).toBe(220);
});
