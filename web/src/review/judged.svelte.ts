/** A review as it arrives, message by message: how good each decision of a finished game was. */
import { review } from '../net/api';
import { codeOf } from '../net/refusal';
import type { Decided, Review, SeatSum } from '../wire.gen';
import { isSlip } from './moments';

export class Judged {
  /** By the number of the step in the record. */
  decisions = $state.raw<ReadonlyMap<number, Decided>>(new Map());
  /** How many there will be, once that is known. */
  all = $state.raw(0);
  sums = $state.raw<readonly SeatSum[]>([]);
  stage = $state.raw<'none' | 'running' | 'done'>('none');
  /** The code of what went wrong. */
  problem = $state.raw('');

  /** The decisions that gave something away, by the step of the record. */
  readonly slips = $derived(new Map([...this.decisions].filter(([, decided]) => isSlip(decided))));

  #leaving = new AbortController();
  #isComplete = false;

  /** Have everybody judged, or one seat alone. */
  async start(code: string, round: number, seat: number | null): Promise<void> {
    this.stop();
    const { signal } = (this.#leaving = new AbortController());
    [this.stage, this.problem, this.#isComplete] = ['running', '', false];
    try {
      await review(code, round, seat, (message) => signal.aborted || this.#take(message), signal);
    } catch (error) {
      if (signal.aborted) return;
      this.problem = codeOf(error);
    }
    if (signal.aborted) return;
    this.stage = this.#isComplete ? 'done' : 'none';
    if (!this.#isComplete) this.problem ||= 'offline';
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
        [this.sums, this.#isComplete] = [message.seats, true];
        return;
      case 'broken':
        this.problem = message.code;
    }
  }
}
