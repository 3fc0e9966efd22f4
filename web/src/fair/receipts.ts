/**
 * What this browser keeps of every start: its own shares, and the hashes that it was shown before it revealed them. It
 * outlives a reload, and all tabs share it. At the end of a game the deal is checked against it.
 */
import type { Receipt, SeenVoid } from './receipt';
import { type Place, newShare, shareHash } from './share';
import { here, type Storage } from './storage';

/** The table hasn't kept to the procedure: this browser reveals nothing. */
export class Distrust extends Error {}

/** One start, as it is kept. */
interface Kept {
  commitment: string;
  share?: string;
  hashes?: string[];
  /** When it was written, in milliseconds since the epoch. */
  at: number;
}

const PREFIX = 'brushpass-deal';
const MAX_AGE = 30 * 86_400_000;
const BEGUN = 'begun';
/** Older pages wrote this when a game began; what they have written still counts as a game. */
const ENDED = 'game';

export class Receipts {
  #code: string;
  #storage: Storage;

  constructor(code: string, storage: Storage = here()) {
    this.#code = code;
    this.#storage = storage;
  }

  /** The share of this place: the one that is kept, or a new one, which is kept before anybody hears of it. */
  share(place: Place): string {
    const kept = this.#of(place).filter(isShare);
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
    const shares = kept.filter(isShare);
    if (!shares.length) return null;
    const own = shares.find(({ name }) => name === hashes[place.seat]);
    if (!own) throw new Distrust('another hash at this seat');
    if (own.value.commitment !== place.commitment) throw new Distrust('another commitment');
    const list = kept.find(({ name }) => name === 'list')?.value.hashes;
    if (list && list.join() !== hashes.join()) throw new Distrust('another list');
    this.#write(place, 'list', { commitment: place.commitment, hashes, at: Date.now() });
    return own.value.share!;
  }

  /** The game of this start was seen to begin. That may have been for a moment, so it isn't yet a game. */
  began(place: Place): void {
    this.#note(place, BEGUN);
  }

  /** The game of this start was seen to end. */
  ended(place: Place): void {
    this.#note(place, ENDED);
  }

  /** What is kept of the last start of a round that this browser took part in.
   *
   * It lists all starts before it whose game this browser did not see to its end, whatever the table says of them: also
   * those of an earlier round, in case the table says that a game was played which nobody saw. */
  receipt(round: number, seat: number): Receipt | null {
    const starts = this.#starts(seat).filter((start) => start.round <= round);
    const last = starts.pop();
    if (last?.round !== round) return null;
    const { attempt, commitment, share, hashes } = last;
    const voids = starts.filter(({ isEnded }) => !isEnded).map(seenVoid);
    return { format: 'brushpass-receipt/1', seat, round, attempt, commitment, share, hashes, voids };
  }

  /** Every start that a seat of this browser took part in, oldest first. */
  #starts(seat: number): Start[] {
    return this.#places(seat).flatMap(({ round, attempt }) => {
      const kept = this.#of({ round, seat, attempt });
      const hashes = kept.find(({ name }) => name === 'list')?.value.hashes ?? [];
      const shares = kept.filter(isShare);
      const own = shares.find(({ name }) => name === hashes[seat]) ?? shares[0];
      if (!own) return [];
      const { commitment, share } = own.value;
      const [isBegun, isEnded] = [BEGUN, ENDED].map((mark) => kept.some(({ name }) => name === mark));
      return [{ round, attempt, commitment, share: share!, hashes, isBegun, isEnded }];
    });
  }

  #key({ round, seat, attempt }: Omit<Place, 'commitment'>, name: string): string {
    return `${PREFIX}/${this.#code}/${round}/${seat}/${attempt}/${name}`;
  }

  /** Mark a start that this browser took part in, once. */
  #note(place: Place, mark: string): void {
    const kept = this.#of(place);
    if (kept.length && !kept.some(({ name }) => name === mark))
      this.#write(place, mark, { commitment: place.commitment, at: Date.now() });
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

  /** The starts of which something is kept for a seat, oldest first. */
  #places(seat: number): { round: number; attempt: number }[] {
    const found = new Map<string, { round: number; attempt: number }>();
    for (const key of this.#keys(`${PREFIX}/${this.#code}/`)) {
      const [round, at, attempt] = key.split('/').slice(2, 5).map(Number);
      if (at === seat) found.set(`${round}/${attempt}`, { round, attempt });
    }
    return [...found.values()].sort((a, b) => a.round - b.round || a.attempt - b.attempt);
  }

  #keys(start: string): string[] {
    const all = Array.from({ length: this.#storage.length }, (_, place) => this.#storage.key(place)!);
    return all.filter((key) => key.startsWith(start)).sort();
  }

  /** Drop what nobody can ask for any more: this table's games before the last one, and old tables. */
  #tidy(round: number): void {
    const all = this.#keys(`${PREFIX}/`);
    const roundOf = (key: string): string => key.split('/', 4).join();
    const games = new Set(all.filter((key) => key.endsWith(`/${ENDED}`)).map(roundOf));
    for (const key of all) {
      const [, code, kept] = key.split('/');
      const isOver = code === this.#code && Number(kept) < round - 1 && games.has(roundOf(key));
      const { at } = JSON.parse(this.#storage.getItem(key)!) as Kept;
      if (isOver || Date.now() - at > MAX_AGE) this.#storage.removeItem(key);
    }
  }
}

/** One start, put together from what is kept of it. */
interface Start {
  round: number;
  attempt: number;
  commitment: string;
  share: string;
  hashes: string[];
  isBegun: boolean;
  isEnded: boolean;
}

const isShare = ({ value }: { value: Kept }): boolean => value.share !== undefined;

const seenVoid = ({ round, attempt, commitment, hashes, isBegun }: Start): SeenVoid => ({
  round,
  attempt,
  commitment,
  ...(hashes.length && { revealed: true }),
  ...(isBegun && { begun: true }),
});
