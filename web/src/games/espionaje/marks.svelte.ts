/** The reader's own marks, kept on this device for this seat and game. */
import { type Element, ELEMENTS } from './cards';
import type { View } from './view';

export type Mark = 'none' | 'suspect' | 'out';
const NEXT: Readonly<Record<Mark, Mark>> = { none: 'suspect', suspect: 'out', out: 'none' };

export class Marks {
  #key: string;
  #marks = $state.raw<Partial<Record<Element, Mark>>>({});

  constructor(session: View) {
    this.#key = `brushpass-marks-${session.code}-${session.table?.round}-${session.seat}`;
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, Mark>;
      this.#marks = Object.fromEntries(
        Object.entries(kept).filter(([element, mark]) => isElement(element) && mark in NEXT),
      );
    } catch {
      this.#marks = {};
    }
  }

  of(element: Element): Mark {
    return this.#marks[element] ?? 'none';
  }

  /** None, suspected, crossed out, none again. */
  turn(element: Element): void {
    this.#marks = { ...this.#marks, [element]: NEXT[this.of(element)] };
    localStorage.setItem(this.#key, JSON.stringify(this.#marks));
  }
}

const isElement = (text: string): text is Element => ELEMENTS.includes(text as Element);
