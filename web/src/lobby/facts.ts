/** What a lobby says of a game. */
import { GAMES } from '../games';
import { catalogue } from '../games/catalogue.svelte';
import { find, t } from '../l10n.svelte';

/** What is absent at a table of this game, one sentence each. */
export function absentIn(game: string): string[] {
  const facts = catalogue.of(game);
  const lacks: string[] = [];
  if (!GAMES.get(game)?.play) lacks.push(t('absent-face', { game: catalogue.title(game) }));
  if (facts?.has_dossier === false) lacks.push(t('absent-dossier'));
  if (facts && !facts.levels.length) lacks.push(t('absent-bots'));
  return lacks;
}

/** A level of bots in words: its text, or its name where there is none. */
export const levelText = (level: string): string => find(`mind-${level}`) ?? level.replaceAll('-', ' ');

/** What a level of bots does, where there is a text for it. */
export const levelHint = (level: string): string => find(`level-${level}`) ?? '';

/** A switch of the rules in words: its text, or its name where there is none. */
export const switchText = (rule: string): string =>
  find(`rule-${rule.replaceAll('_', '-')}`) ?? rule.replaceAll('_', ' ');
