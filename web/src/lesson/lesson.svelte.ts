/** A lesson that is being played: a viewer like any other, but told by a script instead of a server. */
import { paced } from '../table/playback';
import { ReadMarks } from '../table/readMarks.svelte';
import type { Line, Viewing } from '../table/viewing';
import type { Choice, Face, Sight } from '../games/contract';
import type { Asked, TableView } from '../wire.gen';
import { isSame, type Played, type Script, type Word, wordsAt } from './beats';

const keyOf = (game: string): string => `brushpass-lesson-${game}`;

/** How far a reader of this device has come in a game's lesson: the number of rows. */
export const progressOf = (game: string): number => Number(localStorage.getItem(keyOf(game)) ?? 0) || 0;

export class Lesson implements Viewing {
  readonly code = ''; // there is no table
  readonly seat = 0;
  readonly isShared = false;
  readonly live = true;
  readonly isChosen = false;
  readonly dossier = null;
  readonly restsOn = Infinity;
  readonly explanation = null;

  table = $state.raw<TableView>() as TableView;
  sight = $state.raw<Sight | null>(null);
  asked = $state.raw<Asked | null>(null);
  feed = $state.raw<readonly Line[]>([]);
  /** What is said now, in order: the learner goes on from one to the next. While something is asked, all of it counts. */
  words = $state.raw<readonly Word[]>([]);
  /** The last answer was not the one that the lesson wants. */
  isAstray = $state.raw(false);

  readonly script: Script;
  readonly face: Face;
  readonly #game: string;
  #row = $state(0);
  #timer = 0;

  constructor(game: string, script: Script, face: Face, name: string) {
    [this.#game, this.script, this.face] = [game, script, face];
    this.table = this.#tableOf(name);
    ReadMarks.of(this).brief(); // the lesson tells what a briefing would
    this.#resume();
  }

  get truth(): Played['truth'] {
    return this.script.played.truth;
  }

  /** How much of the lesson is done, from 0 to 1. */
  get done(): number {
    return this.#row / this.script.played.rows.length;
  }

  get isOver(): boolean {
    return this.#row === this.script.played.rows.length;
  }

  /** The learner has read what is said. */
  goOn(): void {
    if (this.asked) return;
    this.words = this.words.slice(1);
    if (!this.words.length) this.#next();
  }

  choose(choice: object): void {
    const row = this.script.played.rows[this.#row];
    if (!this.asked || !('takes' in row)) return;
    this.isAstray = !isSame(choice as Choice, row.takes);
    if (this.isAstray) return;
    [this.asked, this.words] = [null, []];
    this.#row += 1;
    this.#next();
  }

  restart(): void {
    this.close();
    localStorage.removeItem(keyOf(this.#game));
    [this.sight, this.asked, this.feed, this.words, this.isAstray] = [null, null, [], [], false];
    this.#row = 0;
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // Nobody listens in a lesson: its table offers nothing to say.
  say(): void {}
  claim(): void {}
  askWhy(): void {}
  forgetWhy(): void {}

  /** Show everything up to where the learner left, and say again what was said there. */
  #resume(): void {
    const kept = Math.min(progressOf(this.#game), this.script.played.rows.length - 1);
    while (this.#row < kept) this.#tell();
    this.#next();
  }

  /** Go on until something is said or asked. */
  #next = (): void => {
    const { rows } = this.script.played;
    const row = rows[this.#row];
    if (!row) return localStorage.removeItem(keyOf(this.#game));
    localStorage.setItem(keyOf(this.#game), String(this.#row));
    const words = wordsAt(this.script, this.#row);
    if ('asked' in row) {
      this.asked = { number: this.#row + 1, prompt: row.asked };
      this.words = words;
      return;
    }
    this.#tell();
    const wait = paced(this.face.rests?.[row.told.event] ?? 0, 0);
    this.#timer = window.setTimeout(words.length ? () => (this.words = words) : this.#next, wait);
  };

  /** Show the next row; a question that was answered shows nothing. */
  #tell(): void {
    const row = this.script.played.rows[this.#row];
    this.#row += 1;
    if (!('told' in row)) return;
    const before = this.sight;
    this.sight = before ? this.face.fold(before, row.told) : this.face.begin(this.seat, row.told);
    this.feed = [...this.feed, { n: this.#row, told: row.told, before, after: this.sight }];
  }

  #tableOf(name: string): TableView {
    const { seats } = this.script.played;
    return {
      code: this.code,
      stage: 'playing',
      settings: {
        game: this.#game,
        players: seats.length,
        rules: {},
        deadline: 0,
        misses: 2,
        aids: 'full',
        keeps: 'claims',
        bots_talk: true,
      },
      seats: seats.map((one) => ({ name: one || name })),
      revision: 0,
      host: null,
      round: 1,
      attempt: 1,
      commitment: '',
    };
  }
}
