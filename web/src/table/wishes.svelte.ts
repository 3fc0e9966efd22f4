/** What the reader of a table can wish for. Each wish is one message, and the table says what came of it. */
import type { Claim } from '../games/contract';
import type { Settings, TableView } from '../wire.gen';
import type { Part, Requests, Wish } from './requests.svelte';

export abstract class Wishes {
  abstract readonly table: TableView | undefined;
  /** The code of the last refusal. */
  refusal = $state.raw('');
  isChosen = $state.raw(false);
  /** New settings are on their way. Until they arrive, people may be moving to other seats. */
  isChanging = $state.raw(false);
  /** The one-time word that moves this seat. */
  word = $state.raw('');

  protected abstract readonly requests: Requests;
  #choice = '';
  #change = '';
  #later: Partial<Settings> | null = null;

  get busy(): boolean {
    return this.requests.busy;
  }

  /** Change the settings. One change at a time: each is made to what the table says after the last one. */
  configure(change: Partial<Settings>): void {
    if (this.isChanging) this.#later = { ...this.#later, ...change };
    else this.#change = this.wish({ type: 'configure', settings: { ...this.table!.settings, ...change } });
    this.isChanging = true;
  }
  say = (text: string): void => void this.wish({ type: 'say', text });
  claim = (claim: Claim): void => void this.wish({ type: 'make-claim', claim });
  addMind = (seat: number, mind: string): void => void this.wish({ type: 'add-mind', seat, mind });
  remove = (seat: number): void => void this.wish({ type: 'remove', seat });
  handOver = (seat: number): void => void this.wish({ type: 'hand-over', seat });
  voteOut = (seat: number, out: boolean): void => void this.wish({ type: 'vote-out', seat, out });
  rename = (name: string): void => void this.wish({ type: 'rename', name });
  ready = (ready: boolean): void => void this.wish({ type: 'ready', ready, revision: this.table!.revision });
  start = (): void => void this.wish({ type: 'start' });
  leave = (): void => void this.wish({ type: 'leave' });
  back = (): void => void this.wish({ type: 'back' });
  votePause = (pause: boolean): void => void this.wish({ type: 'vote-pause', pause });
  addTime = (seat: number): void => void this.wish({ type: 'add-time', seat });
  makeLink = (): void => void this.wish({ type: 'make-link' });

  /**
   * Send this browser's part of the start. Resolves to the code of the refusal, or to nothing; it isn't shown, because
   * nobody pressed anything: if it matters, the start is void, or waits as long as it may.
   */
  give(part: Part): Promise<string> {
    return this.requests.give(part);
  }

  protected wish(wish: Wish): string {
    this.refusal = '';
    return this.requests.wish(wish);
  }

  protected decide(prompt: number, choice: object): void {
    this.#choice = this.wish({ type: 'choose', prompt, choice });
    this.isChosen = true;
  }

  /** A wish was carried out, or refused. */
  protected settled(id: string): void {
    this.requests.settled(id);
    if (id === this.#choice) this.isChosen = false;
    if (id === this.#change) this.#changed();
  }

  #changed(): void {
    const later = this.#later;
    [this.isChanging, this.#later] = [false, null];
    if (later) this.configure(later);
  }
}
