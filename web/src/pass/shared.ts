/** Games that several people play at one device: the page is covered between them, in every tab. */
import type { TableView } from '../wire.gen';

const keyOf = (table: TableView): string => `brushpass-shared-${table.code}`;

/** Remember that several people play this game here, even when only one of them is left. */
export function share(table: TableView): void {
  localStorage.setItem(keyOf(table), String(table.round));
}

export const wasShared = (table: TableView): boolean => localStorage.getItem(keyOf(table)) === String(table.round);
