import { expect, test } from 'vitest';
import { list } from './l10n.svelte';

test('English joins as the British do, with no comma before the last', () => {
  expect(list(['Ann', 'Bob', 'Cat'])).toBe('Ann, Bob and Cat');
  expect(list(['CIA', 'KGB', 'Hippie'], 'disjunction')).toBe('CIA, KGB or Hippie');
});
