/** One viewer at a table: a seat of this browser, or the public. Everything that the pages draw is in here. */
import { faceOf } from '../games';
import type { Claim, Face, Sight } from '../games/contract';
import { type Command, Connection, type Link } from '../net/connection';
import type { Asked, Clock, Outbound, Settings, TableView, Update, Welcome } from '../wire.gen';
import { speed } from '../app/speed.svelte';
import { type Past, pastOf } from './past';
import { paced, Playback } from './playback';
import { isEvent, isLobby, type Line, type Viewing } from './viewing';

type Without<C> = C extends Command ? Omit<C, 'id'> : never;
type Wish = Without<Command>;
type Told = Line['told'];

const newId = (): string => crypto.randomUUID?.() ?? String(Math.random()).slice(2);

export class Session implements Viewing {
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
  /** The code of the last refusal. */
  refusal = $state.raw('');
  /** The page rests, so that the reader can follow. */
  isResting = $state.raw(false);
  /** How many events are being shown once more. */
  replaying = $state.raw(0);
  /** What was told while nobody looked at the page: from which message on, and how many events. */
  missed = $state.raw<{ from: number; count: number } | null>(null);
  busy = $state.raw(false);
  isChosen = $state.raw(false);
  /** New settings are on their way. Until they arrive, people may be moving to other seats. */
  isChanging = $state.raw(false);
  /** The one-time word that moves this seat. */
  word = $state.raw('');
  dossier = $state.raw<object | null>(null);
  restsOn = $state.raw(0);
  explanation = $state.raw<object | null>(null);
  /** The game that has ended, while its reader stays with it and the table has gone on to the next one. */
  past = $state.raw<Past | null>(null);

