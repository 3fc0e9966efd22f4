import { expect, test } from 'vitest';
import { HEIGHT, layoutOf, WIDTH } from './poster';

const rows = (count: number): { name: string; score: string }[] =>
  Array.from({ length: count }, (_, seat) => ({ name: `player ${seat}`, score: '+5' }));

test.each([[[2, 2]], [[1, 4, 3]], [[3, 8]], [[]]])('everything of %j stays on the picture, in order', (counts) => {
  const groups = counts.map((count, place) => ({
    ...{ title: `side ${place}`, ink: 'teal' as const, wins: place === 0, rows: rows(count) },
  }));
  const { texts, bars } = layoutOf('A GAME', { headline: 'Ann wins', reason: 'because', groups });
  expect(bars).toHaveLength(counts.length);
  for (const { y, height } of bars) expect(y + height).toBeLessThanOrEqual(HEIGHT);
  for (const { x, y, width, align } of texts) {
    expect(y).toBeLessThan(HEIGHT);
    expect(align === 'right' ? x : x + width).toBeLessThanOrEqual(WIDTH);
  }
  const starts = bars.map(({ y }) => y);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});
