/** Text of the page: `t('message-id', { vars })`. One Fluent bundle at a time, loaded when needed, switched in place. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ENGLISH, LANGUAGES, rulesOf, textsOf } from './languages';
import { LANGUAGE_KEY, wantedOf } from './reader';

type Variables = Record<string, FluentVariable>;

/** What is left to say when the texts themselves could not be loaded. */
const WITHOUT_TEXTS: Readonly<Record<string, string>> = {
  'part-missing': 'This page could not be loaded.',
  'part-again': 'Try again',
};

let bundle = $state.raw<FluentBundle>();
let current = $state.raw(ENGLISH);
let wantsRules = false;
let rules: Promise<void> | null = null;

/** The language that the page speaks now. */
export const language = (): string => current;

/** The text of a message in the reader's language; its id if there is none. */
export const t = (id: string, vars?: Variables): string => find(id, vars) ?? WITHOUT_TEXTS[id] ?? id;

/** The text of a message that may not be there: games from elsewhere have no texts on this page. */
export function find(id: string, vars?: Variables): string | undefined {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle!.formatPattern(message.value, vars, []) : undefined;
}

/** Several things in a row, as the reader's language joins them: "A, B and C", "A, B or C". English is British. */
export const list = (things: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(current === ENGLISH ? 'en-GB' : current, { type }).format(things);

/** Load the language that was chosen before, or that the browser asks for. */
export async function loadTexts(): Promise<void> {
  const wanted = wantedOf(LANGUAGES);
  const texts = setLanguage(wanted);
  // The first numbers of a language take a slow phone 60 ms: let it prepare them while it waits for the texts.
  new Intl.PluralRules(wanted).select(new Intl.NumberFormat(wanted).format(1).length);
  await texts;
}

/** A part of the page that tells rules or a lesson, together with their texts. */
export async function withRules<Part>(part: Promise<Part>): Promise<Part> {
  wantsRules = true;
  rules ??= setLanguage(current).catch((error: unknown) => {
    rules = null; // whoever asks next tries again
    throw error;
  });
  const [loaded] = await Promise.all([part, rules]);
  return loaded;
}

export async function setLanguage(wanted: string, { keep = false } = {}): Promise<void> {
  const texts = await Promise.all([textsOf(wanted), wantsRules ? rulesOf(wanted) : '']);
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  current = wanted;
  document.documentElement.lang = wanted;
  if (keep) localStorage.setItem(LANGUAGE_KEY, wanted);
}
