/** One viewer at a table: a seat of this browser, or the public. Everything that the pages draw is in here. */
import type { Face } from '../games/contract';
import { Connection, type Link } from '../net/connection';
import type { Clock, Outbound, Update, Welcome } from '../wire.gen';
import { Arrival } from './arrival';
import { Requests } from './requests.svelte';
import { noteSeen, seenBefore } from './seen';
import { Showing, type Told } from './showing.svelte';
import { isEvent, type Viewing } from './viewing';

export class Session extends Showing implements Viewing {
  readonly code: string;

  link = $state.raw<Link>('connecting');
  /** The game could not be loaded: only a new page asks for it again. */
  isUnloaded = $state.raw(false);
  /** The time of everybody who is openly asked. */
  clocks = $state.raw<readonly Clock[]>([]);
  /** Why the server would not let this viewer in; nothing more will come. */
  denied = $state.raw('');
  dossier = $state.raw<object | null>(null);
  restsOn = $state.raw(0);
  explanation = $state.raw<object | null>(null);

  #connection: Connection;
  protected readonly requests: Requests;
  #stopNoting: () => void;
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
      after: () => this.arrived,
      receive: (message) => arrival.receive(message),
      linked: (link) => (this.link = link),
      ended: (reason) => this.#deny(reason),
    });
    this.requests = new Requests(this.#connection);
    this.#stopNoting = noteSeen(this);
  }

  choose(choice: object): void {
    if (!this.asked || this.isChosen) return;
    this.decide(this.asked.number, choice);
    this.missed = null;
  }

  again = (again: boolean): void => {
    this.goesOn = again;
    this.wish({ type: 'again', again });
  };

  askWhy(about: object): void {
    this.#about = about;
    this.requests.ask({ type: 'ask-why', about });
  }

  forgetWhy(): void {
    [this.#about, this.explanation] = [null, null];
  }

  close(): void {
    this.steps.stop();
    this.#stopNoting();
    this.#connection.close();
  }

  /** Now that everything is shown, ask what follows from it. */
  protected shown(): void {
    const { table } = this;
    if (this.seat === null || table?.settings.aids !== 'full' || table.stage !== 'playing') return;
    if (this.#askedAt === this.arrived || !this.sight) return;
    this.#askedAt = this.arrived;
    this.requests.ask({ type: 'ask-dossier' });
    if (this.#about) this.requests.ask({ type: 'ask-why', about: this.#about });
  }

  #show(face: Face): void {
    this.steps.flush();
    this.forget(); // what was seen of another game is read by that game alone
    this.face = face;
  }

  protected override forget(): void {
    super.forget();
    this.dossier = null;
    this.forgetWhy();
  }

  #take(message: Outbound): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'dossier':
        this.requests.isQuestion(message.id);
        if (message.n === this.arrived && !this.steps.length)
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
    this.steps.flush();
    this.seat = message.viewer;
    if (message.fresh) this.forget();
    const isFirst = !this.sight;
    const told = message.told as Told[];
    if (!message.fresh) this.note(message.n, told);
    const cleared = told.findLastIndex((one) => !isEvent(one) && one.notice === 'cleared');
    if (cleared >= 0) this.stay();
    this.table = message.table;
    this.tellAll(message.n, told.slice(Math.max(0, cleared)), () => 0); // before it: a game that is over, perhaps another one
    this.clocks = message.clocks ?? [];
    this.asking = message.asked?.number ?? 0;
    this.asked = message.asked ?? null;
    this.steps.flush();
    if (isFirst) this.noteSince(seenBefore(this));
    this.#askedAt = 0;
    this.shown();
  }

  #update(message: Update): void {
    const asking = message.asking ?? 0;
    if (this.asked && this.asked.number !== asking) this.asked = null;
    this.asking = asking;
    const { table, asked } = message;
    const told = (message.told ?? []) as Told[];
    const setTable = (): void => void (table && this.steps.push(() => ((this.table = table), 0)));
    const begins = told.some((one) => !isEvent(one) && one.notice === 'started');
    if (begins) setTable(); // the game is shown from its first event on
    if (document.visibilityState === 'hidden') this.note(message.n, told);
    this.tellAll(message.n, told, (one) => this.rest(one));
    if (!begins) setTable();
    if (message.clocks) this.clocks = message.clocks;
    if (asked && asked.number === this.asked?.number) {
      this.asked = asked; // only its time has changed
    } else if (asked) {
      this.steps.push(() => {
        if (this.asking === asked.number) this.asked = asked;
        return 0;
      });
    }
    this.steps.run();
    if (message.taken && !this.requests.isPart(message.taken, '')) this.settled(message.taken);
  }
}
