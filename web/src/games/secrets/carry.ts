/** Carrying a card or a bullet to a player's place, or to the centre. */
import type { Attachment } from 'svelte/attachments';
import { carried } from '../../table/drag';
import type { Slot } from './cards';
import type { Choosing } from './choosing.svelte';

const placeAt = (under: Element): HTMLElement | null => {
  const place = under.closest('[data-seat], button.place');
  const button = place?.matches('[data-target]') ? place : place?.querySelector('[data-target]');
  return button ? (place as HTMLElement) : null;
};

/** For `{@attach carry(...)}`: what is chosen with the piece, if anything, and the place where it is let go. */
export const carry = (choosing: Choosing, chosen?: () => void): Attachment<HTMLElement> =>
  carried({
    picture: '.picture',
    placeAt,
    drop: (place) => {
      const slot: Slot = place.dataset.seat === undefined ? 'centre' : Number(place.dataset.seat);
      chosen?.();
      if (!choosing.picked.includes(slot)) choosing.point(slot);
    },
  });
