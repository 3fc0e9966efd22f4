/** What a viewer's sight says about where each element is: seen, or following from what was seen. */
import { AGENTS, CITIES, DEVICES, ELEMENTS, type Element } from '../fold/espionaje-cards';
import type { Question, Sight } from '../fold/espionaje';

/** Whether a seat holds an element: known, known not to, one of two that were asked for, or nothing known. */
export type Cell = 'yes' | 'no' | 'maybe' | 'unknown';
/** Whether an element is one of the three hidden ones. */
export type Hidden = 'yes' | 'no' | 'unknown';

const KINDS = [CITIES, DEVICES, AGENTS];

export class Deduction {
  readonly players: number;
  readonly #holds: Map<Element, ('yes' | 'no' | 'unknown')[]>;
  readonly #hidden: Map<Element, Hidden>;
  readonly #open: { seat: number; a: Element; b: Element }[] = [];

  constructor(sight: Sight, full: boolean) {
    this.players = sight.players;
    this.#holds = new Map(ELEMENTS.map((element) => [element, Array(sight.players).fill('unknown')]));
    this.#hidden = new Map(ELEMENTS.map((element) => [element, 'unknown']));
    this.#seen(sight);
    if (full) while (this.#follows(sight.hand_size));
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

  /** The own hand, cards shown to the viewer, and every pass and every card shown between others. */
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

  /** Note a fact; whether it is new. A card that one holds is held by nobody else and is not hidden. */
  #mark(seat: number, element: Element, has: boolean): boolean {
    const row = this.#holds.get(element)!;
    if (row[seat] !== 'unknown') return false;
    row[seat] = has ? 'yes' : 'no';
    if (has) {
      row.forEach((cell, other) => {
        if (cell === 'unknown' && other !== seat) row[other] = 'no';
      });
      this.#hidden.set(element, 'no');
    }
    return true;
  }

  #hide(element: Element, hidden: Hidden): boolean {
    if (this.#hidden.get(element) !== 'unknown') return false;
    this.#hidden.set(element, hidden);
    if (hidden === 'yes') this.#holds.get(element)!.fill('no');
    return true;
  }

  /** One round of plain reasoning; whether it found anything. */
  #follows(size: number): boolean {
    let found = false;
    for (const { seat, a, b } of this.#open) {
      if (this.#holds.get(a)![seat] === 'no') found = this.#mark(seat, b, true) || found;
      if (this.#holds.get(b)![seat] === 'no') found = this.#mark(seat, a, true) || found;
    }
    for (let seat = 0; seat < this.players; seat += 1) {
      const has = ELEMENTS.filter((element) => this.#holds.get(element)![seat] === 'yes').length;
      const may = ELEMENTS.filter((element) => this.#holds.get(element)![seat] === 'unknown');
      if (has === size) for (const element of may) found = this.#mark(seat, element, false) || found;
      else if (has + may.length === size) for (const element of may) found = this.#mark(seat, element, true) || found;
    }
    for (const element of ELEMENTS) {
      const row = this.#holds.get(element)!;
      if (row.every((cell) => cell === 'no')) found = this.#hide(element, 'yes') || found;
      const may = row.flatMap((cell, seat) => (cell === 'unknown' ? [seat] : []));
      const settled = this.#hidden.get(element) === 'no' && !row.includes('yes');
      if (settled && may.length === 1) found = this.#mark(may[0], element, true) || found;
    }
    for (const kind of KINDS) {
      const open = kind.filter((element) => this.#hidden.get(element) === 'unknown');
      const one = kind.some((element) => this.#hidden.get(element) === 'yes');
      if (one) for (const element of open) found = this.#hide(element, 'no') || found;
      else if (open.length === 1) found = this.#hide(open[0], 'yes') || found;
    }
    return found;
  }
}
