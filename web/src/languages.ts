/** Every language there is: the folders of src/brushpass/locales, found when the page is built. */
import { baseOf, nearestOf } from './reader';

const NAMES = import.meta.glob<string>('../../src/brushpass/locales/*/common.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>('../../src/brushpass/locales/*/common.ftl', {
  query: '?texts',
  import: 'default',
});
const RULES = import.meta.glob<string>('../../src/brushpass/locales/*/common.ftl', {
  query: '?rules',
  import: 'default',
});

export const ENGLISH = 'en';

const codeOf = (path: string): string => path.split('/').at(-2)!;
const names = new Map(Object.entries(NAMES).map(([path, name]) => [codeOf(path), name]));

/** The code of every language: English first, the others by code. */
export const LANGUAGES: readonly string[] = [ENGLISH, ...[...names.keys()].filter((code) => code !== ENGLISH).sort()];

/** What a language calls itself. */
export const nameOf = (code: string): string => names.get(code) ?? code;

const load = (parts: Record<string, () => Promise<string>>, code: string): Promise<string> =>
  Object.entries(parts).find(([path]) => codeOf(path) === code)![1]();

/** The texts of a language, in one piece; those of rules and lessons are apart, for most tables never need them. */
export const textsOf = (code: string): Promise<string> => load(TEXTS, code);

/** What a language says in rules and lessons. */
export const rulesOf = (code: string): Promise<string> => load(RULES, code);

/** A language in two or three letters, for a bar that has no room for its region. */
export const shortOf = (code: string): string => baseOf(code).toUpperCase();

/** The language that a tag such as `de` or `de-AT` means, if there is one like it. */
export const nearest = (tag: string): string | undefined => nearestOf(tag, LANGUAGES);
