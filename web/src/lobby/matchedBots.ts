/** The bots that "Match me" has seated: before each game they make way for bots of the level that is matched then. */
import type { Session } from '../table/session.svelte';

/** What is needed of the table's viewer. */
type Host = Pick<Session, 'code' | 'table' | 'isHost' | 'isChanging' | 'addMind'>;

const key = (code: string): string => `brushpass-matched-bots-${code}`;

/** The levels of the bots that were matched at a table, by seat. */
function kept(code: string): Record<number, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(code)) ?? '{}');
    if (found && typeof found === 'object') return found as Record<number, string>;
  } catch {
    // whatever stood there, it is no list of levels
  }
  return {};
}

/** Seat a bot, and note on this device whether its level was matched or picked by hand. */
export function seatBot({ code, addMind }: Host, seat: number, mind: string, how: { isMatched: boolean }): void {
  const levels = kept(code);
  if (how.isMatched) levels[seat] = mind;
  else delete levels[seat];
  localStorage.setItem(key(code), JSON.stringify(levels));
  addMind(seat, mind);
}

/** The level of a bot here that was picked by hand; undefined if this device has matched all of them. */
export function picked({ code, table }: Host): string | undefined {
  const levels = kept(code);
  return table?.seats.find(({ mind }, seat) => mind && levels[seat] !== mind)?.mind;
}

/**
 * Give the seats of matched bots to bots of this level, if it is another one by now. Only the host can, in the lobby. A
 * bot that was picked by hand stays, and so does one whose replacement the table has refused.
 */
export function follow(host: Host, mind: string): void {
  const { code, table, isHost, isChanging } = host;
  if (!isHost || isChanging || table?.stage !== 'lobby') return;
  const levels = kept(code);
  table.seats.forEach((seat, place) => {
    if (seat.mind && seat.mind !== mind && seat.mind === levels[place]) seatBot(host, place, mind, { isMatched: true });
  });
}
