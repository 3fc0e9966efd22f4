/** A reader who looks back at a finished game: through whose eyes, at which moment, and whether the end is still sealed. */
import { restFactor } from '../app/speed.svelte';
import { faceOf } from '../games';
import type { Face } from '../games/contract';
import { labelled, labelsAt } from '../honesty/moment';
import { honesty, recordHead } from '../net/api';
import { Names } from '../table/names';
import { isEvent } from '../table/viewing';
import type { Honesty, Label, RecordHead, TableView } from '../wire.gen';
import { Judged } from './judged.svelte';
import { addressOf, curveOf, type Moment, momentAt, momentsOf, placeOf } from './moments';
import { loadReel, ownSeatIn, type Reel, seatOf } from './reel';
import { knownAt, type PastLine, tableOf } from './replay';

/** Milliseconds that a moment is looked at when the review plays by itself, besides the rest that its event has. */
const LOOK = 900;
/** How long the position before a slip stays. */
const THINK = 4500;

/** What is drawn at a moment. */
export interface Scene {
  seat: number | null;
  lines: PastLine[];
  dossier: object | null;
}

export class Looking {
  readonly code: string;
  readonly round: number;
  readonly judged = new Judged();

  head = $state.raw<RecordHead | null>(null);
  face = $state.raw<Face | null>(null);
  reel = $state.raw<Reel | null>(null);
  /** Through whose eyes the reader wants to look. */
  as = $state.raw('public');
  /** Nothing has arrived yet that this reader did not know at the table. */
  isSealed = $state.raw(true);
  isPlaying = $state.raw(false);
  /** What everybody's claims were, once the seal is broken; null for a game whose claims nobody can check. */
  honesty = $state.raw<Honesty | null>(null);
  /** What went wrong, if nothing can be shown. */
  failure = $state.raw<unknown>(null);

  #at = $state.raw<Pick<Moment, 'step' | 'place'>>({ step: 0, place: 0 });
  /** What the player knew who made the slip that is shown. */
  #aside = $state.raw<Reel | null>(null);
  /** Whom the address asked for; shown as soon as the seal is broken. */
  #wanted = '';
  #timer = 0;
  #loads = 0;

  constructor(code: string, round: number, hash: string) {
    [this.code, this.round] = [code, round];
    this.#ask(hash);
    void this.#open();
  }

