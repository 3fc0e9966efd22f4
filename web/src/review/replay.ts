/** A finished game up to one step, in the shape that a table draws. */
import type { Face, Seen, Sight } from '../games/contract';
import { isEvent, type Line, type Viewing } from '../table/viewing';
import type { Known, Notice, RecordHead, SeenStep, TableView } from '../wire.gen';

/** What a viewer could know after a step of the record: the last page that was new by then. */
export const knownAt = (known: readonly Known[], last: number): object | null =>
  known.findLast(({ step, page }) => step <= last && page)?.page ?? null;

/** The table of a record, as far as it is known: its game and its names. */
export function tableOf(code: string, round: number, record: RecordHead): TableView {
  const names = record.seats;
  return {
    code,
    stage: 'playing',
    settings: {
      ...{ game: record.game, players: record.players, rules: record.rules },
      ...{ deadline: 0, aids: 'own', misses: 2, keeps: 'claims', bots_talk: true },
    },
    seats: Array.from({ length: record.players }, (_, seat) => ({ name: names[seat] ?? '' })),
    revision: 0,
    host: null,
    round,
    attempt: 1,
    commitment: '',
  };
}

export interface PastLine extends Line {
  /** The step that it belongs to. */
  step: number;
  /** Whether it was told at all: to lay the table as it truly was, a game adds events that nobody saw. */
  isTold: boolean;
}

/** Every line up to a step, with the sights between them. */
export function linesUpTo(face: Face, seat: number | null, steps: readonly SeenStep[], last: number): PastLine[] {
  let sight: Sight | null = null;
  const lines: PastLine[] = [];
  steps.slice(0, last + 1).forEach((step, number) => {
    for (const event of step.told as (Seen | Notice)[]) {
      if (!isEvent(event)) {
        lines.push({ n: lines.length + 1, told: event, before: sight, after: sight, step: number, isTold: true });
        continue;
      }
      (face.truth?.(event) ?? [event]).forEach((told, place) => {
        const before = sight;
        sight = before ? face.fold(before, told) : face.begin(seat, told);
        lines.push({ n: lines.length + 1, told, before, after: sight, step: number, isTold: place === 0 });
      });
    }
  });
  return lines;
}

/** A viewer at a table that is being reviewed: it is asked nothing and sends nothing. */
export const lookBack = (table: TableView, seat: number | null, feed: Line[], dossier: object | null): Viewing => ({
  code: table.code,
  seat,
  isShared: false,
  live: false,
  table,
  sight: feed.at(-1)?.after ?? null,
  asked: null,
  feed,
  isChosen: false,
  dossier,
  restsOn: Infinity,
  explanation: null,
  choose: () => {},
  say: () => {},
  claim: () => {},
  askWhy: () => {},
  forgetWhy: () => {},
});
