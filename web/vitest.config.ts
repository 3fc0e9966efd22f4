import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { languageNames } from './scripts/language-names.mjs';

export default defineConfig({
  plugins: [svelte(), languageNames()],
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
