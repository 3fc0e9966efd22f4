/** The keys of the table. */
import { key } from '../../table/keys.svelte';
import type { Slot } from './cards';

/** For the others in turn order, from the left; for the reader; and for the centre. */
const SEATS = 'SDFGHJK';

/** The key that points at a place, for a reader at this seat. */
export function keyOf(slot: Slot, own: number | null, players: number): string | undefined {
  if (own === null) return undefined;
  if (slot === 'centre') return key('C');
  return key(slot === own ? 'M' : SEATS[(slot - own + players - 1) % players]);
}

export const KEYS = [
  ['1 2', 'card'],
  ['S D F G H J K', 'seats'],
  ['C M', 'centre'],
  ['Q W E', 'claims'],
  ['A R', 'answer'],
  ['U R', 'un'],
  ['← →', 'arrows'],
] as const;
