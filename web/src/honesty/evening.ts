/** The lies of an evening. Each game is asked for once: a device notes which games it has looked at. */
import { codeOf } from '../net/refusal';
import type { Honesty, Label } from '../wire.gen';

export interface BiggestLie {
  round: number;
  told: Honesty;
  lie: Label;
}

/** What is known of the games of a table. */
export interface Looked {
  /** All games up to this one have been looked at. */
  upTo: number;
  /** Which game has the biggest lie so far, 0 if nobody lied, */
  round: number;
  /** and how big that is. */
  size: number;
}

export interface Evening {
  biggest: BiggestLie | null;
  /** Whether every game was looked at; if not, the biggest lie may be another one. */
  isWhole: boolean;
  looked: Looked;
  /** What the labels of the last game say; null if it has none, or they could not be loaded. */
  told: Honesty | null;
}

const NOTHING: Looked = { upTo: 0, round: 0, size: 0 };

/** These games have no labels, and never will: games of other rules, and those that are gone. */
const NEVER = ['no-such-record', 'no-labels', 'bad-record'];

const key = (code: string): string => `brushpass-lies-${code}`;

/** What this device has noted of a table. */
export function noted(code: string): Looked {
  try {
    const found = JSON.parse(localStorage.getItem(key(code)) ?? '{}') as Partial<Looked> | null;
    const { upTo, round, size } = { ...NOTHING, ...found };
    if (Number.isInteger(upTo) && Number.isInteger(round) && Number.isFinite(size)) return { upTo, round, size };
  } catch {
    // whatever stood there, it is no note
  }
  return NOTHING;
}

/** Note it for the next game, unless more is known already. */
export function note(code: string, looked: Looked): void {
  if (looked.upTo >= noted(code).upTo) localStorage.setItem(key(code), JSON.stringify(looked));
}

const bigger = (round: number, told: Honesty | null, than: number): BiggestLie | null => {
  const lie = told?.labels.find(({ number }) => number === told.biggest);
  return told && lie && told.size > than ? { round, told, lie } : null;
};

/** The biggest lie of all games up to this one, and the labels of this one. One game is asked for after another. */
export async function biggestLie(
  last: number,
  load: (round: number) => Promise<Honesty>,
  before: Looked = NOTHING,
): Promise<Evening> {
  let { upTo, round, size } = before.upTo > last ? NOTHING : before;
  let biggest: BiggestLie | null = null;
  let isWhole = true;
  const answers = new Map<number, Honesty | null>();
  const ask = async (one: number): Promise<Honesty | null> => {
    const known = answers.get(one);
    if (known !== undefined) return known;
    let told: Honesty | null = null;
    try {
      told = await load(one);
    } catch (error) {
      if (!NEVER.includes(codeOf(error))) isWhole = false;
    }
    answers.set(one, told);
    return told;
  };
  for (let one = upTo + 1; one <= last; one += 1) {
    const found = bigger(one, await ask(one), size);
    if (isWhole) upTo = one;
    if (found) [biggest, round, size] = [found, one, found.told.size];
  }
  if (round && !biggest) {
    biggest = bigger(round, await ask(round), 0);
    // Somebody has had their claims erased since, so another lie may be the biggest now.
    if (isWhole && biggest?.told.size !== size) return biggestLie(last, load);
  }
  const found = { biggest, isWhole, looked: { upTo, round, size } };
  // Here the biggest lie is found: it lacks nothing if a game that was looked at before can't be loaded again.
  return { ...found, told: await ask(last) };
}
