/** A finished game up to one step, in the shape that a table draws. */
import { folded, type AnySeen, type AnySight, type GameName } from '../fold/game';
import type { Face } from '../fold/secrets-cards';
import type { Snapshot } from '../dossier/odds';
import type { GameRecord, Known, SeenStep } from '../net/api';
import type { Names } from '../table/names';
import type { Line, Viewing } from '../table/viewing';
import type { TableView } from '../wire.gen';

/** A choice of a seat in the reader's words. */
export type ChoiceText = (choice: object, names: Names, seat: number, players: number) => string;
const choices = import.meta.glob<{ choiceText: ChoiceText }>('../{secrets,espionaje}/choices.ts');

export const choiceTexts = async (game: GameName): Promise<ChoiceText> =>
  (await choices[`../${game}/choices.ts`]()).choiceText;

/** What a viewer could know after a step of the record: the last page that was new by then. */
export const knownAt = (known: readonly Known[], last: number): Snapshot | null =>
  known.findLast(({ step, page }) => step <= last && page)?.page ?? null;

/** The view of a record's table: names only. */
export function tableOf(code: string, round: number, record: GameRecord): TableView {
  const names = record.seats ?? [];
  return {
    code,
    stage: 'playing',
    settings: { game: record.game as GameName, players: record.players, aids: 'own' },
    seats: Array.from({ length: record.players }, (_, seat) => ({ name: names[seat] ?? '' })),
    host: null,
    round,
    commitment: '',
  };
}

/** What laid the table in truth: the deal is in it, so every token is known from the start. */
function laid(event: AnySeen): AnySeen[] {
  const { deal } = event as { deal?: { first: number; tokens?: Face[] } };
  if (event.event !== 'began' || !deal) return [event];
  const tokens = (deal.tokens ?? []).map((face, place, all): AnySeen => {
    const slot = place === all.length - 1 ? ('centre' as const) : place;
    return { event: 'looked', by: slot === 'centre' ? 0 : slot, slot, face };
  });
  return [{ ...event, first: deal.first } as AnySeen, ...tokens];
}

export interface PastLine extends Line {
  /** The step that it belongs to. */
  step: number;
  /** Whether it was told at all: what laid the table in truth was seen by nobody. */
  isTold: boolean;
}

/** Every line up to a step, with the sights between them. */
export function linesUpTo(game: GameName, seat: number | null, steps: readonly SeenStep[], last: number): PastLine[] {
  let sight: AnySight | null = null;
  const lines: PastLine[] = [];
  steps.slice(0, last + 1).forEach((step, number) => {
    for (const [told, isTold] of step.told.flatMap((one) => laid(one).map((part, place) => [part, !place] as const))) {
      const before = sight;
      sight = folded(game, seat, sight, told);
      lines.push({ n: lines.length + 1, told, before, after: sight, step: number, isTold });
    }
  });
  return lines;
}

/** A place at a table that is looked back at: it asks nothing and sends nothing. */
export const lookBack = (table: TableView, seat: number | null, feed: Line[], dossier: Snapshot | null): Viewing => ({
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
  askWhy: () => {},
  forgetWhy: () => {},
});
