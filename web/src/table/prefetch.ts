/** The first look at a table: taken while the page that shows it is still loading. */
import { joinPage, lobbyPage } from '../app/pages';
import { faceOf } from '../games';
import { ownSeats, seeTable } from '../net/api';
import type { TableView } from '../wire.gen';

type Look = Promise<[table: TableView, seats: number[]]>;
let early: { code: string; look: Look } | null = null;

/** The table and the seats that this browser holds there; the parts that will show it start to load, too. */
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
  const part = table.stage !== 'lobby' ? faceOf(table.settings.game) : seats.length ? lobbyPage() : joinPage();
  part.catch(() => {}); // the page says so when it shows it
  return [table, seats];
}
