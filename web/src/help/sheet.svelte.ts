/** The sheet with rules and keys over a table. `openHelp()` from anywhere opens it; Help.svelte shows it. */

type Part = 'rules' | 'keys';

class Sheet {
  /** How many tables it can lie over: while one is exchanged for another there are two. */
  tables = $state.raw(0);
  /** What it is opened for; null while it is put away. */
  part = $state.raw<Part | null>(null);
}

export const sheet = new Sheet();

export function openHelp(part: Part = 'rules'): void {
  if (sheet.tables) sheet.part = part;
}
