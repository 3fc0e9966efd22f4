/** The server's time, from the dates of its answers: this device's clock may be wrong. */

/** A difference of up to this many milliseconds may come from the network, and from dates in whole seconds. */
const NOISE = 2_000;

export class Clock {
  #ahead = -Infinity;

  /** A slow answer carries an old date, so the latest time that any answer implies is the most exact. */
  hear(date: string | null, now = Date.now()): void {
    const ahead = Date.parse(date ?? '') - now;
    if (ahead > this.#ahead) this.#ahead = ahead;
  }

  /** Seconds of the server's clock. */
  time(now = Date.now()): number {
    const isRight = this.#ahead === -Infinity || Math.abs(this.#ahead) < NOISE;
    return (isRight ? now : now + this.#ahead) / 1000;
  }
}

export const clock = new Clock();
