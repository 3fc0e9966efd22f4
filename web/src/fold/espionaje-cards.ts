/** What is printed on the pieces of ESPIONAJE CARTAS. */
import type { EspionajeElement as Element } from '../wire.gen';

export type { Element };

export const CITIES: readonly Element[] = ['london', 'panama', 'tokyo', 'paris', 'nairobi'];
export const DEVICES: readonly Element[] = ['aeroplane', 'solar-oven', 'submarine', 'satellite', 'cipher-radio'];
export const AGENTS: readonly Element[] = ['agent-blue', 'agent-red', 'agent-green', 'agent-yellow', 'agent-violet'];
export const ELEMENTS: readonly Element[] = [...CITIES, ...DEVICES, ...AGENTS];

/** Cards in each hand, by number of players. */
export const HAND: Readonly<Record<number, number>> = { 2: 6, 3: 4, 4: 3 };

/** The cards in printed order. */
export const inOrder = (cards: readonly Element[]): Element[] => ELEMENTS.filter((element) => cards.includes(element));
