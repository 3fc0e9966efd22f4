/** How much of the talk a reader has not read yet: what was there when the page loaded counts as read. */
import { talkerOf } from './talk';
import { isEvent, type Line } from './viewing';

interface Talked {
  readonly seat: number | null;
  readonly feed: readonly Line[];
}

export class Unread {
  /** The number of the last message that was read. */
  #read = $state.raw(-1);
  readonly #session: () => Talked;

  constructor(session: () => Talked) {
    this.#session = session;
    $effect.pre(() => {
      if (this.#read < 0 && session().feed.length) this.readAll();
    });
  }

  get count(): number {
    const { feed, seat } = this.#session();
    return feed.filter(({ n, told }) => {
      const talker = isEvent(told) ? null : talkerOf(told);
      return n > this.#read && talker !== null && talker !== seat;
    }).length;
  }

  readAll(): void {
    this.#read = this.#session().feed.at(-1)?.n ?? 0;
  }
}
