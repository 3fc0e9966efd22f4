/** The server's time, for clocks that people watch. */
import { clock } from '../net/clock';

/** The server's time in seconds, which moves on twice a second while `isRunning`. Call it in a component. */
export class Now {
  #time = $state(clock.time());

  constructor(isRunning: () => boolean) {
    $effect(() => {
      if (!isRunning()) return;
      this.#time = clock.time();
      const timer = setInterval(() => (this.#time = clock.time()), 500);
      return () => clearInterval(timer);
    });
  }

  get time(): number {
    return this.#time;
  }
}
