/** One viewer at a table: a seat of this browser, or the public. Everything that the pages draw is in here. */
import { speed } from '../app/speed.svelte';
import type { Face, Sight } from '../games/contract';
import { Connection, type Link } from '../net/connection';
import type { Asked, Clock, Outbound, TableView, Update, Welcome } from '../wire.gen';
import { Arrival } from './arrival';
import { type Past, pastOf } from './past';
import { paced, Playback } from './playback';
import { Requests } from './requests.svelte';
import { noteSeen, seenBefore } from './seen';
import { isEvent, type Line, type Viewing } from './viewing';
import { Wishes } from './wishes.svelte';

type Told = Line['told'];

export class Session extends Wishes implements Viewing {
  readonly code: string;
  seat = $state.raw<number | null>(null);
  isShared = $state.raw(false);
  readonly live = true;

  link = $state.raw<Link>('connecting');
  table = $state.raw<TableView>();
  /** How the running game is shown, once that has been loaded. */
  face = $state.raw<Face | null>(null);
  /** The game could not be loaded: only a new page asks for it again. */
  isUnloaded = $state.raw(false);
  sight = $state.raw<Sight | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** The time of everybody who is openly asked. */
  clocks = $state.raw<readonly Clock[]>([]);
  feed = $state.raw<readonly Line[]>([]);
  /** Why the server would not let this viewer in; nothing more will come. */
  denied = $state.raw('');
  /** The page rests, so that the reader can follow. */
  isResting = $state.raw(false);
  /** How many events are being shown once more. */
  replaying = $state.raw(0);
  /** What was told while nobody looked at the page: from which message on, and how many events. */
  missed = $state.raw<{ from: number; count: number } | null>(null);
  dossier = $state.raw<object | null>(null);
  restsOn = $state.raw(0);
  explanation = $state.raw<object | null>(null);
  /** The game that has ended, while its reader stays with it and the table has gone on to the next one. */
  past = $state.raw<Past | null>(null);

