/** Messages on their way to a session: they wait until the game that they tell of has been loaded. */
import { faceOf } from '../games';
import type { Face } from '../games/contract';
import type { Outbound, TableView, Update, Welcome } from '../wire.gen';
import { openInParts } from './parts.svelte';
import { isLobby } from './viewing';

type First = Welcome | (Update & { table: TableView });

interface Receiver {
  take(message: Outbound): void;
  /** A game is about to be loaded: this is its table. */
  announce(table: TableView): void;
  /** It has been loaded. */
  show(face: Face): void;
  /** It could not be loaded: only a new page asks for it again. */
  fail(): void;
}

export class Arrival {
  #to: Receiver;
  /** The name of the game that was loaded last. */
  #game = '';
  /** Messages that arrived while a game was loading; null when nothing is loading. */
  #held: Outbound[] | null = null;

  constructor(to: Receiver) {
    this.#to = to;
  }

  receive(message: Outbound): void {
    if (this.#held) {
      if (message.type === 'welcome') this.#held = []; // it tells everything again
      this.#held.push(message);
    } else if (this.#needsGame(message)) void this.#load(message);
    else this.#to.take(message);
  }

  #needsGame(message: Outbound): message is First {
    if (message.type !== 'welcome' && message.type !== 'update') return false;
    const { table } = message;
    return table !== undefined && !isLobby(table) && table.settings.game !== this.#game;
  }

  async #load(first: First): Promise<void> {
    this.#held = [first];
    this.#to.announce(first.table);
    const { game } = first.table.settings;
    let face: Face;
    try {
      face = await faceOf(game);
    } catch {
      return this.#to.fail();
    }
    this.#game = game;
    if (first.type === 'welcome') openInParts();
    this.#to.show(face);
    const held = this.#held;
    this.#held = null;
    held.forEach((message) => this.receive(message));
  }
}
