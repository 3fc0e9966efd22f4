/** What people are called, for sentences: each reader is "you" to themselves. */
import { list, t } from '../l10n.svelte';
import type { TableView } from '../wire.gen';

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** A name that keeps its own direction inside a sentence. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

export class Names {
  readonly you: number | null;
  readonly #seats: readonly string[];

  constructor(table: TableView | undefined, you: number | null) {
    this.you = you;
    this.#seats = (table?.seats ?? []).map((seat) => seat.name);
  }

  /** The player's own name, or the seat's number. */
  of(seat: number): string {
    const name = this.#seats[seat];
    return name ? isolated(name) : t('seat-number', { number: seat + 1 });
  }

  /** The variables of a sentence about this player: `$by` and `$you`. */
  by(seat: number): { by: string; you: string } {
    return { by: this.of(seat), you: this.yes(seat) };
  }

  /** The variables of a sentence about two players: one does something to the other. */
  toward(by: number, to: number): { by: string; you: string; to: string; toyou: string } {
    return { ...this.by(by), to: this.of(to), toyou: this.yes(to) };
  }

  /** Of whom something is said: of the speaker, of the reader, or of somebody else (`$who`, and `$name`). */
  said(seat: number, speaker: number): { who: string; name: string } {
    const who = seat === speaker ? 'speaker' : seat === this.you ? 'reader' : 'other';
    return { who, name: this.of(seat) };
  }

  /** Two players of whom one may be the reader, who then comes first: `$a`, `$b` and `$toyou`. */
  pair(one: number, other: number): { a: string; b: string; toyou: string } {
    const [a, b] = other === this.you ? [other, one] : [one, other];
    return { a: this.of(a), b: this.of(b), toyou: this.yes(a) };
  }

  /** Several names as one text. */
  all(seats: readonly number[]): string {
    return list(seats.map((seat) => this.of(seat)));
  }

  /** Whether this seat is the reader's, as texts want it: `yes` or `no`. */
  yes(seat: number): string {
    return seat === this.you ? 'yes' : 'no';
  }
}
