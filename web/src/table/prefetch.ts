/** The first look at a table: taken while the page that shows it is still loading. */
import { faceOf } from '../games';
import { ownSeats, seeTable } from '../net/api';
import type { TableView } from '../wire.gen';

type Look = Promise<[table: TableView, seats: number[]]>;
let early: { code: string; look: Look } | null = null;

let page: Promise<typeof import('./TablePage.svelte')> | null = null;

/** The page that shows a table, asked for once: Vite takes a style sheet that failed for one that is there. */
export const tablePage = (): Promise<typeof import('./TablePage.svelte')> => (page ??= import('./TablePage.svelte'));

/** The table and the seats that this browser holds there; the game's own parts start to load, too. */
export function look(code: string): Look {
  const taken = early?.code === code ? early.look : fresh(code);
  early = null; // the next look must be a new one
  return taken;
}

export function lookAhead(code: string): void {
  early = { code, look: fresh(code) };
  early.look.catch(() => {}); // whoever takes this look sees the error
}

async function fresh(code: string): Look {
  const [table, seats] = await Promise.all([seeTable(code), ownSeats(code)]);
  if (table.stage !== 'lobby') faceOf(table.settings.game).catch(() => {}); // the session says so
  return [table, seats];
}