  #connection: Connection;
  protected readonly requests: Requests;
  #stopNoting: () => void;
  #arrived = 0;
  #asking = 0;
  /** Whether this reader asked for another game, and so goes on to it at once. */
  #goesOn = false;
  #steps = new Playback({
    done: () => this.#askDossier(),
    resting: (isResting) => (this.isResting = isResting),
    waits: () => speed() === 'tap' && this.isAlone,
  });
  /** The number of the last message when the dossier was last asked for. */
  #askedAt = 0;
  /** The statement that is being explained: it is asked about again with every new dossier. */
  #about: object | null = null;

  constructor(code: string, seat: number | null) {
    super();
    this.code = code;
    this.seat = seat;
    const arrival = new Arrival({
      take: (message) => this.#take(message),
      announce: (table) => (this.table ??= table),
      show: (face) => this.#show(face),
      fail: () => (this.isUnloaded = true),
    });
    this.#connection = new Connection({
      code,
      seat: () => this.seat,
      after: () => this.#arrived,
      receive: (message) => arrival.receive(message),
      linked: (link) => (this.link = link),
      ended: (reason) => this.#deny(reason),
    });
    this.requests = new Requests(this.#connection);
    this.#stopNoting = noteSeen(this);
  }

  get isHost(): boolean {
    return this.seat !== null && this.table?.host === this.seat;
  }

  /** Whether one person plays among bots: nobody else waits when they take their time. */
  get isAlone(): boolean {
    return this.table?.seats.filter(({ name, mind }) => name && !mind).length === 1;
  }

  /** The reader wants to see what comes next. */
  skip(): void {
    this.#steps.skip();
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
    this.#steps.stop();
    this.missed = null;
    [this.feed, this.sight, this.asked] = [this.feed.slice(0, place), lines[0].before, null];
    this.replaying = lines.length;
    const shown = lines.map((line) => () => {
      [this.feed, this.sight] = [[...this.feed, line], line.after];
      this.replaying -= 1;
      return this.#rest(line.told);
    });
    this.#steps.insert([
      ...shown,
      () => {
        if (asked && this.#asking === asked.number) this.asked = asked;
        return 0;
      },
    ]);
    this.#steps.run();
  }

  /** The reader wants to be back in the game. */
  stopReplay(): void {
    this.#steps.flush();
    this.#askDossier();
  }

  choose(choice: object): void {
    if (!this.asked || this.isChosen) return;
    this.decide(this.asked.number, choice);
    this.missed = null;
  }
  again = (again: boolean): void => {
    this.#goesOn = again;
    this.wish({ type: 'again', again });
  };
  /** Leave the game that has ended, for the table as it is now. */
  goOn = (): void => void (this.past = null);
  askWhy(about: object): void {
    this.#about = about;
    this.requests.ask({ type: 'ask-why', about });
  }

  forgetWhy(): void {
    [this.#about, this.explanation] = [null, null];
  }

  close(): void {
    this.#steps.stop();
    this.#stopNoting();
    this.#connection.close();
  }

  /** Ask what follows, once everything that has arrived is shown. */
  #askDossier(): void {
    const { table } = this;
    if (this.seat === null || table?.settings.aids !== 'full' || table.stage !== 'playing') return;
    if (this.#askedAt === this.#arrived || !this.sight) return;
    this.#askedAt = this.#arrived;
    this.requests.ask({ type: 'ask-dossier' });
    if (this.#about) this.requests.ask({ type: 'ask-why', about: this.#about });
  }

  #show(face: Face): void {
    this.#steps.flush();
    this.#forget(); // what was seen of another game is read by that game alone
    this.face = face;
  }

  #take(message: Outbound): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'dossier':
        this.requests.isQuestion(message.id);
        if (message.n === this.#arrived && !this.#steps.length)
          [this.dossier, this.restsOn] = [message.page as object, message.n];
        return;
      case 'why':
        this.requests.isQuestion(message.id);
        if (this.#about) this.explanation = message.explanation as object;
        return;
      case 'refused':
        if (message.id) {
          if (this.requests.isQuestion(message.id) || this.requests.isPart(message.id, message.code)) return;
          this.settled(message.id);
        } else if (this.link !== 'live') this.#deny(message.code);
        this.refusal = message.code;
        return;
      case 'link':
        this.settled(message.id);
        this.word = message.link;
    }
  }

  #deny(code: string): void {
    this.denied = code;
    this.#connection.end();
  }

  /** What was missed is shown at once: nobody wants to watch it again. */
  #welcome(message: Welcome): void {
    this.#steps.flush();
    this.seat = message.viewer;
    if (message.fresh) this.#forget();
    const isFirst = !this.sight;
    const told = message.told as Told[];
    if (!message.fresh) this.#note(message.n, told);
    const cleared = told.findLastIndex((one) => !isEvent(one) && one.notice === 'cleared');
    if (cleared >= 0) this.#stay();
    this.table = message.table;
    this.#tellAll(message.n, told.slice(Math.max(0, cleared)), () => 0); // before it: a game that is over, perhaps another one
    this.clocks = message.clocks ?? [];
    this.#asking = message.asked?.number ?? 0;
    this.asked = message.asked ?? null;
    this.#steps.flush();
    if (isFirst) this.#noteSince(seenBefore(this));
    this.#askedAt = 0;
    this.#askDossier();
  }

  #update(message: Update): void {
    const asking = message.asking ?? 0;
    if (this.asked && this.asked.number !== asking) this.asked = null;
    this.#asking = asking;
    const { table, asked } = message;
    const told = (message.told ?? []) as Told[];
    const setTable = (): void => void (table && this.#steps.push(() => ((this.table = table), 0)));
    const begins = told.some((one) => !isEvent(one) && one.notice === 'started');
    if (begins) setTable(); // the game is shown from its first event on
    if (document.visibilityState === 'hidden') this.#note(message.n, told);
    this.#tellAll(message.n, told, (one) => this.#rest(one));
    if (!begins) setTable();
    if (message.clocks) this.clocks = message.clocks;
    if (asked && asked.number === this.asked?.number) {
      this.asked = asked; // only its time has changed
    } else if (asked) {
      this.#steps.push(() => {
        if (this.#asking === asked.number) this.asked = asked;
        return 0;
      });
    }
    this.#steps.run();
    if (message.taken && !this.requests.isPart(message.taken, '')) this.settled(message.taken);
  }

  /** How long the page rests after this, in milliseconds. */
  #rest(told: Told): number {
    const wait = isEvent(told) ? (this.face?.rests?.[told.event] ?? 0) : 0;
    return paced(wait, this.#steps.length);
  }

  /** Have these messages shown, one after another; the last one has the number `n`. */
  #tellAll(n: number, told: readonly Told[], wait: (told: Told) => number): void {
    const first = n - told.length + 1;
    this.#arrived = n;
    told.forEach((one, place) => {
      this.#steps.push(() => {
        this.#tell(first + place, one);
        return wait(one);
      });
    });
  }

  /** Remember that these messages came while nobody could see them; the last one has the number `n`. */
  #note(n: number, told: readonly Told[]): void {
    const count = told.filter(isEvent).length;
    if (!count || !this.sight) return;
    const from = this.missed?.from ?? n - told.length + 1;
    this.missed = { from, count: (this.missed?.count ?? 0) + count };
  }

  /** Remember what came after this message, which was the last on screen before the page was loaded again. */
  #noteSince(seen: number | null): void {
    if (seen === null || this.table?.stage !== 'playing') return;
    const since = this.feed.filter(({ n, told }) => n > seen && isEvent(told));
    if (since.length) this.missed = { from: since[0].n, count: since.length };
  }

  #tell(n: number, told: Told): void {
    const { face, sight: before } = this;
    if (isEvent(told)) this.sight = before ? face!.fold(before, told) : face!.begin(this.seat, told);
    else if (told.notice === 'cleared') this.#forget();
    this.feed = [...this.feed, { n, told, before, after: this.sight }];
  }

  /** The table goes on to another game: nobody is pulled away from the end of the last one. */
  #stay(): void {
    const { table, seat, face } = this;
    const goesOn = this.#goesOn || (seat !== null && table?.seats[seat]?.again);
    if (table?.stage === 'over' && this.sight && face && !goesOn) this.past = pastOf(this, table, face);
    if (table?.stage === 'over') this.#goesOn = false;
  }

  /** Another game begins. */
  #forget(): void {
    this.#stay();
    [this.sight, this.feed, this.dossier, this.missed] = [null, [], null, null];
    this.forgetWhy();
  }
}
