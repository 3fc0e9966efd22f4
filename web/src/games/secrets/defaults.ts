/** Every switch at its default, for tests. */
import type { Rules } from './wire.gen';

export const RULES: Rules = { tied_hippies_win: false, last_pairs_stay: false, begins: 'chance' };
