/** Lets the page import what a language calls itself, and nothing else of its texts: `.../common.ftl?name`. */
import { readFile } from 'node:fs/promises';

const QUERY = '?name';

/** @returns {import('vite').Plugin} */
export const languageNames = () => ({
  name: 'language-names',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(`.ftl${QUERY}`)) return null;
    const path = id.slice(0, -QUERY.length);
    const found = /^language-name = (.+)$/m.exec(await readFile(path, 'utf8'));
    if (!found) return this.error(`${path} lacks language-name`);
    return `export default ${JSON.stringify(found[1])};`;
  },
});
