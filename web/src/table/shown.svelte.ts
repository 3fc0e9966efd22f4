/** What this reader has already taken note of, for this seat and game: numbers only, kept while the tab lives. */
import type { Viewing } from './viewing';

const notes = new Map<string, Shown>();

export class Shown {
  #key: string;
  #mark = $state(0);

  private constructor(key: string) {
    this.#key = key;
    this.#mark = Number(sessionStorage.getItem(key) ?? 0);
  }

  /** The one note of a seat and game: whoever asks gets the same. */
  static of(session: Viewing): Shown {
    const key = `brushpass-shown-${session.code}-${session.table?.round}-${session.seat}`;
    const found = notes.get(key) ?? new Shown(key);
    notes.set(key, found);
    return found;
  }

  /** Whether the start of the game has been read. */
  get briefed(): boolean {
    return this.#mark > 0;
  }

  brief(): void {
    this.upTo(Math.max(1, this.#mark));
  }

  /** Whether the line with this number has been read. */
  has(n: number): boolean {
    return n <= this.#mark;
  }

  upTo(n: number): void {
    this.#mark = Math.max(n, this.#mark);
    sessionStorage.setItem(this.#key, String(this.#mark));
  }
}
