import { expect, test } from 'vitest';
import type { Asked } from '../wire.gen';
import { isOpen, mustCome } from './asking';

const asked = (ask: string, until?: number): Asked =>
  ({ number: 1, prompt: { ask, options: [] }, ...(until && { until }) }) as unknown as Asked;

test('nobody nearby notices that a card is chosen in secret', () => {
  expect([isOpen(asked('turn')), isOpen(asked('show')), isOpen(null)]).toEqual([true, false, false]);
});

test('nobody is called to the device for it, unless nothing else would answer', () => {
  expect([mustCome(asked('show', 99)), mustCome(asked('show')), mustCome(asked('turn', 99))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(mustCome(null)).toBe(false);
});
