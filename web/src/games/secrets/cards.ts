/** What is printed on the pieces of SECRETS. */
import { VALUE } from './cards.gen';
import type { Kind } from './wire.gen';

export * from './cards.gen';
export type { Face, Kind } from './wire.gen';

/** A place that holds one identity token: at a seat, or in the centre. */
export type Slot = number | 'centre';

export const faceUpScore = (up: readonly Kind[]): number => up.reduce((sum, kind) => sum + VALUE[kind], 0);