  #connection: Connection;
  /** The name of the game that `face` shows. */
  #game = '';
  /** Messages that arrived while the game was loading; null when nothing is loading. */
  #held: Outbound[] | null = null;
  #arrived = 0;
  #asking = 0;
  /** Whether this reader asked for another game, and so goes on to it at once. */
  #goesOn = false;
  #steps = new Playback({
    done: () => this.#askDossier(),
    resting: (isResting) => (this.isResting = isResting),
    waits: () => speed() === 'tap' && this.isAlone,
  });
  #pending = new Set<string>();
  #choice = '';
  #change = '';
  #later: Partial<Settings> | null = null;
  #questions = new Set<string>();
  /** Parts of the deal that are not answered yet, and who waits for the answer. */
  #parts = new Map<string, (refused: string) => void>();
  /** The number of the last message when the dossier was last asked for. */
  #askedAt = 0;
  /** The statement that is being explained: it is asked about again with every new dossier. */
  #about: object | null = null;

  constructor(code: string, seat: number | null) {
    this.code = code;
    this.seat = seat;
    this.#connection = new Connection({
      code,
      seat: () => this.seat,
      after: () => this.#arrived,
      receive: (message) => this.#receive(message),
      linked: (link) => (this.link = link),
      ended: (reason) => this.#deny(reason),
    });
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
    this.#choice = this.#wish({ type: 'choose', prompt: this.asked.number, choice });
    this.isChosen = true;
    this.missed = null;
  }
  /** Change the settings. One change at a time: each is made to what the table says after the last one. */
  configure(change: Partial<Settings>): void {
    if (this.isChanging) this.#later = { ...this.#later, ...change };
    else this.#change = this.#wish({ type: 'configure', settings: { ...this.table!.settings, ...change } });
    this.isChanging = true;
  }
  say = (text: string): void => void this.#wish({ type: 'say', text });
  claim = (claim: Claim): void => void this.#wish({ type: 'make-claim', claim });
  addMind = (seat: number, mind: string): void => void this.#wish({ type: 'add-mind', seat, mind });
  remove = (seat: number): void => void this.#wish({ type: 'remove', seat });
  handOver = (seat: number): void => void this.#wish({ type: 'hand-over', seat });
  voteOut = (seat: number, out: boolean): void => void this.#wish({ type: 'vote-out', seat, out });
  rename = (name: string): void => void this.#wish({ type: 'rename', name });
  ready = (ready: boolean): void => void this.#wish({ type: 'ready', ready, revision: this.table!.revision });
  start = (): void => void this.#wish({ type: 'start' });
  leave = (): void => void this.#wish({ type: 'leave' });
  back = (): void => void this.#wish({ type: 'back' });
  again = (again: boolean): void => {
    this.#goesOn = again;
    this.#wish({ type: 'again', again });
  };
  /** Leave the game that has ended, for the table as it is now. */
  goOn = (): void => void (this.past = null);
  votePause = (pause: boolean): void => void this.#wish({ type: 'vote-pause', pause });
  addTime = (seat: number): void => void this.#wish({ type: 'add-time', seat });
  makeLink = (): void => void this.#wish({ type: 'make-link' });

  /**
   * Send this browser's part of the start. Resolves to the code of the refusal, or to nothing; it isn't shown, because
   * nobody pressed anything: if it matters, the start is void, or waits as long as it may.
   */
  give(part: Extract<Wish, { type: 'commit-share' | 'reveal-share' | 'briefed' }>): Promise<string> {
    const id = newId();
    this.#connection.send({ ...part, id });
    return new Promise((resolve) => this.#parts.set(id, resolve));
  }

  askWhy(about: object): void {
    this.#about = about;
    this.#question({ type: 'ask-why', about });
  }

  forgetWhy(): void {
    [this.#about, this.explanation] = [null, null];
  }

  close(): void {
    this.#steps.stop();
    this.#connection.close();
  }

  #wish(wish: Wish): string {
    const id = newId();
    this.#pending.add(id);
    this.busy = true;
    this.refusal = '';
    this.#connection.send({ ...wish, id } as Command);
    return id;
  }

  /** Ask something that nothing else waits for. */
  #question(question: Wish): void {
    const id = newId();
    this.#questions.add(id);
    this.#connection.ask({ ...question, id } as Command);
  }

  /** Ask what follows, once everything that has arrived is shown. */
  #askDossier(): void {
    const { table } = this;
    if (this.seat === null || table?.settings.aids !== 'full' || table.stage !== 'playing') return;
    if (this.#askedAt === this.#arrived || !this.sight) return;
    this.#askedAt = this.#arrived;
    this.#question({ type: 'ask-dossier' });
    if (this.#about) this.#question({ type: 'ask-why', about: this.#about });
  }

  /** Whether this is the answer to a part of the deal. */
  #isPart(id: string, refused: string): boolean {
    const heard = this.#parts.get(id);
    if (!heard) return false;
    this.#parts.delete(id);
    this.#connection.answered(id);
    heard(refused);
    return true;
  }

  #settled(id: string): void {
    this.#connection.answered(id);
    this.#pending.delete(id);
    this.busy = this.#pending.size > 0;
    if (id === this.#choice) this.isChosen = false;
    if (id === this.#change) this.#changed();
  }

  #changed(): void {
    const later = this.#later;
    [this.isChanging, this.#later] = [false, null];
    if (later) this.configure(later);
  }

  /** Take a message in, or hold it until the game that it tells of has been loaded. */
  #receive(message: Outbound): void {
    if (this.#held) {
      if (message.type === 'welcome') this.#held = []; // it tells everything again
      this.#held.push(message);
    } else if (this.#needsGame(message)) void this.#load(message);
    else this.#take(message);
  }

  #needsGame(message: Outbound): message is Welcome | (Update & { table: TableView }) {
    if (message.type !== 'welcome' && message.type !== 'update') return false;
    const { table } = message;
    return table !== undefined && !isLobby(table) && table.settings.game !== this.#game;
  }

  async #load(first: Welcome | (Update & { table: TableView })): Promise<void> {
    this.#held = [first];
    this.table ??= first.table;
    const { game } = first.table.settings;
    let face: Face;
    try {
      face = await faceOf(game);
    } catch {
      this.isUnloaded = true;
      return;
    }
    this.#steps.flush();
    this.#forget(); // what was seen of another game is read by that game alone
    [this.face, this.#game] = [face, game];
    const held = this.#held;
    this.#held = null;
    held.forEach((message) => this.#receive(message));
  }

  #take(message: Outbound): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'dossier':
        this.#questions.delete(message.id);
        if (message.n === this.#arrived && !this.#steps.length)
          [this.dossier, this.restsOn] = [message.page as object, message.n];
        return;
      case 'why':
        this.#questions.delete(message.id);
        if (this.#about) this.explanation = message.explanation as object;
        return;
      case 'refused':
        if (message.id && (this.#questions.delete(message.id) || this.#isPart(message.id, message.code))) return;
        if (message.id) this.#settled(message.id);
        else if (this.link !== 'live') this.#deny(message.code);
        this.refusal = message.code;
        return;
      case 'link':
        this.#settled(message.id);
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
    const told = message.told as Told[];
    if (!message.fresh) this.#note(message.n, told);
    const cleared = told.findLastIndex((one) => !isEvent(one) && one.notice === 'cleared');
    if (cleared >= 0) this.#stay();
    this.table = message.table;
    this.#show(message.n, told.slice(Math.max(0, cleared)), () => 0); // before it: a game that is over, perhaps another one
    this.clocks = message.clocks ?? [];
    this.#asking = message.asked?.number ?? 0;
    this.asked = message.asked ?? null;
    this.#steps.flush();
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
    this.#show(message.n, told, (one) => this.#rest(one));
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
    if (message.taken && !this.#isPart(message.taken, '')) this.#settled(message.taken);
  }

  /** How long the page rests after this, in milliseconds. */
  #rest(told: Told): number {
    const wait = isEvent(told) ? (this.face?.rests?.[told.event] ?? 0) : 0;
    return paced(wait, this.#steps.length);
  }

  /** Have these messages shown, one after another; the last one has the number `n`. */
  #show(n: number, told: readonly Told[], wait: (told: Told) => number): void {
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
