import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { languages } from './scripts/languages.mjs';

export default defineConfig({
  plugins: [svelte(), languages()],
  // A busy machine is slow; only a test that hangs has failed.
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 },
});
