/** What is printed on the pieces of SECRETS. */
import type { SecretsFace as Face, SecretsKind as Kind } from '../wire.gen';

export type { Face, Kind };
export type Slot = number | 'centre';

export const KINDS: readonly Kind[] = [
  'double-agent',
  'politician',
  'psychiatrist',
  'detective',
  'journalist',
  'scientist',
  'diplomat',
  'assassin',
];

export const COPIES: Readonly<Record<Kind, number>> = {
  'double-agent': 3,
  politician: 4,
  psychiatrist: 2,
  detective: 3,
  journalist: 4,
  scientist: 6,
  diplomat: 3,
  assassin: 4,
};

export const VALUE: Readonly<Record<Kind, number>> = {
  'double-agent': 2,
  politician: 3,
  psychiatrist: -1,
  detective: -2,
  journalist: 3,
  scientist: 5,
  diplomat: 1,
  assassin: 0,
};

/** The 29 characters in printed order. */
export const CHARACTERS: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(COPIES[kind]).fill(kind));
export const BULLETS: readonly number[] = [0, -1, -2, -3];
export const FACES: readonly Face[] = ['cia', 'kgb', 'hippie'];

const pool = (agents: number, hippies: number): Face[] => [
  ...Array<Face>(agents).fill('cia'),
  ...Array<Face>(agents).fill('kgb'),
  ...Array<Face>(hippies).fill('hippie'),
];

/** The tokens in play, one more than players. */
export const POOL: Readonly<Record<number, readonly Face[]>> = {
  4: pool(2, 1),
  5: pool(2, 2),
  6: pool(3, 1),
  7: pool(3, 2),
  8: pool(4, 1),
};

/** The game ends when a display holds this many cards. */
export const LIMIT: Readonly<Record<number, number>> = { 4: 5, 5: 5, 6: 5, 7: 4, 8: 4 };

export const faceUpScore = (up: readonly Kind[]): number => up.reduce((sum, kind) => sum + VALUE[kind], 0);
