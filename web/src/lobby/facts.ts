/** What a lobby says of a game. */
import { GAMES } from '../games';
import { catalogue } from '../games/catalogue.svelte';
import { find, t } from '../l10n.svelte';

/** What a table of this game does without, one sentence each. */
export function absentIn(game: string): string[] {
  const facts = catalogue.of(game);
  const lacks: string[] = [];
  if (!GAMES.get(game)?.play) lacks.push(t('absent-face', { game: catalogue.title(game) }));
  if (facts?.has_dossier === false) lacks.push(t('absent-dossier'));
  if (facts && !facts.levels.length) lacks.push(t('absent-bots'));
  return lacks;
}

/** A switch of the rules in words: its own, or those that its name is made of. */
export const switchText = (rule: string): string =>
  find(`rule-${rule.replaceAll('_', '-')}`) ?? rule.replaceAll('_', ' ');
