/** "Match me": the level of bots against which this device's reader wins as often as anybody (docs/minds.md). */

/** Where everybody begins: newcomers should win now and then from the first evening on. */
const FIRST = 2;

const key = (game: string): string => `brushpass-match-${game}`;

interface Kept {
  /** The level, with what is left of it between two of them. */
  at: number;
  /** The latest games that counted, the newest last: the end page of each may be opened many times. */
  games: readonly string[];
}

/** How many games are kept: more than anybody has tables to go back to. */
const KEPT = 100;

function kept(game: string): Kept {
  try {
    const { at, games } = JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Partial<Kept>;
    if (typeof at === 'number' && Array.isArray(games)) return { at, games };
  } catch {
    // whatever stood there, it is no level
  }
  return { at: FIRST, games: [] };
}

/** Levels have a number each, weakest first; a game without numbers has nothing to match. */
const numbered = (levels: readonly string[]): readonly string[] => levels.filter((level) => /-\d+$/.test(level));

/** The level that suits this device's reader; undefined where a game's levels have no numbers. */
export function matched(game: string, levels: readonly string[]): string | undefined {
  const dial = numbered(levels);
  return dial[Math.min(dial.length, Math.max(1, Math.round(kept(game).at))) - 1];
}

/**
 * A game of one person among bots is over. After a win the level rises by the share of the table that lost, after a
 * defeat it falls by the share that won. So it stays where the reader wins as often as the table does on average. Only
 * games against the level that was matched count, and each of them once.
 */
export function note(
  game: string,
  levels: readonly string[],
  ended: { id: string; minds: readonly string[]; seat: number; winners: readonly number[] },
): void {
  const before = kept(game);
  const bots = ended.minds.filter(Boolean);
  if (before.games.includes(ended.id) || bots.length !== ended.minds.length - 1 || ended.minds[ended.seat]) return;
  if (bots.some((mind) => mind !== matched(game, levels))) return;
  const won = Number(ended.winners.includes(ended.seat));
  const at = before.at + won - ended.winners.length / ended.minds.length;
  const most = numbered(levels).length;
  const value: Kept = { at: Math.min(most, Math.max(1, at)), games: [...before.games, ended.id].slice(-KEPT) };
  localStorage.setItem(key(game), JSON.stringify(value));
}
