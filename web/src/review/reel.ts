/** A finished game as one viewer saw it, and what that viewer could know. */
import type { Face } from '../games/contract';
import { knowledge, ownSeats, seenRecord, seeTable } from '../net/api';
import type { Known, RecordHead, SeenStep } from '../wire.gen';
import { linesUpTo, type PastLine } from './replay';

export interface Reel {
  /** `truth`, `public` or a seat. */
  as: string;
  seat: number | null;
  /** Whether the end is left out. */
  isSealed: boolean;
  steps: SeenStep[];
  known: Known[];
  lines: PastLine[];
}

export const seatOf = (as: string): number | null => (/^\d+$/.test(as) ? Number(as) : null);

/** Load what one viewer saw. Sealed, nothing arrives that the viewer did not know before the end. */
export async function loadReel(face: Face, code: string, round: number, as: string, isSealed: boolean): Promise<Reel> {
  const seat = seatOf(as);
  const [steps, known] = await Promise.all([
    seenRecord(code, round, as, isSealed),
    as === 'truth' ? [] : knowledge(code, round, as, isSealed).catch(() => []),
  ]);
  return { as, seat, isSealed, steps, known, lines: linesUpTo(face, seat, steps, steps.length - 1) };
}

/** Where this browser's player sat in that game, by name; null if they did not. */
export async function ownSeatIn(code: string, head: RecordHead): Promise<number | null> {
  const [table, seats] = await Promise.all([seeTable(code), ownSeats(code)]);
  for (const seat of seats) {
    const place = head.seats.indexOf(table.seats[seat]?.name ?? '');
    if (place >= 0) return place;
  }
  return null;
}
