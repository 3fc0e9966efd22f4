/**
 * Lets the page import three things of a language by its `common.ftl`: `?name` is what it calls itself, `?texts` are its
 * texts in one piece, and `?rules` those of rules and lessons, which no table needs before somebody asks for them.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const QUERY = /^(.+\/common\.ftl)\?(name|texts|rules)$/;
const RULES = /^(learn|lesson)-.+\.ftl$/;
const ELSEWHERE = 'terminal.ftl';

/** Fluent files in one piece, without their comments. */
async function joined(folder, wanted) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ftl') && wanted(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return { paths: names.map((name) => join(folder, name)), text: texts.join('\n').replace(/^#.*\n/gm, '') };
}

/** @returns {import('vite').Plugin} */
export const languages = () => ({
  name: 'languages',
  enforce: 'pre',
  async load(id) {
    const [, path, asked] = QUERY.exec(id) ?? [];
    if (!path) return null;
    if (asked === 'name') {
      const found = /^language-name = (.+)$/m.exec(await readFile(path, 'utf8'));
      return found ? `export default ${JSON.stringify(found[1])};` : this.error(`${path} lacks language-name`);
    }
    const isWanted = asked === 'rules' ? (name) => RULES.test(name) : (name) => !RULES.test(name) && name !== ELSEWHERE;
    const { paths, text } = await joined(dirname(path), isWanted);
    paths.forEach((one) => this.addWatchFile(one));
    return `export default ${JSON.stringify(text)};`;
  },
});
