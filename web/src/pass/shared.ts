/** Games that several people play at one device: what one of them may see stays covered for the others, in every tab. */
import type { TableView } from '../wire.gen';

const keyOf = (table: TableView): string => `brushpass-shared-${table.code}`;

/** Remember the running game as one of several people here, also when only one of them is left. */
export function share(table: TableView): void {
  localStorage.setItem(keyOf(table), String(table.round));
}

export const wasShared = (table: TableView): boolean => localStorage.getItem(keyOf(table)) === String(table.round);