  /** What an address asks for. */
  #ask(hash: string): void {
    const asked = new URLSearchParams(hash.slice(1));
    this.#at = momentAt(asked.get('step'));
    this.#wanted = asked.get('as') ?? '';
  }

  /** Somebody has put another address into this window. */
  follow(hash: string): void {
    if (!this.face) return;
    this.#ask(hash);
    void this.look(this.eyes.includes(this.#wanted) ? this.#wanted : this.as);
  }

  readonly table = $derived.by((): TableView | null => this.head && tableOf(this.code, this.round, this.head));
  /** Everybody through whose eyes one can look, as far as the seal allows. */
  readonly eyes = $derived.by((): string[] => {
    if (!this.isSealed) return this.#everybody;
    return this.#own === null ? ['public'] : [String(this.#own), 'public'];
  });
  readonly moments = $derived.by((): Moment[] => {
    const { reel, face, table } = this;
    if (!reel || !face || !table) return [];
    const names = new Names(table, reel.seat);
    const slips = new Map([...this.judged.slips].filter(([, { seat }]) => reel.as === 'truth' || seat === reel.seat));
    const isSaid = ({ told, before }: PastLine): boolean =>
      !isEvent(told) || told.event === 'ended' || face.sentence(told, before, names) !== '';
    return momentsOf(reel.lines, reel.steps, slips, isSaid);
  });
  readonly at = $derived(placeOf(this.moments, this.#at.step, this.#at.place));
  readonly moment = $derived.by((): Moment | undefined => this.moments[this.at]);
  readonly last = $derived(this.moments.length - 1);
  readonly isOver = $derived(this.reel?.isSealed === false && this.at === this.last);

  /** What is drawn: before a slip, what the player who made it could see. */
  readonly scene = $derived.by((): Scene | null => {
    const { moment, reel } = this;
    if (!moment || !reel) return null;
    const other = this.#aside;
    if (moment.slip && other && other.seat === moment.slip.seat && reel.seat !== moment.slip.seat) {
      const lines = other.lines.filter((line) => other.steps[line.step].step < moment.step);
      return { seat: other.seat, lines, dossier: knownAt(other.known, moment.step - 1) };
    }
    const until = moment.slip ? moment.step - 1 : moment.step;
    return { seat: reel.seat, lines: reel.lines.slice(0, moment.lines), dossier: knownAt(reel.known, until) };
  });

  readonly #labelled = $derived(labelled(this.reel?.lines ?? [], this.honesty?.labels ?? []));
  /** What was claimed at this moment. */
  readonly claims = $derived.by((): Label[] =>
    this.moment && this.honesty ? labelsAt(this.moment, this.#labelled, this.honesty.labels) : [],
  );

  /** The curves of everybody whose decisions are judged, or of the one who looks. */
  readonly curves = $derived.by(() => {
    const { judged, reel, moments } = this;
    if (!reel || !judged.decisions.size) return [];
    const all = [...Array(this.head?.players ?? 0).keys()];
    const seats = reel.seat === null ? (this.isSealed ? [] : all) : [reel.seat];
    return seats.map((seat) => ({ seat, points: curveOf(judged.decisions.values(), judged.sums, seat, moments) }));
  });

  #own = $state.raw<number | null>(null);

  async #open(): Promise<void> {
    try {
      const head = await recordHead(this.code, this.round);
      const [face, own] = await Promise.all([faceOf(head.game), ownSeatIn(this.code, head)]);
      [this.head, this.face, this.#own] = [head, face, own];
      if (sessionStorage.getItem(this.#key)) this.isSealed = false;
      const wanted = this.eyes.includes(this.#wanted) ? this.#wanted : this.eyes[0];
      await this.look(wanted);
    } catch (error) {
      this.failure = error;
    }
  }

  get #everybody(): string[] {
    return ['truth', 'public', ...[...Array(this.head?.players ?? 0).keys()].map(String)];
  }

  get #key(): string {
    return `brushpass-open-${this.code}-${this.round}`;
  }

  /** Look through somebody's eyes, at the same moment. Nothing changes before what they saw has arrived. */
  async look(as: string, isSealed = this.isSealed): Promise<void> {
    const mine = (this.#loads += 1);
    try {
      const reel = await loadReel(this.face!, this.code, this.round, as, isSealed);
      if (mine !== this.#loads) return;
      const isFirst = !this.reel;
      [this.reel, this.as, this.isSealed] = [reel, as, isSealed];
      if (!isSealed) void this.#label();
      this.#arrive({ keepsAddress: isFirst });
    } catch (error) {
      if (mine === this.#loads) this.failure = error;
    }
  }

  /** Labels say who held what: they are asked for only when everything is open. */
  async #label(): Promise<void> {
    this.honesty ??= await honesty(this.code, this.round).catch(() => null);
  }

  /** Let everything be seen: by a tap, or at the end. */
  async unseal(): Promise<void> {
    if (!this.isSealed) return;
    await this.look(this.#everybody.includes(this.#wanted) ? this.#wanted : this.as, false);
    if (this.isSealed) return;
    sessionStorage.setItem(this.#key, 'yes');
    if (this.judged.stage !== 'none') this.judge();
  }

  judge(): void {
    void this.judged.start(this.code, this.round, this.isSealed ? seatOf(this.as) : null);
  }

  /** Go to a moment. After the last one comes the end, which breaks the seal. */
  async step(to: number): Promise<void> {
    if (to > this.last && this.isSealed) {
      this.#wanted = '';
      await this.unseal();
      to = this.last;
    }
    const moment = this.moments[Math.max(0, Math.min(this.last, to))];
    if (moment) this.#at = { step: moment.step, place: moment.place };
    this.#arrive();
  }

  nextSlip(): void {
    const slips = this.moments.flatMap(({ slip }, place) => (slip ? [place] : []));
    if (slips.length) void this.step(slips.find((place) => place > this.at) ?? slips[0]);
  }

  play(isPlaying: boolean): void {
    clearTimeout(this.#timer);
    this.isPlaying = isPlaying && this.at < this.last;
    if (!this.isPlaying) return;
    const told = this.moment?.told.at(-1)?.told;
    const rest = told && isEvent(told) ? (this.face?.rests?.[told.event] ?? 0) : 0;
    const wait = this.moment?.slip ? THINK : (LOOK + rest) * (restFactor() || 1);
    this.#timer = window.setTimeout(() => void this.step(this.at + 1), wait);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.judged.stop();
  }

  /** The address says where the review stands, and what the one who decided knew is loaded. */
  #arrive({ keepsAddress = false } = {}): void {
    const { moment } = this;
    if (moment && !keepsAddress) history.replaceState(null, '', `#as=${this.as}&step=${addressOf(moment)}`);
    const decider = moment?.slip?.seat;
    if (decider !== undefined && !this.isSealed && this.#aside?.seat !== decider)
      loadReel(this.face!, this.code, this.round, String(decider), false)
        .then((reel) => (this.#aside = reel))
        .catch(() => {}); // then the position is shown as the reader sees it
    if (this.isPlaying) this.play(true);
  }
}
