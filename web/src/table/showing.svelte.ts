/** What one viewer sees of a table: event after event, once more on demand, and the end of a game for as long as they like. */
import { speed } from '../app/speed.svelte';
import type { Face, Sight } from '../games/contract';
import type { Asked, TableView } from '../wire.gen';
import { type Past, pastOf } from './past';
import { paced, Playback } from './playback';
import { isEvent, type Line } from './viewing';
import { Wishes } from './wishes.svelte';

export type Told = Line['told'];

export abstract class Showing extends Wishes {
  abstract readonly code: string;
  readonly live = true;
  isShared = $state.raw(false);
  seat = $state.raw<number | null>(null);
  table = $state.raw<TableView>();
  /** How the running game is shown, once that has been loaded. */
  face = $state.raw<Face | null>(null);
  sight = $state.raw<Sight | null>(null);
  asked = $state.raw<Asked | null>(null);
  feed = $state.raw<readonly Line[]>([]);
  /** The page rests, so that the reader can follow. */
  isResting = $state.raw(false);
  /** How many events are being shown once more. */
  replaying = $state.raw(0);
  /** What was told while nobody looked at the page: from which message on, and how many events. */
  missed = $state.raw<{ from: number; count: number } | null>(null);
  /** The game that has ended, while its reader stays with it and the table has gone on to the next one. */
  past = $state.raw<Past | null>(null);

  /** The number of the last message that has arrived, shown or not. */
  protected arrived = 0;
  /** The number of the question that is open now, shown or not. */
  protected asking = 0;
  /** Whether this reader asked for another game, and so goes on to it at once. */
  protected goesOn = false;
  protected readonly steps = new Playback({
    done: () => this.shown(),
    resting: (isResting) => (this.isResting = isResting),
    waits: () => speed() === 'tap' && this.isAlone,
  });

  /** Everything that has arrived is shown. */
  protected abstract shown(): void;

  get isHost(): boolean {
    return this.seat !== null && this.table?.host === this.seat;
  }

  /** Whether one person plays among bots: nobody else waits when they take their time. */
  get isAlone(): boolean {
    return this.table?.seats.filter(({ name, mind }) => name && !mind).length === 1;
  }

  /** The reader wants to see what comes next. */
  skip(): void {
    this.steps.skip();
  }

  /** Whether something can be shown once more. Not where one sees what one is shown only once. */
  get canReplay(): boolean {
    return this.table?.stage === 'playing' && this.table.settings.aids !== 'off' && this.lastTurn > 0;
  }

  /** The number of the message with which the last turn began; 0 if none has. */
  get lastTurn(): number {
    const turns = this.face?.turns ?? [];
    return this.feed.findLast(({ told }) => isEvent(told) && turns.includes(told.event))?.n ?? 0;
  }

  /** Show everything from this message on once more. What arrives meanwhile comes after it. */
  replay(from: number): void {
    const place = this.feed.findIndex(({ n }) => n >= from);
    if (!this.canReplay || place < 0 || this.replaying) return;
    const lines = this.feed.slice(place);
    const { asked } = this;
    this.steps.stop();
    this.missed = null;
    [this.feed, this.sight, this.asked] = [this.feed.slice(0, place), lines[0].before, null];
    this.replaying = lines.length;
    const shown = lines.map((line) => () => {
      [this.feed, this.sight] = [[...this.feed, line], line.after];
      this.replaying -= 1;
      return this.rest(line.told);
    });
    this.steps.insert([
      ...shown,
      () => {
        if (asked && this.asking === asked.number) this.asked = asked;
        return 0;
      },
    ]);
    this.steps.run();
  }

  /** The reader wants to be back in the game. */
  stopReplay(): void {
    this.steps.flush();
    this.shown();
  }

  /** Leave the game that has ended, for the table as it is now. */
  goOn = (): void => void (this.past = null);

  /** How long the page rests after this, in milliseconds. */
  protected rest(told: Told): number {
    const wait = isEvent(told) ? (this.face?.rests?.[told.event] ?? 0) : 0;
    return paced(wait, this.steps.length);
  }

  /** Have these messages shown, one after another; the last one has the number `n`. */
  protected tellAll(n: number, told: readonly Told[], wait: (told: Told) => number): void {
    const first = n - told.length + 1;
    this.arrived = n;
    told.forEach((one, place) => {
      this.steps.push(() => {
        this.#tell(first + place, one);
        return wait(one);
      });
    });
  }

  /** Remember that these messages came while nobody could see them; the last one has the number `n`. */
  protected note(n: number, told: readonly Told[]): void {
    const count = told.filter(isEvent).length;
    if (!count || !this.sight) return;
    const from = this.missed?.from ?? n - told.length + 1;
    this.missed = { from, count: (this.missed?.count ?? 0) + count };
  }

  /** Remember what came after this message, which was the last on screen before the page was loaded again. */
  protected noteSince(seen: number | null): void {
    if (seen === null || this.table?.stage !== 'playing') return;
    const since = this.feed.filter(({ n, told }) => n > seen && isEvent(told));
    if (since.length) this.missed = { from: since[0].n, count: since.length };
  }

  #tell(n: number, told: Told): void {
    const { face, sight: before } = this;
    if (isEvent(told)) this.sight = before ? face!.fold(before, told) : face!.begin(this.seat, told);
    else if (told.notice === 'cleared') this.forget();
    this.feed = [...this.feed, { n, told, before, after: this.sight }];
  }

  /** The table goes on to another game: nobody is pulled away from the end of the last one. */
  protected stay(): void {
    const { table, seat, face } = this;
    const goesOn = this.goesOn || (seat !== null && table?.seats[seat]?.again);
    if (table?.stage === 'over' && this.sight && face && !goesOn) this.past = pastOf(this, table, face);
    if (table?.stage === 'over') this.goesOn = false;
  }

  /** Another game begins. */
  protected forget(): void {
    this.stay();
    [this.sight, this.feed, this.missed] = [null, [], null];
  }
}
