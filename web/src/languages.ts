/** Every language there is: the folders of src/brushpass/locales, found when the page is built. */
const NAMES = import.meta.glob<string>('../../src/brushpass/locales/*/common.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});
const FILES = import.meta.glob<string>(
  ['../../src/brushpass/locales/*/*.ftl', '!../../src/brushpass/locales/*/terminal.ftl'],
  { query: '?raw', import: 'default' },
);

export const ENGLISH = 'en';

const codeOf = (path: string): string => path.split('/').at(-2)!;
const names = new Map(Object.entries(NAMES).map(([path, name]) => [codeOf(path), name]));

/** The code of every language: English first, the others by code. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...[...names.keys()].filter((code) => code !== ENGLISH).sort()];

/** What a language calls itself. */
export const nameOf = (code: string): string => names.get(code) ?? code;

/** The Fluent files of a language. */
export const filesOf = (code: string): Promise<string[]> =>
  Promise.all(Object.entries(FILES).flatMap(([path, load]) => (codeOf(path) === code ? [load()] : [])));

const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0];

/** A language in two or three letters, for a bar that has no room for its region. */
export const shortOf = (code: string): string => baseOf(code).toUpperCase();

/** The language that a tag such as `de` or `de-AT` means, if there is one like it. */
export const nearest = (tag: string): string | undefined =>
  LANGUAGES.find((code) => code.toLowerCase() === tag.toLowerCase()) ??
  LANGUAGES.find((code) => baseOf(code) === baseOf(tag));
