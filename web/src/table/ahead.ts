/** The first look at a table: taken while the page that shows it is still on its way. */
import { ownSeats, seeTable, type TableView } from '../net/api';
import { gameParts } from './games';

type Look = Promise<[table: TableView, seats: number[]]>;
let early: { code: string; look: Look } | null = null;

/** The table and the seats that this browser holds there; the game's own parts are on their way, too. */
export function look(code: string): Look {
  const taken = early?.code === code ? early.look : fresh(code);
  early = null; // whoever looks again wants to see what is new
  return taken;
}

export function lookAhead(code: string): void {
  early = { code, look: fresh(code) };
  early.look.catch(() => {}); // whoever takes this look is told
}

async function fresh(code: string): Look {
  const [table, seats] = await Promise.all([seeTable(code), ownSeats(code)]);
  if (table.stage !== 'lobby') void gameParts(table.settings.game ?? 'secrets');
  return [table, seats];
}
