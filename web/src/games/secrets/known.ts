/** What this viewer saw of the token that lies, or may lie, in a slot now. */
import type { Face, Slot } from './cards';
import type { Sight, Sighting } from './wire.gen';

export interface Known {
  /** The face that is certainly here. */
  sure: Face | null;
  /** Faces of tokens that may be here, or in another place. */
  maybe: Face[];
  /** Every sighting that has to do with this slot, newest first. */
  sightings: Sighting[];
}

export function known(sight: Sight, slot: Slot): Known {
  const here = sight.sightings.filter((one) => one.now.includes(slot)).reverse();
  const sure = here.find((one) => one.now.length === 1)?.face ?? null;
  const maybe = sure ? [] : [...new Set(here.map((one) => one.face))];
  return { sure, maybe, sightings: here };
}

/** The player who would get the UN token if the turn ended now, if anybody. */
export function unNext(sight: Sight): number | null {
  const counts = sight.displays.map(({ up, down, bullets }) => up.length + down.length + bullets);
  const fewest = Math.min(...counts);
  const holders = counts.flatMap((count, seat) => (count === fewest ? [seat] : []));
  return holders.length === 1 ? holders[0] : null;
}
