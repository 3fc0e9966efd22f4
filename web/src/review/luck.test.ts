import { expect, test } from 'vitest';
import { luckOf } from './luck';

test('luck has five words, however large its number is', () => {
  expect([2.15, 0.3, 0.1, -0.1, -0.3, -1.4].map(luckOf)).toEqual([
    ...['very-good', 'good', 'even', 'even', 'bad', 'very-bad'],
  ]);
});
