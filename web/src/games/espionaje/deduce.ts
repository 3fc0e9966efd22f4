/** Where each element is: from a viewer's sight alone, or from everything that follows from it. */
import { percent } from '../../dossier/percent';
import { type Element, ELEMENTS } from './cards';
import type { Question, Sight, Snapshot } from './wire.gen';

/** Whether a seat holds an element: yes, no, one of two that were asked for, or nothing is known. */
export type Cell = 'yes' | 'no' | 'maybe' | 'unknown';
/** Whether an element is one of the three hidden ones. */
export type Hidden = 'yes' | 'no' | 'unknown';

/** What a notebook page is written from. */
export interface Findings {
  cell(seat: number, element: Element): Cell;
  hidden(element: Element): Hidden;
  /** How likely a seat holds the element, or it is hidden; null without a dossier. */
  chance(holder: number | null, element: Element): number | null;
  /** The same with what was said, where that makes a difference to a reader; else null. */
  heard(holder: number | null, element: Element): number | null;
}

/** By how many whole percent talk moves a figure at least that gets a second one: every card moves a little. */
const MOVES = 5;

/** From a dossier, which counts every deal that is still possible. */
export class Exact implements Findings {
  readonly #rows: Map<string, Snapshot['grid'][number]>;
  readonly #worlds: number;

  constructor(dossier: Snapshot) {
    this.#rows = new Map(dossier.grid.map((row) => [row.card, row]));
    this.#worlds = dossier.worlds;
  }

  cell(seat: number, element: Element): 'yes' | 'no' | 'unknown' {
    const count = this.#rows.get(element)!.worlds.at(seat);
    return count === this.#worlds ? 'yes' : count === 0 ? 'no' : 'unknown';
  }

  hidden(element: Element): Hidden {
    return this.cell(-1, element);
  }

  chance(holder: number | null, element: Element): number {
    return this.#rows.get(element)!.chance.at(holder ?? -1)!;
  }

  heard(holder: number | null, element: Element): number | null {
    const heard = this.#rows.get(element)!.heard?.at(holder ?? -1);
    if (heard === undefined) return null;
    return Math.abs(percent(heard) - percent(this.chance(holder, element))) >= MOVES ? heard : null;
  }
}

/** From sight alone. */
export class Deduction implements Findings {
  readonly #holds: Map<Element, ('yes' | 'no' | 'unknown')[]>;
  readonly #hidden: Map<Element, Hidden>;
  readonly #open: { seat: number; a: Element; b: Element }[] = [];

  constructor(sight: Sight) {
    this.#holds = new Map(ELEMENTS.map((element) => [element, Array(sight.players).fill('unknown')]));
    this.#hidden = new Map(ELEMENTS.map((element) => [element, 'unknown']));
    this.#seen(sight);
  }

  cell(seat: number, element: Element): Cell {
    const known = this.#holds.get(element)![seat];
    if (known !== 'unknown') return known;
    return this.#open.some((one) => one.seat === seat && (one.a === element || one.b === element))
      ? 'maybe'
      : 'unknown';
  }

  hidden(element: Element): Hidden {
    return this.#hidden.get(element)!;
  }

  chance(): null {
    return null;
  }

  heard(): null {
    return null;
  }

  /** Take in the viewer's hand, the cards shown to the viewer, every pass, and every card shown between others. */
  #seen(sight: Sight): void {
    if (sight.seat !== null && sight.hand) {
      for (const element of ELEMENTS) this.#mark(sight.seat, element, sight.hand.includes(element));
    }
    const questions: Question[] = sight.question ? [...sight.history, sight.question] : sight.history;
    for (const { a, b, passed, shower, card } of questions) {
      for (const seat of passed) for (const element of [a, b]) this.#mark(seat, element, false);
      if (shower === null) continue;
      if (card) this.#mark(shower, card, true);
      else this.#open.push({ seat: shower, a, b });
    }
    for (const element of sight.ruled_out) this.#hidden.set(element, 'no');
    for (const element of sight.solution ?? []) this.#hidden.set(element, 'yes');
  }

  /** Note a fact. A card that one seat holds is held by nobody else and is not hidden. */
  #mark(seat: number, element: Element, has: boolean): void {
    const row = this.#holds.get(element)!;
    if (row[seat] !== 'unknown') return;
    row[seat] = has ? 'yes' : 'no';
    if (has) {
      row.forEach((cell, other) => {
        if (cell === 'unknown' && other !== seat) row[other] = 'no';
      });
      this.#hidden.set(element, 'no');
    }
  }
}
