/** Shows what happened one step after another, each with time to look at it. */
import { restFactor } from '../app/speed.svelte';

/** Show something, and say for how many milliseconds it should be looked at. */
export type Step = () => number;

/** With more steps than this waiting, the page hurries. */
const CROWD = 10;

/** How long the page really rests, given how many steps are waiting. Readers who want no motion need the pauses, too. */
export function paced(wait: number, waiting: number): number {
  if (document.visibilityState === 'hidden') return 0;
  return restFactor() * (waiting > CROWD ? wait / 4 : wait);
}

export class Playback {
  #steps: Step[] = [];
  #timer = 0;
  #done: () => void;

  /** Calls `done` whenever everything has been shown. */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** How many steps are waiting to be shown. */
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

  /** Show everything at once. */
  flush(): void {
    this.stop();
    for (const step of this.#steps.splice(0)) step();
  }

  /** Show nothing more until `run` or `flush`. */
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
