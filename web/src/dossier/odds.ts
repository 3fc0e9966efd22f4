/** How likely things are, as people read it. */
import type { Slot } from '../fold/secrets-cards';
import type { EspionajeExplanation, EspionajeSnapshot, SecretsExplanation, SecretsSnapshot } from '../wire.gen';

export type Snapshot = SecretsSnapshot | EspionajeSnapshot;
export type Explanation = SecretsExplanation | EspionajeExplanation;
export type Page = SecretsSnapshot['slots'][number];

/** Whole percent; 0 and 100 only where it is certain. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** What a dossier says of one slot. */
export function pageOf(dossier: Snapshot | null, slot: Slot): Page | null {
  return dossier && 'slots' in dossier ? (dossier.slots.find((page) => page.slot === slot) ?? null) : null;
}
