/** Every switch at its default, for tests. */
import type { Rules } from './wire.gen';

export const RULES: Rules = { clue_accusation: false, accuse_after_asking: false, no_early_accusation: false };
