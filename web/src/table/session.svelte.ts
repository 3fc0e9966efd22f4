/** One viewer's place at a table: a seat of this browser, or the public. Everything the pages draw is in here. */
import { folded, type AnySight } from '../fold/game';
import type { Explanation, Snapshot } from '../dossier/odds';
import { Connection, type Command, type Link } from '../net/connection';
import type { AskWhy, Asked, Claim, Outbound, Settings, TableView, Update, Welcome } from '../wire.gen';
import { rest } from './pace';
import { Paced } from './paced';
import { isEvent, type Line, type Viewing } from './viewing';

type Without<C> = C extends Command ? Omit<C, 'id'> : never;
type Wish = Without<Command>;

const newId = (): string => crypto.randomUUID?.() ?? String(Math.random()).slice(2);

export class Session implements Viewing {
  readonly code: string;
  seat = $state.raw<number | null>(null);
  isShared = $state.raw(false);
  readonly live = true;

  link = $state.raw<Link>('connecting');
  table = $state.raw<TableView>();
  sight = $state.raw<AnySight | null>(null);
  asked = $state.raw<Asked | null>(null);
  feed = $state.raw<readonly Line[]>([]);
  /** Why the server would not let this viewer in; nothing more will come. */
  denied = $state.raw('');
  /** The code of the last refusal. */
  refusal = $state.raw('');
  busy = $state.raw(false);
  isChosen = $state.raw(false);
  /** Other settings are on their way. People may be moving up: which seat is whose is not known until then. */
  isChanging = $state.raw(false);
  /** The one-time word that moves this seat. */
  word = $state.raw('');
  dossier = $state.raw<Snapshot | null>(null);
  restsOn = $state.raw(0);
  explanation = $state.raw<Explanation | null>(null);

  #connection: Connection;
  #arrived = 0;
  #asking = 0;
  #steps = new Paced(() => this.#wonder());
  #pending = new Set<string>();
  #choice = '';
  #change = '';
  #later: Partial<Settings> | null = null;
  #questions = new Set<string>();
  /** The number up to which the dossier was asked for. */
  #wondered = 0;
  /** What is being explained: with every new dossier it is asked again. */
  #about: AskWhy['about'] | null = null;

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

  choose(choice: object): void {
    if (!this.asked || this.isChosen) return;
    this.#choice = this.#wish({ type: 'choose', prompt: this.asked.number, choice });
    this.isChosen = true;
  }
  /** One change after another: every one is made to what the table says after the one before. */
  configure(change: Partial<Settings>): void {
    if (this.isChanging) this.#later = { ...this.#later, ...change };
    else this.#change = this.#wish({ type: 'configure', settings: { ...this.table!.settings, ...change } });
    this.isChanging = true;
  }
  say = (text: string): void => void this.#wish({ type: 'say', text });
  claim = (claim: Claim): void => void this.#wish({ type: 'make-claim', claim });
  addMind = (seat: number, mind: string): void => void this.#wish({ type: 'add-mind', seat, mind });
  remove = (seat: number): void => void this.#wish({ type: 'remove', seat });
  rename = (name: string): void => void this.#wish({ type: 'rename', name });
  ready = (ready: boolean): void => void this.#wish({ type: 'ready', ready });
  addEntropy = (entropy: string): void => void this.#wish({ type: 'add-entropy', entropy });
  start = (): void => void this.#wish({ type: 'start' });
  leave = (): void => void this.#wish({ type: 'leave' });
  back = (): void => void this.#wish({ type: 'back' });
  again = (): void => void this.#wish({ type: 'again' });
  makeLink = (): void => void this.#wish({ type: 'make-link' });

  askWhy(about: AskWhy['about']): void {
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

  /** Questions go their own way: nobody waits for their answers. */
  #question(question: Wish): void {
    const id = newId();
    this.#questions.add(id);
    this.#connection.ask({ ...question, id } as Command);
  }

  /** Ask what follows, once everything that arrived is shown. */
  #wonder(): void {
    const { table } = this;
    if (this.seat === null || table?.settings.aids !== 'full' || table.stage !== 'playing') return;
    if (this.#wondered === this.#arrived || !this.sight) return;
    this.#wondered = this.#arrived;
    this.#question({ type: 'ask-dossier' });
    if (this.#about) this.#question({ type: 'ask-why', about: this.#about });
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

  #receive(message: Outbound): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'dossier':
        this.#questions.delete(message.id);
        if (message.n === this.#arrived && !this.#steps.length)
          [this.dossier, this.restsOn] = [message.page as Snapshot, message.n];
        return;
      case 'why':
        this.#questions.delete(message.id);
        if (this.#about) this.explanation = message.explanation as Explanation;
        return;
      case 'refused':
        if (message.id && this.#questions.delete(message.id)) return;
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
    this.table = message.table;
    this.#take(message.n, message.told, () => 0);
    this.#asking = message.asked?.number ?? 0;
    this.asked = message.asked ?? null;
    this.#steps.flush();
    this.#wondered = 0;
    this.#wonder();
  }

  #update(message: Update): void {
    const asking = message.asking ?? 0;
    if (this.asked && this.asked.number !== asking) this.asked = null;
    this.#asking = asking;
    const { told = [], table, asked } = message;
    const show = (): void => void (table && this.#steps.push(() => ((this.table = table), 0)));
    const begins = told.some((one) => (one as Line['told'] & { notice?: string }).notice === 'started');
    if (begins) show(); // a game is watched at its table, from the first event on
    this.#take(message.n, told, (one) => rest(one, this.#steps.length));
    if (!begins) show();
    if (asked) {
      this.#steps.push(() => {
        if (this.#asking === asked.number) this.asked = asked;
        return 0;
      });
    }
    this.#steps.run();
    if (message.taken) this.#settled(message.taken);
  }

  #take(n: number, told: readonly unknown[], wait: (told: unknown) => number): void {
    const first = n - told.length + 1;
    this.#arrived = n;
    told.forEach((one, place) => {
      this.#steps.push(() => {
        this.#tell(first + place, one as Line['told']);
        return wait(one);
      });
    });
  }

  #tell(n: number, told: Line['told']): void {
    const before = this.sight;
    if (isEvent(told)) this.sight = folded(this.table!.settings.game ?? 'secrets', this.seat, before, told);
    else if (told.notice === 'cleared') this.#forget();
    this.feed = [...this.feed, { n, told, before, after: this.sight }];
  }

  /** Another game begins. */
  #forget(): void {
    [this.sight, this.feed, this.dossier] = [null, [], null];
    this.forgetWhy();
  }
}
