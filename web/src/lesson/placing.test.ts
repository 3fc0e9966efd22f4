/** The coach stays in the window, and off the piece that it speaks of wherever there is room. */
import { expect, test } from 'vitest';
import { type Box, placeBeside } from './placing';

const WINDOWS: Box[] = [
  [390, 844],
  [844, 390],
  [1440, 900],
].map(([right, bottom]) => ({ left: 0, top: 0, right, bottom }));

const HEIGHT = 140;

test.each(WINDOWS)('in a window of $right by $bottom', (window) => {
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const [left, top] = [(column * window.right) / 6, (row * window.bottom) / 6];
      const spot = { left, top, right: left + window.right / 6, bottom: top + window.bottom / 6 };
      const place = placeBeside([spot], window, HEIGHT);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(0);
      expect(place.left + place.width).toBeLessThanOrEqual(window.right);
      expect(place.top + HEIGHT).toBeLessThanOrEqual(window.bottom);
      const beside = place.left + place.width <= spot.left || place.left >= spot.right;
      expect(beside || place.top + HEIGHT <= spot.top || place.top >= spot.bottom).toBe(true);
    }
  }
});

test('without a piece it stands in the middle', () => {
  expect(placeBeside([], WINDOWS[0], HEIGHT)).toEqual({ left: 10, top: 352, width: 370 });
});

test('it leaves all of a question free where it can', () => {
  const [phone] = WINDOWS;
  const [piece, prompt] = [600, 480].map((top) => ({ left: 4, top, right: 386, bottom: 760 }));
  expect(placeBeside([prompt, piece], phone, HEIGHT).top).toBe(330);
  expect(placeBeside([{ ...prompt, top: 60 }, piece], phone, HEIGHT).top).toBe(450);
});
