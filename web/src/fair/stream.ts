/** Numbers that anybody can work out again from a seed: all luck of a deal comes from them (docs/deal.md). */
import { joined } from './bytes';
import { sha256 } from './sha256';

const WORDS = 2 ** 32;

/** Unbiased numbers from SHA-256(seed, label, counter). */
export class Stream {
  #prefix: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array, label: string) {
    this.#prefix = joined([seed, new TextEncoder().encode(label)]);
  }

  /** A number from 0 to `bound` - 1, each equally likely: words past the last whole multiple are skipped. */
  below(bound: number): number {
    const fair = WORDS - (WORDS % bound);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % bound;
  }

  /** The cards in random order: Fisher and Yates, from the last place down to the second. */
  shuffled<T>(cards: readonly T[]): T[] {
    const pile = [...cards];
    for (let last = pile.length - 1; last > 0; last -= 1) {
      const pick = this.below(last + 1);
      [pile[last], pile[pick]] = [pile[pick], pile[last]];
    }
    return pile;
  }

  #next(): number {
    if (!this.#words.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.#block));
      const view = new DataView(sha256(joined([this.#prefix, counter])).buffer);
      this.#words = Array.from({ length: 8 }, (_, place) => view.getUint32(place * 4));
      this.#block += 1;
    }
    return this.#words.shift()!;
  }
}

/** The stream that a table of this game draws its deal from. */
export const streamOf = (seed: Uint8Array, game: string, players: number): Stream =>
  new Stream(seed, `brushpass/1/${game}/${players}/`);
