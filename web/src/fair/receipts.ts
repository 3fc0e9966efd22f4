/**
 * What this browser keeps of every start: its own shares, and the hashes that it was shown before it revealed them. It
 * outlives a reload, and all tabs share it. At the end of a game the deal is checked against it.
 */
import { type Place, newShare, shareHash } from './share';

/** The table hasn't kept to the procedure: this browser reveals nothing. */
export class Distrust extends Error {}

/** The same as Python's `core.receipt.Receipt`: `brushpass verify --receipt` reads it. */
export interface Receipt {
  format: 'brushpass-receipt/1';
  seat: number;
  round: number;
  attempt: number;
  commitment: string;
  share: string;
  /** The list that was shown before the share was revealed; empty if there was none. */
  hashes: string[];
  /** The commitments of void starts that this browser took part in. */
  voids: string[];
  /** The events that this seat was shown during the game. */
  told?: object[];
}

/** One start, as it is kept. */
interface Kept {
  commitment: string;
  share?: string;
  hashes?: string[];
  /** When it was written, in milliseconds since the epoch. */
  at: number;
}

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'brushpass-deal';
const MAX_AGE = 30 * 86_400_000;

export class Receipts {
  #code: string;
  #storage: Storage;

  constructor(code: string, storage: Storage = here()) {
    this.#code = code;
    this.#storage = storage;
  }

  /** The share of this place: the one that is kept, or a new one, which is kept before anybody hears of it. */
  share(place: Place): string {
    const kept = this.#of(place).filter(({ name }) => name !== 'list');
    if (kept.some(({ value }) => value.commitment !== place.commitment)) throw new Distrust('another commitment');
    if (kept.length) return kept[0].value.share!;
    this.#tidy(place.round);
    const share = newShare();
    // The key names the hash: two tabs that draw at the same time don't overwrite each other.
    this.#write(place, shareHash(share, place), { commitment: place.commitment, share, at: Date.now() });
    return share;
  }

  /** Another device of this seat has shown its hash first: this browser takes no part. */
  forget(place: Place, share: string): void {
    this.#storage.removeItem(this.#key(place, shareHash(share, place)));
  }

  /** The share to reveal to this list, which is kept. Null if this browser takes no part. */
  reveal(place: Place, hashes: string[]): string | null {
    const kept = this.#of(place);
    const shares = kept.filter(({ name }) => name !== 'list');
    if (!shares.length) return null;
    const own = shares.find(({ name }) => name === hashes[place.seat]);
    if (!own) throw new Distrust('another hash at this seat');
    if (own.value.commitment !== place.commitment) throw new Distrust('another commitment');
    const list = kept.find(({ name }) => name === 'list')?.value.hashes;
    if (list && list.join() !== hashes.join()) throw new Distrust('another list');
    this.#write(place, 'list', { commitment: place.commitment, hashes, at: Date.now() });
    return own.value.share!;
  }

  /** What is kept of the last start of a round that this browser took part in. */
  receipt(round: number, seat: number): Receipt | null {
    const starts = this.#attempts(round, seat).flatMap((attempt) => {
      const kept = this.#of({ round, seat, attempt });
      const hashes = kept.find(({ name }) => name === 'list')?.value.hashes ?? [];
      const shares = kept.filter(({ name }) => name !== 'list');
      const own = shares.find(({ name }) => name === hashes[seat]) ?? shares[0];
      return own ? [{ attempt, commitment: own.value.commitment, share: own.value.share!, hashes }] : [];
    });
    const last = starts.pop();
    if (!last) return null;
    const voids = starts.map(({ commitment }) => commitment);
    return { format: 'brushpass-receipt/1', seat, round, ...last, voids };
  }

  /** How the keys of a seat in one round begin. */
  #start(round: number, seat: number): string {
    return `${PREFIX}/${this.#code}/${round}/${seat}/`;
  }

  #key({ round, seat, attempt }: Omit<Place, 'commitment'>, name: string): string {
    return `${this.#start(round, seat)}${attempt}/${name}`;
  }

  #write(place: Place, name: string, value: Kept): void {
    this.#storage.setItem(this.#key(place, name), JSON.stringify(value));
  }

  /** Everything that is kept of one start. */
  #of(place: Omit<Place, 'commitment'>): { name: string; value: Kept }[] {
    const start = this.#key(place, '');
    return this.#keys(start).map((key) => ({
      name: key.slice(start.length),
      value: JSON.parse(this.#storage.getItem(key)!) as Kept,
    }));
  }

  #attempts(round: number, seat: number): number[] {
    const start = this.#start(round, seat);
    const found = this.#keys(start).map((key) => Number(key.slice(start.length).split('/')[0]));
    return [...new Set(found)].sort((a, b) => a - b);
  }

  #keys(start: string): string[] {
    const all = Array.from({ length: this.#storage.length }, (_, place) => this.#storage.key(place)!);
    return all.filter((key) => key.startsWith(start)).sort();
  }

  /** Drop what nobody can ask for any more: this table's games before the last one, and old tables. */
  #tidy(round: number): void {
    for (const key of this.#keys(`${PREFIX}/`)) {
      const [, code, kept] = key.split('/');
      const isOver = code === this.#code && Number(kept) < round - 1;
      const { at } = JSON.parse(this.#storage.getItem(key)!) as Kept;
      if (isOver || Date.now() - at > MAX_AGE) this.#storage.removeItem(key);
    }
  }
}

/** A storage that forgets everything with the page, for browsers that keep nothing. */
export function forgetful(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
}

let memory: Storage | undefined;

function here(): Storage {
  try {
    localStorage.setItem(`${PREFIX}-probe`, '');
    localStorage.removeItem(`${PREFIX}-probe`);
    return localStorage;
  } catch {
    return (memory ??= forgetful());
  }
}
