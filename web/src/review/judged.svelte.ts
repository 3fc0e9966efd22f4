/** A review as it arrives, message by message: how good each decision of a finished game was. */
import { review } from '../net/api';
import { codeOf } from '../net/refusal';
import type { Decided, Review, SeatSum } from '../wire.gen';

export class Judged {
  /** By the number of the step in the record. */
  decisions = $state.raw<ReadonlyMap<number, Decided>>(new Map());
  /** How many there will be, once that is known. */
  all = $state.raw(0);
  sums = $state.raw<readonly SeatSum[]>([]);
  stage = $state.raw<'none' | 'running' | 'done'>('none');
  /** The code of what went wrong. */
  problem = $state.raw('');

  /** Steps at which something was given away, in order. */
  readonly slips = $derived(
    [...this.decisions.values()].filter(({ verdict }) => !['best', 'fine'].includes(verdict)).map(({ step }) => step),
  );

  #leaving = new AbortController();

  async start(code: string, round: number): Promise<void> {
    [this.stage, this.problem] = ['running', ''];
    try {
      await review(code, round, (message) => this.#take(message), this.#leaving.signal);
    } catch (error) {
      if (this.#leaving.signal.aborted) return;
      this.problem = codeOf(error);
    }
    this.stage = this.sums.length ? 'done' : 'none';
    if (!this.sums.length) this.problem ||= 'offline';
  }

  /** The reader has left: the server need not go on. */
  stop(): void {
    this.#leaving.abort();
  }

  #take(message: Review): void {
    switch (message.review) {
      case 'began':
        [this.all, this.decisions] = [message.decisions, new Map()];
        return;
      case 'decided':
        this.decisions = new Map(this.decisions).set(message.step, message);
        return;
      case 'summed':
        this.sums = message.seats;
        return;
      case 'broken':
        this.problem = message.code;
    }
  }
}
