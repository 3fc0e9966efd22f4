/** Titles that names have earned on the evening's scoreboard. Each follows from the scores that everybody sees. */
import type { Score } from '../wire.gen';

export type Title = 'leader' | 'streak' | 'first-win';

/** So many games make a lead worth a title, and so many wins in a row a streak. */
const ENOUGH = 2;

/** Who has earned a title: a rule for each, in the order in which they are shown. */
const RULES: Readonly<Record<Title, (score: Score, all: readonly Score[]) => boolean>> = {
  leader: ({ wins = 0, games }, all) =>
    games >= ENOUGH && wins > 0 && all.filter((other) => (other.wins ?? 0) >= wins).length === 1,
  streak: ({ streak = 0 }) => streak >= ENOUGH,
  'first-win': ({ wins = 0, streak = 0, games }) => wins === 1 && streak === 1 && games > ENOUGH,
};

export const titlesOf = (score: Score, all: readonly Score[]): Title[] =>
  (Object.keys(RULES) as Title[]).filter((title) => RULES[title](score, all));
