/** The fair deal, recomputed: commitment, seed and the whole deal from what the table and its players put in. */
import { AGENTS, CITIES, DEVICES, ELEMENTS, inOrder } from '../fold/espionaje-cards';
import { BULLETS, CHARACTERS, POOL } from '../fold/secrets-cards';
import type { GameRecord } from '../net/api';
import { hex, joined, unhex } from '../net/bytes';
import { sha256 } from './sha256';

const LABEL = new TextEncoder().encode('brushpass/1/fair/');
const WORDS = 2 ** 32;

/** Unbiased numbers from SHA-256(seed, label, counter). */
export class Stream {
  #prefix: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array, label: string) {
    this.#prefix = joined([seed, new TextEncoder().encode(label)]);
  }

  below(bound: number): number {
    const fair = WORDS - (WORDS % bound);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % bound;
  }

  /** Fisher and Yates, from the last place down to the second. */
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

/** The deal that follows from a seed. */
export function deal(game: string, players: number, seed: Uint8Array): object {
  const stream = new Stream(seed, `brushpass/1/${game}/${players}/`);
  if (game === 'secrets') {
    return {
      tokens: stream.shuffled(POOL[players]),
      deck: stream.shuffled(CHARACTERS),
      bullets: stream.shuffled(BULLETS),
      first: stream.below(players),
    };
  }
  const solution = [CITIES, DEVICES, AGENTS].map((kind) => stream.shuffled(kind)[0]);
  const pile = stream.shuffled(ELEMENTS.filter((element) => !solution.includes(element)));
  const hands = Array.from({ length: players }, (_, seat) =>
    inOrder(pile.filter((_, place) => place % players === seat)),
  );
  return { solution, hands, first: stream.below(players) };
}

export interface Proof {
  name: 'commitment' | 'seed' | 'deal';
  holds: boolean;
  text: string;
}

/** Whether the table kept its word: three steps, each of which anybody can repeat. */
export function check(record: GameRecord, commitment: string): Proof[] {
  const { pledge } = record;
  if (!pledge) return [{ name: 'commitment', holds: false, text: '' }];
  const secret = unhex(pledge.secret);
  const promised = hex(sha256(secret));
  const seed = sha256(joined([LABEL, secret, ...pledge.entropy.map(unhex)]));
  const dealt = deal(record.game, record.players, seed);
  return [
    { name: 'commitment', holds: promised === commitment, text: promised },
    {
      name: 'seed',
      holds: hex(seed) === record.seed && pledge.entropy.length === record.players,
      text: hex(seed),
    },
    {
      name: 'deal',
      holds: isSame(dealt, record.deal),
      text: hex(sha256(new TextEncoder().encode(JSON.stringify(dealt)))),
    },
  ];
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
