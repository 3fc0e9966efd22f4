/**
 * Builds `src/ahead/main.ts` as a script of its own, once the names of all files are known, and lets the page run it
 * first. It shares no file with the page: it must be there before any of them.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/ahead/main.ts', import.meta.url));
const PAGES = { front: 'app/Front', table: 'table/TablePage' };

/** The files that some chunks need: their scripts, those that they import at once, and the styles of all of them. */
function filesOf(names, bundle) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    const { imports, viteMetadata } = bundle[name];
    viteMetadata?.importedCss.forEach((file) => found.add(file));
    imports.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

/** The files of each page, language and game, without those that are there anyway. */
function partsOf(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const startingWith = (pattern) =>
    chunks
      .map(({ fileName, facadeModuleId }) => [fileName, pattern.exec(facadeModuleId ?? '')?.[1]])
      .filter(([, name]) => name);
  const part = (file, there) => [...filesOf([file], bundle).difference(there)].map((name) => `/${name}`);
  const parts = (pattern, there) =>
    Object.fromEntries(startingWith(pattern).map(([file, name]) => [name, part(file, there)]));

  const everywhere = filesOf(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    bundle,
  );
  const page = (name) => startingWith(new RegExp(`/src/(${PAGES[name]})\\.svelte$`))[0][0];
  const table = filesOf([page('table')], bundle).union(everywhere);
  const { en, ...others } = parts(/\/locales\/([^/]+)\/common\.ftl\?texts$/, everywhere);
  return {
    pages: Object.fromEntries(Object.keys(PAGES).map((name) => [name, part(page(name), everywhere)])),
    texts: { en, ...others },
    games: parts(/\/src\/games\/([^/]+)\/play\.ts$/, table),
  };
}

/** @returns {import('vite').Plugin} */
export const ahead = () => ({
  name: 'ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const { output } = await build({
        configFile: false,
        logLevel: 'error',
        define: { PARTS: JSON.stringify(partsOf(bundle)) },
        build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: SOURCE } },
      });
      const name = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source: output[0].code }));
      const page = bundle['index.html'];
      const first = `<script type="module" async crossorigin src="/${name}"></script>`;
      page.source = page.source.replace('<script type="module"', (next) => `${first}\n    ${next}`);
    },
  },
});
