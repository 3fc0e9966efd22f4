/** Which of some languages a reader wants. */

/** Under which name this browser keeps the language that was chosen on the page. */
export const LANGUAGE_KEY = 'brushpass-language';

export const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0];

/** The language that a tag such as `de` or `de-AT` means, if there is one like it. */
export const nearestOf = (tag: string, codes: readonly string[]): string | undefined =>
  codes.find((code) => code.toLowerCase() === tag.toLowerCase()) ?? codes.find((code) => baseOf(code) === baseOf(tag));

/** The language that was chosen before, or that the browser asks for; if there is neither, the first one. */
export function wantedOf(codes: readonly string[]): string {
  const saved = localStorage.getItem(LANGUAGE_KEY);
  const chosen = codes.find((code) => code === saved);
  return chosen ?? navigator.languages.map((tag) => nearestOf(tag, codes)).find(Boolean) ?? codes[0];
}
