/** The deal of ESPIONAJE CARTAS: from a stream of numbers, and for a review of the truth. */
import type { Stream } from '../../fair/stream';
import { AGENTS, CITIES, DEVICES, ELEMENTS, inOrder } from './cards';
import type { Element, Seen } from './wire.gen';

/** Where every card lies. */
export interface Deal {
  solution: Element[];
  hands: Element[][];
  first: number;
}

/** The deal that follows from a stream (docs/deal.md). */
export function deal(stream: Stream, players: number): Deal {
  const solution = [CITIES, DEVICES, AGENTS].map((kind) => stream.shuffled(kind)[0]);
  const pile = stream.shuffled(ELEMENTS.filter((element) => !solution.includes(element)));
  const hands = Array.from({ length: players }, (_, seat) =>
    inOrder(pile.filter((_, place) => place % players === seat)),
  );
  return { solution, hands, first: stream.below(players) };
}

/** The whole deal: it is in the first event of a review of the truth. */
export const dealOf = (event: object | undefined): Deal | undefined => (event as { deal?: Deal } | undefined)?.deal;

/** In a review of the truth, the first event says inside the deal who begins. */
export function truth(event: Seen): Seen[] {
  const dealt = dealOf(event);
  return event.event === 'began' && dealt ? [{ ...event, first: dealt.first }] : [event];
}
