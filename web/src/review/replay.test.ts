import { expect, test } from 'vitest';
import type { Face } from '../games/contract';
import type { Known, SeenStep } from '../wire.gen';
import { knownAt, linesUpTo } from './replay';

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

test('what was said stands between the events, and changes nothing that is known', () => {
  const face = { begin: () => ({ n: 0 }), fold: (sight: { n: number }) => ({ n: sight.n + 1 }) } as unknown as Face;
  const said = { notice: 'claimed', seat: 1, claim: { claim: 'x' } };
  const told = [{ event: 'begun' }, said, { event: 'drawn' }];
  const lines = linesUpTo(face, 0, [{ step: 0, seat: null, choice: '', told }] as unknown as SeenStep[], 0);
  expect(lines.map(({ n, told, before, after }) => ({ n, told, before, after }))).toEqual([
    { n: 1, told: told[0], before: null, after: { n: 0 } },
    { n: 2, told: said, before: { n: 0 }, after: { n: 0 } },
    { n: 3, told: told[2], before: { n: 0 }, after: { n: 1 } },
  ]);
});
