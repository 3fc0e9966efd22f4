/** Packs every script and style when the page is built, so that the server need not do it for each reader. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @returns {import('vite').Plugin} */
export const packed = () => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      const path = join(dir, name);
      if (/\.(js|css)$/.test(name)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  },
});
