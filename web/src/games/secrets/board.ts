/** Where every piece lies on screen, under a stable id, so that cards and tokens can be seen to move and flip. */
import { left, right } from '../../table/seats';
import type { Kind, Slot } from './cards';
import type { Seen } from './wire.gen';

/** A card in a display, in order of arrival. */
export interface Placed {
  /** The same before and after it moves or flips. */
  id: string;
  kind: Kind | 'bullet';
  up: boolean;
}

export interface Board {
  displays: Placed[][];
  /** An id for the token in each slot. It follows only the moves that this viewer saw. */
  tokens: Map<Slot, string>;
}

/**
 * The board after these events of one game. A display that is as it was before stays the same list: a page measures every
 * card of a list that has changed.
 */
export function board(players: number, events: readonly Seen[], before?: Board): Board {
  const displays = Array.from({ length: players }, (): Placed[] => []);
  const tokens = new Map<Slot, string>(
    [...Array(players).keys(), 'centre' as const].map((slot) => [slot, `token-${slot}`]),
  );
  const swap = (a: Slot, b: Slot): void => {
    const [one, other] = [tokens.get(a)!, tokens.get(b)!];
    tokens.set(a, other).set(b, one);
  };
  let turn = 0;
  for (const event of events) {
    switch (event.event) {
      case 'drawn':
        turn += 1;
        break;
      case 'revealed':
        if (event.card !== 'politician') displays[event.to].push({ id: `card-${turn}`, kind: event.card, up: true });
        break;
      case 'handed':
        displays[event.to].push({ id: `card-${turn}`, kind: 'politician', up: true });
        break;
      case 'shot':
        displays[event.to].push({ id: `bullet-${turn}`, kind: 'bullet', up: false });
        break;
      case 'flipped':
        for (const kind of event.cards) {
          const at = displays[event.seat].findIndex((card) => card.up && card.kind === kind);
          displays[event.seat][at] = { ...displays[event.seat][at], up: false };
        }
        break;
      case 'swapped':
        swap(event.a, event.b);
        break;
      case 'diverted':
        if (event.side) swap('centre', event.side === 'left' ? left(event.by, players) : right(event.by, players));
    }
  }
  return { displays: displays.map((now, seat) => steady(before?.displays[seat], now)), tokens };
}

const steady = (before: Placed[] | undefined, now: Placed[]): Placed[] =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** The places whose tokens these events have moved, or may have. */
export function disturbed(players: number, events: readonly Seen[]): Set<Slot> {
  return new Set(
    events.flatMap((event): Slot[] => {
      if (event.event === 'swapped') return [event.a, event.b];
      return event.event === 'diverted' ? ['centre', left(event.by, players), right(event.by, players)] : [];
    }),
  );
}
