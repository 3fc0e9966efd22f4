/** What each event looks like on the table. Nothing here depends on more than the viewer was told. */
import { left, right } from '../../../table/seats';
import { type Kind, LIMIT, type Slot } from '../cards';
import type { Seen, Sight } from '../wire.gen';

export type Gesture =
  /** Two tokens change places, for everybody to follow. */
  | { gesture: 'swap'; a: Slot; b: Slot }
  /** The centre token changes places with one of two, and this viewer does not know with which. */
  | { gesture: 'unseen'; a: number; b: number }
  /** Somebody looks at a token. */
  | { gesture: 'look'; by: number; slot: Slot }
  /** A token is shown to all but its owner, or to all. */
  | { gesture: 'show'; slot: Slot }
  /** A bullet flies from one player to another. */
  | { gesture: 'shoot'; by: number; to: number }
  /** Cards of a display turn down. */
  | { gesture: 'turn'; seat: number; cards: readonly Kind[] }
  /** The UN token goes from one player to another; null is the centre. */
  | { gesture: 'un'; from: number | null; to: number | null }
  /** A display is full. */
  | { gesture: 'last'; seat: number };

/** The gesture for an event, given the sights after and before it; some events have none. */
export function gestureOf(event: Seen, sight: Sight, before: Sight | null = null): Gesture | null {
  switch (event.event) {
    case 'swapped':
      return { gesture: 'swap', a: event.a, b: event.b };
    case 'diverted': {
      const [a, b] = [left(event.by, sight.players), right(event.by, sight.players)];
      if (event.side === undefined) return { gesture: 'unseen', a, b };
      return { gesture: 'swap', a: 'centre', b: event.side === 'left' ? a : b };
    }
    case 'looked':
      return sight.turn ? { gesture: 'look', by: event.by, slot: event.slot } : null; // before, all look at once
    case 'exposed':
      return { gesture: 'show', slot: event.seat };
    case 'centre-shown':
      return { gesture: 'show', slot: 'centre' };
    case 'shot':
      return { gesture: 'shoot', by: event.by, to: event.to };
    case 'flipped':
      return { gesture: 'turn', seat: event.seat, cards: event.cards };
    case 'un-moved':
      return { gesture: 'un', from: before?.un ?? null, to: event.to ?? null };
    case 'revealed':
    case 'handed':
      return isFull(sight, event.to) ? { gesture: 'last', seat: event.to } : null;
    default:
      return null;
  }
}

function isFull({ displays, players }: Sight, seat: number): boolean {
  const { up, down, bullets } = displays[seat];
  return up.length + down.length + bullets >= LIMIT[players];
}

/** A line that stays until the next turn: between two tokens that changed places, or may have. */
export interface Trace {
  a: Slot;
  b: Slot;
  sure: boolean;
}

/** The traces of the turn that is being played. */
export function tracesOf(events: readonly Seen[], sight: Sight): Trace[] {
  const turn = events.slice(events.findLastIndex(({ event }) => event === 'drawn') + 1);
  return turn.flatMap((event): Trace[] => {
    const found = gestureOf(event, sight);
    if (found?.gesture === 'swap') return [{ a: found.a, b: found.b, sure: true }];
    if (found?.gesture !== 'unseen') return [];
    return [found.a, found.b].map((seat) => ({ a: 'centre', b: seat, sure: false }));
  });
}
