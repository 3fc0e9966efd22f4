/** The deal of SECRETS: from a stream of numbers, and for a review of the truth. */
import type { Stream } from '../../fair/stream';
import { BULLETS, CHARACTERS, type Face, type Kind, POOL } from './cards';
import type { Rules, Seen } from './wire.gen';

/** Where everything lies before the first turn. */
export interface Deal {
  tokens: Face[];
  deck: Kind[];
  bullets: number[];
  first: number;
}

/** The deal that follows from a stream (docs/deal.md). */
export const deal = (stream: Stream, players: number): Deal => ({
  tokens: stream.shuffled(POOL[players]),
  deck: stream.shuffled(CHARACTERS),
  bullets: stream.shuffled(BULLETS),
  first: stream.below(players),
});

/** Who has the first turn, where the deal names this seat (V12). */
export const firstOf = ({ begins }: Rules, dealt: number): number =>
  begins.startsWith('seat-') ? Number(begins.slice('seat-'.length)) : dealt;

/** In a review of the truth, the first event holds the whole deal: every token is known from the start. */
export function truth(event: Seen): Seen[] {
  const { deal } = event as { deal?: { first: number; tokens: Face[] } };
  if (event.event !== 'began' || !deal) return [event];
  const tokens = deal.tokens.map((face, place, all): Seen => {
    const slot = place === all.length - 1 ? ('centre' as const) : place;
    return { event: 'looked', by: slot === 'centre' ? 0 : slot, slot, face };
  });
  return [{ ...event, first: firstOf(event.rules, deal.first) }, ...tokens];
}
