/** What is to be shown, one thing after another, each with its time to be looked at. */

/** Show something, and say how long it wants to be looked at, in milliseconds. */
export type Step = () => number;

export class Paced {
  #steps: Step[] = [];
  #timer = 0;
  #done: () => void;

  /** Calls `done` whenever everything has been shown. */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** How much waits to be shown. */
  get length(): number {
    return this.#steps.length;
  }

  push(step: Step): void {
    this.#steps.push(step);
  }

  /** Go on, unless something is being looked at. */
  run(): void {
    if (!this.#timer) this.#next();
  }

  /** Show all at once. */
  flush(): void {
    this.stop();
    for (const step of this.#steps.splice(0)) step();
  }

  /** Show nothing more by itself. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #next = (): void => {
    this.#timer = 0;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const wait = step();
      if (wait > 0) {
        this.#timer = window.setTimeout(this.#next, wait);
        return;
      }
    }
    this.#done();
  };
}
