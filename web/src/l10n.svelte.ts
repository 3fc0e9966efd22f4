/** Text of the page: `t('message-id', { vars })`. One Fluent bundle at a time, loaded when needed, switched in place. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'es', 'it', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

type Variables = Record<string, FluentVariable>;

const KEY = 'brushpass-language';
const FILES = import.meta.glob<string>('../../src/brushpass/locales/*/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle>();
let current = $state.raw<Language>('en');

/** The language that the page speaks now. */
export const language = (): Language => current;

/** The text of a message in the reader's language; its id if there is none. */
export const t = (id: string, vars?: Variables): string => find(id, vars) ?? id;

/** The text of a message that may not be there: games from elsewhere have no texts on this page. */
export function find(id: string, vars?: Variables): string | undefined {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, vars, []) : undefined;
}

/** Load the language that was chosen before, or that the browser asks for. */
export async function loadTexts(): Promise<void> {
  await setLanguage(chosen() ?? preferred());
}

export async function setLanguage(wanted: Language, { keep = false } = {}): Promise<void> {
  const paths = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${wanted}/`));
  const texts = await Promise.all(paths.map(([, load]) => load()));
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  current = wanted;
  document.documentElement.lang = wanted;
  if (keep) localStorage.setItem(KEY, wanted);
}

const isLanguage = (text: string | null): text is Language => LANGUAGES.includes(text as Language);

function chosen(): Language | null {
  const saved = localStorage.getItem(KEY);
  return isLanguage(saved) ? saved : null;
}

function preferred(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? 'en';
}
