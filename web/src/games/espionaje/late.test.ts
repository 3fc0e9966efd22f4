import { expect, test } from 'vitest';
import type { Element } from './cards';
import { rightTooLate } from './late';

const solution: [Element, Element, Element] = ['london', 'satellite', 'agent-red'];

test('right, but too late: the same three in any order, and not the winner', () => {
  const right = [...solution].reverse();
  const wrong: Element[] = ['london', 'satellite', 'agent-blue'];
  const commitments = [wrong, solution, right, []];
  expect(rightTooLate({ winners: [1], solution, commitments })).toEqual([2]);
});
