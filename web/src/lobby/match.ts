/** "Match me": the level of bots against which this device's reader wins as often as anybody (docs/minds.md). */

/** Where everybody begins: newcomers should win now and then from the first evening on. */
const FIRST = 2;

const key = (game: string): string => `brushpass-match-${game}`;

interface Kept {
  /** The level, with what is left of it between two of them. */
  at: number;
  /** The last game that counted: the end page may be opened many times. */
  game: string;
}

function kept(game: string): Kept {
  try {
    const { at, game: last } = JSON.parse(localStorage.getItem(key(game)) ?? '{}') as Partial<Kept>;
    if (typeof at === 'number' && typeof last === 'string') return { at, game: last };
  } catch {
    // whatever stood there, it is no level
  }
  return { at: FIRST, game: '' };
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
  if (before.game === ended.id || bots.length !== ended.minds.length - 1 || ended.minds[ended.seat]) return;
  if (bots.some((mind) => mind !== matched(game, levels))) return;
  const won = Number(ended.winners.includes(ended.seat));
  const at = before.at + won - ended.winners.length / ended.minds.length;
  const most = numbered(levels).length;
  const value: Kept = { at: Math.min(most, Math.max(1, at)), game: ended.id };
  localStorage.setItem(key(game), JSON.stringify(value));
}
