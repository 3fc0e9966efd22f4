/** What there is to read before the first turn: the rules of this table that are not the printed ones. */
import { chosenRules } from '../../lobby/facts';
import type { Settings } from '../../wire.gen';

export const hasBriefing = ({ game, rules }: Settings): boolean => chosenRules(game, rules, []).length > 0;
