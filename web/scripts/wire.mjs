// Writes src/wire.gen.ts from the schema on standard input: `make wire`.
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';

const schema = JSON.parse(await text(process.stdin));
const banner = `// Made by \`make wire\` from src/brushpass/server/schema.py; do not edit.\n// schema: ${schema.$comment}`;
const made = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: banner,
  format: false,
  unreachableDefinitions: true,
});
const formatted = await format(made, { parser: 'typescript', printWidth: 120, singleQuote: true });
const noise = / \*\n \* This interface was referenced by [^\n]*\n \* via the `definition` [^\n]*\n/g;
writeFileSync(new URL('../src/wire.gen.ts', import.meta.url), formatted.replace(noise, ''));
