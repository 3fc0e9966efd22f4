import { expect, test } from 'vitest';
import { pointsAt } from './points';

test('a choice points at the seats and tokens that it is about', () => {
  expect(pointsAt({ choice: 'offer', card: 'scientist', to: 3 }, 0, 5)).toEqual({ seats: [3], slots: [] });
  expect(pointsAt({ choice: 'exchange', a: 1, b: 2 }, 0, 5)).toEqual({ seats: [], slots: [1, 2] });
  expect(pointsAt({ choice: 'divert', side: 'right' }, 0, 5)).toEqual({ seats: [], slots: ['centre', 4] });
  expect(pointsAt({ choice: 'accept' }, 2, 5)).toEqual({ seats: [2], slots: [] });
  expect(pointsAt({ choice: 'refuse' }, 2, 5)).toEqual({ seats: [], slots: [] });
});
