/** The way that every token took: from the true events of a game that is over. */
import { left, right } from '../../../table/seats';
import type { Face, Slot } from '../cards';
import type { Seen } from '../wire.gen';

/** Two tokens changed places. Places are rows: the seats in order, then the centre. */
export interface Swap {
  turn: number;
  by: number;
  a: number;
  b: number;
}

/** One token: where it lay at the start, and after each swap. */
export interface Journey {
  face: Face;
  rows: number[];
}

export interface Journeys {
  swaps: Swap[];
  tokens: Journey[];
}

/** What a seat's player was, and since which turn; `by` is who made the change, and nobody made the first one. */
export interface Stage {
  face: Face;
  turn: number;
  by: number | null;
}

type Began = { players: number; deal?: { tokens: Face[] } };

/** The journeys in a game whose events are told as they truly were; null if they are not. */
export function journeysOf(events: readonly Seen[]): Journeys | null {
  const began = events.find(({ event }) => event === 'began') as (Seen & Began) | undefined;
  if (!began?.deal) return null;
  const { players, deal } = began;
  const row = (slot: Slot): number => (slot === 'centre' ? players : slot);
  const swaps: Swap[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.event === 'drawn') turn += 1;
    else if (event.event === 'swapped') swaps.push({ turn, by: event.by, a: row(event.a), b: row(event.b) });
    else if (event.event === 'diverted') {
      const b = event.side === 'left' ? left(event.by, players) : right(event.by, players);
      swaps.push({ turn, by: event.by, a: players, b });
    }
  }
  return { swaps, tokens: deal.tokens.map((face, start) => ({ face, rows: rowsOf(start, swaps) })) };
}

/** Where a token lies at the start, and after each swap. */
function rowsOf(start: number, swaps: readonly Swap[]): number[] {
  const rows = [start];
  for (const { a, b } of swaps) {
    const at = rows.at(-1)!;
    rows.push(at === a ? b : at === b ? a : at);
  }
  return rows;
}

/** What the player in a row was, one stage for each change of the face that lies there. */
export function storyOf({ swaps, tokens }: Journeys, row: number): Stage[] {
  const faceAt = (time: number): Face => tokens.find(({ rows }) => rows[time] === row)!.face;
  const story: Stage[] = [{ face: faceAt(0), turn: 0, by: null }];
  swaps.forEach(({ turn, by }, place) => {
    const face = faceAt(place + 1);
    if (face !== story.at(-1)!.face) story.push({ face, turn, by });
  });
  return story;
}

/** The line of a journey, on a field that is as many units wide as there are swaps and one, and one unit high a row. */
export function lineOf({ rows }: Journey): string {
  const middle = (row: number): number => row + 0.5;
  let line = `M0 ${middle(rows[0])}`;
  rows.slice(1).forEach((row, place) => {
    const before = rows[place];
    if (row === before) return;
    const x = place + 1;
    line += `H${x - 0.3}C${x} ${middle(before)} ${x} ${middle(row)} ${x + 0.3} ${middle(row)}`;
  });
  return `${line}H${rows.length}`;
}
