// Writes every generated file of src from the document on standard input: `make wire`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format } from 'prettier';

const REFERRED = ' \\* This interface was referenced by [^\n]*\n \\* via the `definition` [^\n]*\n';
const NOISE = new RegExp(`/\\*\\*\n${REFERRED} \\*/\n| \\*\n${REFERRED}`, 'g');
const ROOT = /export interface Wire \{\}\n/;

/** The types of one schema, each with the comment of its Python class. */
async function types(schema) {
  const note = 'Made by `make wire` from src/brushpass/server/schema.py; do not edit.';
  const made = await compile(schema, 'Wire', {
    additionalProperties: false,
    bannerComment: `// ${note}\n// schema: ${schema.$comment}`,
    format: false,
    unreachableDefinitions: true,
  });
  const formatted = await format(made, { parser: 'typescript', printWidth: 120, singleQuote: true });
  return formatted.replace(ROOT, '').replace(NOISE, '');
}

function write(path, made) {
  const file = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made);
}

const { schemas, texts } = JSON.parse(await text(process.stdin));
for (const [path, schema] of Object.entries(schemas)) write(path, await types(schema));
for (const [path, made] of Object.entries(texts)) write(path, made);
