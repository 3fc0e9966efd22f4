import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { languages } from './scripts/languages.mjs';

export default defineConfig({
  plugins: [svelte(), languages()],
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
