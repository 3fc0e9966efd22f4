/** What this reader has already read, for one seat and game: numbers only, kept until the tab is closed. */
import type { Viewing } from './viewing';

const all = new Map<string, ReadMarks>();

export class ReadMarks {
  #key: string;
  #mark = $state(0);

  private constructor(key: string) {
    this.#key = key;
    this.#mark = Number(sessionStorage.getItem(key) ?? 0);
  }

  /** The marks of a seat and game: every caller gets the same object. */
  static of(session: Viewing): ReadMarks {
    const key = `brushpass-shown-${session.code}-${session.table?.round}-${session.seat}`;
    const marks = all.get(key) ?? new ReadMarks(key);
    all.set(key, marks);
    return marks;
  }

  /** Whether the briefing has been read. */
  get briefed(): boolean {
    return this.#mark > 0;
  }

  brief(): void {
    this.upTo(Math.max(1, this.#mark));
  }

  /** Whether the message with this number has been read. */
  has(n: number): boolean {
    return n <= this.#mark;
  }

  upTo(n: number): void {
    this.#mark = Math.max(n, this.#mark);
    sessionStorage.setItem(this.#key, String(this.#mark));
  }
}
