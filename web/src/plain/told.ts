/** The sight of a game whose fold this page doesn't know: nothing but what was told. */
import type { Seen, Sight } from '../games/contract';

export class Told {
  readonly events: readonly Seen[];

  constructor(events: readonly Seen[]) {
    this.events = events;
  }
}

export const begin = (_viewer: number | null, event: Seen): Sight => new Told([event]);

export const fold = (sight: Sight, event: Seen): Sight => new Told([...(sight as Told).events, event]);

/** Who won, from the last event that says so; null where none does. */
export function winnersIn(events: readonly Seen[]): number[] | null {
  for (const event of events.toReversed()) {
    const winners = find(event, 'winners');
    if (Array.isArray(winners) && winners.every((seat) => typeof seat === 'number')) return winners;
  }
  return null;
}

/** The value of a field, however deep it lies. */
function find(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (field in value) return (value as Record<string, unknown>)[field];
  for (const part of Object.values(value)) {
    const found = find(part, field);
    if (found !== undefined) return found;
  }
  return undefined;
}
