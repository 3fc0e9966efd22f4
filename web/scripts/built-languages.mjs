/** Builds web/src/languages.ts of a tree, and prints the languages that it found: `node built-languages.mjs ROOT OUT`. */
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { languageNames } from './language-names.mjs';

const [root, out] = argv.slice(2);
await build({
  root: join(root, 'web'),
  configFile: false,
  logLevel: 'error',
  plugins: [languageNames()],
  build: { ssr: 'src/languages.ts', outDir: out, rolldownOptions: { output: { entryFileNames: 'languages.mjs' } } },
});
const { LANGUAGES, nameOf, filesOf } = await import(pathToFileURL(join(out, 'languages.mjs')).href);
const found = LANGUAGES.map(async (code) => [code, { name: nameOf(code), texts: (await filesOf(code)).join('\n') }]);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(found))));
