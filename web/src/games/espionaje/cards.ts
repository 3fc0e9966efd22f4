/** What is in the box of ESPIONAJE CARTAS. */
import { ELEMENTS } from './cards.gen';
import type { Element } from './wire.gen';

export * from './cards.gen';
export type { Element } from './wire.gen';

/** The cards in printed order. */
export const inOrder = (cards: readonly Element[]): Element[] => ELEMENTS.filter((element) => cards.includes(element));
