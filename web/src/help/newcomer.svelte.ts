/** Whether this device is new to games: what can be opened is marked during its first two. Kept on the device only. */

const KEY = 'brushpass-first-games';
const FEW = 2;

class Newcomer {
  /** The first games that were begun here, and one more once there is one. */
  #games = $state.raw<readonly string[]>(JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);

  /** A game is shown: its table and round. Whether it is one of the first two here. */
  greet(game: string): boolean {
    if (!this.#games.includes(game) && this.#games.length <= FEW) {
      this.#games = [...this.#games, game];
      localStorage.setItem(KEY, JSON.stringify(this.#games));
    }
    return this.#games.indexOf(game) >= 0 && this.#games.indexOf(game) < FEW;
  }
}

export const newcomer = new Newcomer();
