/** Builds web/src/languages.ts of a tree, and prints the languages that it found: `node built-languages.mjs ROOT OUT`. */
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { languages } from './languages.mjs';

const [root, out] = argv.slice(2);
await build({
  root: join(root, 'web'),
  configFile: false,
  logLevel: 'error',
  plugins: [languages()],
  build: { ssr: 'src/languages.ts', outDir: out, rolldownOptions: { output: { entryFileNames: 'languages.mjs' } } },
});
const { LANGUAGES, nameOf, rulesOf, textsOf } = await import(pathToFileURL(join(out, 'languages.mjs')).href);
const found = LANGUAGES.map(async (code) => [
  code,
  { name: nameOf(code), texts: (await textsOf(code)) + (await rulesOf(code)) },
]);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(found))));
