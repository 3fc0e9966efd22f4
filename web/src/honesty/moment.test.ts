import { expect, test } from 'vitest';
import type { Moment } from '../review/moments';
import type { PastLine } from '../review/replay';
import type { Label } from '../wire.gen';
import { labelled, labelsAt } from './moment';

const kgb = { claim: 'token-is', slot: 2, face: 'kgb' };
const claimed = (n: number, seat: number, claim: object): PastLine =>
  ({ n, told: { notice: 'claimed', seat, claim } }) as never;
const happened = (n: number): PastLine => ({ n, told: { event: 'offered' } }) as never;
const label = (number: number, seat: number, claim: object, more: Partial<Label> = {}): Label =>
  ({ number, seat, claim, source: 'talk', after: 3, ...more }) as Label;
const moment = (step: number, place: number, ...told: PastLine[]): Moment => ({ step, place, lines: 0, told });

test('a claim finds its label by speaker and words, and the same words keep their order', () => {
  const labels = [label(1, 0, kgb), label(2, 1, { face: 'kgb', slot: 2, claim: 'token-is' }), label(3, 0, kgb)];
  const lines = [claimed(1, 0, kgb), happened(2), claimed(3, 1, kgb), claimed(4, 0, kgb), claimed(5, 2, kgb)];
  const said = labelled(lines, labels);
  expect([...said].map(([n, { number }]) => [n, number])).toEqual([
    [1, 1],
    [3, 2],
    [4, 3],
  ]);
  expect(labelsAt(moment(5, 1, lines[3]), said, labels).map(({ number }) => number)).toEqual([3]);
});

test('a claim that came with a move stands at the move', () => {
  const labels = [label(1, 0, { claim: 'offer-is' }, { source: 'move', after: 4 })];
  const at = (step: number, place: number, line: PastLine): number =>
    labelsAt(moment(step, place, line), labelled([line], labels), labels).length;
  expect(at(4, 0, happened(9))).toBe(1);
  expect(at(4, 1, happened(9))).toBe(0);
  expect(at(3, 0, happened(9))).toBe(0);
  expect(at(4, 0, claimed(9, 0, kgb))).toBe(0);
});
