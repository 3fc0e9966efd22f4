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

/** A level's name and its number; tables of 0.1.0 have levels without one. */
const parts = (level: string): readonly [string, number?] => {
  const found = /^(.+)-(\d+)$/.exec(level);
  return found ? [found[1], Number(found[2])] : [level];
};

/** A level of bots in words: its text and number, or its name where there is no text. */
export function levelText(level: string): string {
  const [title, number] = parts(level);
  const text = find(`mind-${title}`);
  if (text === undefined) return level.replaceAll('-', ' ');
  return number === undefined ? text : t('mind-numbered', { title: text, number });
}

/** What a level of bots does, where there is a text for it. */
export const levelHint = (level: string): string => find(`level-${parts(level)[0]}`) ?? '';

/** A switch of the rules in words: its text, or its name where there is none. */
export const switchText = (rule: string): string =>
  find(`rule-${rule.replaceAll('_', '-')}`) ?? rule.replaceAll('_', ' ');

/** A value of such a switch in words. */
export const valueText = (rule: string, value: boolean | string): string =>
  find(`rule-${rule.replaceAll('_', '-')}-${value}`) ?? String(value).replaceAll('-', ' ');
