import { expect, test } from 'vitest';
import type { Known } from '../wire.gen';
import { knownAt } from './replay';

const page = (told: number): Known['page'] => ({ told }) as unknown as Known['page'];
/** Steps that the viewer did not notice are left out; pages that say nothing new are absent. */
const known: Known[] = [{ step: 0 }, { step: 2, page: page(2) }, { step: 5 }, { step: 6, page: page(6) }];

test('what was known after a step is found by the number of the step, not by its place', () => {
  expect([0, 1, 2, 5, 6, 9].map((step) => knownAt(known, step))).toEqual([
    null,
    null,
    page(2),
    page(2),
    page(6),
    page(6),
  ]);
});
