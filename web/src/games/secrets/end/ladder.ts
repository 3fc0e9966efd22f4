/** Why a game ended as it did, rung by rung (S9.4 to S9.7, V5): the first one that holds decides. */
import type { Face } from '../cards';
import type { Outcome } from '../wire.gen';

/** Of those with the lowest score: is one of them a Hippie, and is that enough? */
export interface Lowest {
  text: 'alone' | 'shared-wins' | 'shared' | 'other' | 'others';
  score: number;
  seats: number[];
  wins: boolean;
}

export interface Side {
  face: Extract<Face, 'cia' | 'kgb'>;
  sum: number;
  seats: number[];
  wins: boolean;
}

export interface Ladder {
  lowest: Lowest;
  sides: [Side, Side];
  /** Seats on no side: they are not part of any sum. */
  hippies: number[];
}

export function ladderOf({ scores, tokens, reason, cia, kgb }: Outcome): Ladder {
  const seatsWith = (face: Face): number[] => scores.flatMap((_, seat) => (tokens[seat] === face ? [seat] : []));
  const score = Math.min(...scores);
  const seats = scores.flatMap((one, seat) => (one === score ? [seat] : []));
  const isHippie = seats.some((seat) => tokens[seat] === 'hippie');
  const isAlone = seats.length === 1;
  const shared = reason === 'hippie-lowest' ? 'shared-wins' : 'shared';
  const text = isHippie ? (isAlone ? 'alone' : shared) : isAlone ? 'other' : 'others';
  return {
    lowest: { text, score, seats, wins: reason === 'hippie-lowest' },
    sides: [
      { face: 'cia', sum: cia, seats: seatsWith('cia'), wins: reason === 'cia-ahead' },
      { face: 'kgb', sum: kgb, seats: seatsWith('kgb'), wins: reason === 'kgb-ahead' },
    ],
    hippies: seatsWith('hippie'),
  };
}
