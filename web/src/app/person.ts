/** What this browser remembers of its reader: a name, no more. */

const KEY = 'brushpass-name';

export const myName = (): string => localStorage.getItem(KEY) ?? '';

export function rememberName(name: string): void {
  localStorage.setItem(KEY, name);
}
