import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ahead } from './scripts/ahead.mjs';
import { languages } from './scripts/languages.mjs';
import { packed } from './scripts/packed.mjs';

const server = 'http://127.0.0.1:8000';

/** A chunk of its own for each game, named after its folder: none for what is not in one. */
const ofGame = (prefix: string) => (id: string) => {
  const folder = /\/src\/games\/([^/]+)\//.exec(id);
  return folder && `${prefix}-${folder[1]}`;
};

/** The chunks of a language are called after what they hold, all others after their first file. */
const named = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
  `assets/${/\?(texts|rules)$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`;

/** What is always needed together is loaded together: on a slow connection every file costs a round trip. */
const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'base',
      test: /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|preload-helper|common\.ftl\?name|\/src\/(l10n|languages|reader|styles|net\/(api|ahead|clock|refusal)|sound\/(sound|buzz|patterns)|app\/(?!Front|OwnTables)|learn\/topic|table\/(prefetch|focus|keys)|help\/sheet|games\/([^/]+\/)?(index|facts\.gen|catalogue|contract)\b)/,
    },
    { name: 'art', test: /\/src\/art\// },
    { name: 'lobby', test: /\/src\/lobby\/(?!match|facts)/ },
    {
      name: 'table',
      test: /\/src\/(table\/(?!Qr)|lobby\/match|pass|net|dossier|talk|help\/(?!Contents|HouseRules|Keys)|fair\/(receipts|storage|takePart)|sound\/cues|end\/bytes)/,
    },
    { name: ofGame('art'), test: /\/src\/games\/[^/]+\/(art\/|cards)/ },
    {
      name: ofGame('play'),
      test: /\/src\/games\/[^/]+\/(?!(learn\/(?!CardText)|lesson\/)|end\/(?!poster|ladder)|Poster)/,
    },
    { name: 'plain', test: /\/src\/plain\// },
  ],
};

export default defineConfig({
  plugins: [svelte(), languages(), ahead(), packed()],
  build: {
    outDir: '../src/brushpass/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no inline fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CHUNKS, chunkFileNames: named } },
  },
  server: {
    fs: { allow: ['..'] }, // texts live in src/brushpass/locales
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
