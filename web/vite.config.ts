import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './scripts/packed.mjs';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: '../src/brushpass/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or scripts
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // texts live in src/brushpass/locales
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
