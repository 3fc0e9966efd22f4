import { beforeEach, expect, test, vi } from 'vitest';
import { PATTERNS } from './patterns';

const vibrate = vi.fn();
let coarse = true;

beforeEach(() => {
  vi.resetModules();
  vibrate.mockClear();
  coarse = true;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
});

test('a gesture buzzes in its own way, and what happens all the time does not', async () => {
  const { buzz } = await import('./buzz.svelte');
  buzz('swap');
  expect(vibrate).toHaveBeenCalledWith(PATTERNS.swap);
  vibrate.mockClear();
  buzz('card');
  expect(vibrate).not.toHaveBeenCalled();
  const patterns = Object.values(PATTERNS).map((pattern) => pattern.join());
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('only a device in a hand buzzes', async () => {
  const { buzz } = await import('./buzz.svelte');
  coarse = false;
  buzz('swap');
  expect(vibrate).not.toHaveBeenCalled();
});

test('nothing buzzes before the page was touched, or once it is switched off', async () => {
  const { buzz, setBuzz } = await import('./buzz.svelte');
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  buzz('swap');
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  setBuzz(false);
  buzz('swap');
  expect(vibrate).not.toHaveBeenCalled();
  setBuzz(true);
  expect(vibrate).toHaveBeenCalledOnce();
});
