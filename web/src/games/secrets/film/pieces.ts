/** Where things are on the stage. */
import type { Slot } from '../cards';

export const slotAt = (slot: Slot, stage: Element): HTMLElement | null => stage.querySelector(`[data-slot="${slot}"]`);
export const seatAt = (seat: number, stage: Element): HTMLElement | null =>
  stage.querySelector(`[data-seat="${seat}"]`);
