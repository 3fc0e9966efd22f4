/** A share of the deal: 32 random bytes, and the hash that is shown before anybody reveals theirs (docs/deal.md). */
import { hex, joined, unhex } from './bytes';
import { sha256 } from './sha256';

const LABEL = new TextEncoder().encode('brushpass/2/share/');

/** Where a share belongs: to one seat in one start at one table. */
export interface Place {
  /** The table's, for this start. */
  commitment: string;
  round: number;
  attempt: number;
  seat: number;
}

export const newShare = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** The SHA-256 of something in hexadecimal. */
export const hashOf = (text: string): string => hex(sha256(unhex(text)));

/** What a client shows of its share. At another seat or in another start nobody can open it. */
export function shareHash(share: string, { commitment, round, attempt, seat }: Place): string {
  const numbers = new DataView(new ArrayBuffer(9));
  numbers.setUint32(0, round);
  numbers.setUint32(4, attempt);
  numbers.setUint8(8, seat);
  return hex(sha256(joined([LABEL, unhex(commitment), new Uint8Array(numbers.buffer), unhex(share)])));
}
