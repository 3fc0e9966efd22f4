/** What a dossier says of the token in one slot. */
import type { Slot } from './cards';
import type { SlotPage, Snapshot } from './wire.gen';

export type { SlotPage, Snapshot };

export const pageOf = (dossier: Snapshot | null, slot: Slot): SlotPage | null =>
  dossier?.slots.find((page) => page.slot === slot) ?? null;
