import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './scripts/packed.mjs';

const server = 'http://127.0.0.1:8000';

/** What is always wanted together travels together: over a slow line every file costs a round trip. */
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'base',
      test: /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|preload-helper|\/src\/(l10n|styles|net\/(api|clock|refusal)|sound\/sound|app\/(?!Poster)|table\/(ahead|games|keeping))/,
    },
    { name: 'art', test: /\/src\/art\// },
    { name: 'table', test: /\/src\/((secrets|espionaje)\/memo|table\/(?!Qr)|fold|lobby|pass|net|sound\/cues)/ },
    { name: 'play-secrets', test: /\/src\/secrets\// },
    { name: 'play-espionaje', test: /\/src\/espionaje\// },
  ],
};

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: '../src/brushpass/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  server: {
    fs: { allow: ['..'] }, // texts live in src/brushpass/locales
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
