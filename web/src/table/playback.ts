/** Shows what happened one step after another, each with time to look at it. */
import { restFactor, speed } from '../app/speed.svelte';

/** Show something, and say for how many milliseconds it should be looked at. */
export type Step = () => number;

/** With more steps than this waiting, the page hurries. */
const CROWD = 10;

/** How long the page really rests, given how many steps are waiting. Readers who want no motion need the pauses, too. */
export function paced(wait: number, waiting: number): number {
  if (document.visibilityState === 'hidden') return 0;
  return restFactor() * (waiting > CROWD && speed() !== 'tap' ? wait / 4 : wait);
}

/** What somebody who watches the playback is told. */
export interface Watcher {
  /** Everything has been shown. */
  done(): void;
  /** The page rests after a step, or no longer does. */
  resting(isResting: boolean): void;
  /** Whether the reader alone says when to go on. */
  waits(): boolean;
}

export class Playback {
  #steps: Step[] = [];
  #timer = 0;
  #isResting = false;
  #watcher: Watcher;

  constructor(watcher: Watcher) {
    this.#watcher = watcher;
  }

  /** How many steps are waiting to be shown. */
  get length(): number {
    return this.#steps.length;
  }

  push(step: Step): void {
    this.#steps.push(step);
  }

  /** Show these steps before all others that wait. */
  insert(steps: readonly Step[]): void {
    this.#steps.unshift(...steps);
  }

  /** Go on, unless something is being looked at. */
  run(): void {
    if (!this.#isResting) this.#next();
  }

  /** The reader has seen enough of this. */
  skip(): void {
    if (!this.#isResting) return;
    this.stop();
    this.#next();
  }

  /** Show everything at once. */
  flush(): void {
    this.stop();
    for (const step of this.#steps.splice(0)) step();
  }

  /** Show nothing more until `run` or `flush`. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#rest(false);
  }

  #rest(isResting: boolean): void {
    this.#isResting = isResting;
    this.#watcher.resting(isResting);
  }

  #next = (): void => {
    this.#rest(false);
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      const wait = step();
      if (wait > 0) {
        this.#rest(true);
        if (!this.#watcher.waits()) this.#timer = window.setTimeout(this.#next, wait);
        return;
      }
    }
    this.#watcher.done();
  };
}
