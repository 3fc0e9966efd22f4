/** What the frame of a seat says: whether it can be chosen, is chosen, acts, or gets the offer. */
import type { Choosing } from './choosing.svelte';
import type { Sight } from './wire.gen';

export interface Frame {
  target: boolean;
  picked: boolean;
  active: boolean;
  offered: boolean;
}

export const frameOf = (seat: number, sight: Sight, choosing: Choosing): Frame => ({
  target: choosing.targets.has(seat),
  picked: choosing.picked.includes(seat),
  active: sight.active === seat && sight.phase !== 'over',
  offered: sight.offer?.to === seat,
});
