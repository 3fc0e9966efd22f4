/** What this browser remembers of its reader: a name, and nothing else. */

const KEY = 'brushpass-name';

export const myName = (): string => localStorage.getItem(KEY) ?? '';

export function rememberName(name: string): void {
  localStorage.setItem(KEY, name);
}
