/** The games that can be played: those of this page at first, then all that the server has installed. */
import { find } from '../l10n.svelte';
import { games } from '../net/api';
import { GAMES } from '.';
import type { Facts } from './contract';

class Catalogue {
  #listed = $state.raw<readonly Facts[]>([...GAMES.values()].map(({ facts }) => facts));
  #asking: Promise<void> | null = null;

  /** All that is known now, in the order in which they are listed. */
  get all(): readonly Facts[] {
    return this.#listed;
  }

  of(name: string): Facts | undefined {
    return this.#listed.find((facts) => facts.name === name) ?? GAMES.get(name)?.facts;
  }

  /** What a game is called: in the reader's words, as the server says, or by its bare name. */
  title(name: string): string {
    return find(`game-${name}`) ?? this.of(name)?.title ?? name;
  }

  /** Ask the server about a game that this page does not know. */
  ask(name: string): void {
    if (!this.of(name)) void this.load();
  }

  /** Ask the server, once: if it does not answer, the next caller asks again. */
  load(): Promise<void> {
    this.#asking ??= games().then(
      (installed) => void (this.#listed = installed.map((info) => ({ ...GAMES.get(info.name)?.facts, ...info }))),
      () => void (this.#asking = null),
    );
    return this.#asking;
  }
}

export const catalogue = new Catalogue();
