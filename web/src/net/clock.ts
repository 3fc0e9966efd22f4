/** The server's time by the dates of its answers: this device's clock may be wrong. */

/** So many milliseconds may also come from the way here, and from dates that know no parts of a second. */
const NOISE = 2_000;

export class Clock {
  #ahead = -Infinity;

  /** Whatever takes long on its way looks as if it came from an earlier time: the latest is nearest. */
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
