/** Seats, numbered clockwise from 0. The one on the left plays next. */

export type Viewer = number | null;

export const left = (seat: number, players: number): number => (seat + 1) % players;
export const right = (seat: number, players: number): number => (seat + players - 1) % players;

/** All other seats, clockwise from the left. */
export const others = (seat: number, players: number): number[] =>
  Array.from({ length: players - 1 }, (_, step) => (seat + step + 1) % players);
