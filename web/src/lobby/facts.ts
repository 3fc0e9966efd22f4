/** What a lobby says of a game. */
import { GAMES } from '../games';
import { catalogue } from '../games/catalogue.svelte';
import { find, t } from '../l10n.svelte';
import type { Settings } from '../wire.gen';

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

/** What a level of bots does in a game for so many players, where there is a text for it: of this level, or of its name. */
export function levelHint(game: string, level: string, players: number): string {
  const hint = (name: string): string | undefined => find(`level-${game}-${name}`, { players });
  return hint(level) ?? hint(parts(level)[0]) ?? '';
}

/** A switch of the rules in words: its text, or its name where there is none. */
export const switchText = (rule: string): string =>
  find(`rule-${rule.replaceAll('_', '-')}`) ?? rule.replaceAll('_', ' ');

/** The seat that a value names, if it names one. */
export const seatOf = (value: boolean | string): number | null =>
  typeof value === 'string' && /^seat-\d$/.test(value) ? Number(value.slice('seat-'.length)) : null;

/** A value of such a switch in words; seats are called by who has them. */
export function valueText(rule: string, value: boolean | string, names: readonly string[]): string {
  const [id, seat] = [`rule-${rule.replaceAll('_', '-')}`, seatOf(value)];
  const name = seat === null ? '' : names[seat] || t('seat-number', { number: seat + 1 });
  const text = seat === null ? find(`${id}-${value}`) : find(`${id}-seat`, { name });
  return text ?? (name || String(value).replaceAll('-', ' '));
}

/** The switches at a table of another size: those that name a seat it does not have go back to their default. */
export const fitting = (rules: Settings['rules'], players: number): Settings['rules'] =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => (seatOf(value) ?? 0) < players));

/** What a table has chosen otherwise than the box has it, one sentence each. */
export function chosenRules(game: string, rules: Settings['rules'], names: readonly string[]): string[] {
  const switches = catalogue.of(game)?.switches ?? [];
  return switches.flatMap(({ name, values }) => {
    const value = rules[name] ?? values[0];
    if (value === values[0]) return [];
    return [value === true && values.length === 2 ? switchText(name) : valueText(name, value, names)];
  });
}
