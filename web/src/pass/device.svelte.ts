/** This browser at one table: a session for every seat that it holds there, or one that watches. */
import { getContext, setContext } from 'svelte';
import { go } from '../app/route.svelte';
import { moveSeat, takeSeat, type TableView } from '../net/api';
import { codeOf } from '../net/refusal';
import { look } from '../table/ahead';
import { Session } from '../table/session.svelte';

const KEY = 'device';
/** After which time the server is asked again, while a table is on the page. */
const AGAIN = 2_000;

export class Device {
  readonly code: string;
  table = $state.raw<TableView>();
  sessions = $state.raw<readonly Session[]>([]);
  /** Why there is nothing to see. */
  problem = $state.raw('');
  /** Whether several people play here, or did: what one of them may see stays covered for the others. */
  isShared = $state.raw(false);

  #looks = 0;
  #adding: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #others: BroadcastChannel;

  constructor(code: string) {
    this.code = code;
    this.#others = new BroadcastChannel(`brushpass-${code}`);
    this.#others.onmessage = () => void this.look();
    setContext(KEY, this);
  }

  /** The device that this part of the page belongs to. */
  static here(): Device {
    return getContext<Device>(KEY);
  }

  /** See which seats are here, and open a session for each, keeping those that are open. */
  async look(): Promise<void> {
    const mine = (this.#looks += 1);
    const isLate = (): boolean => mine !== this.#looks || this.#isClosed; // answers come in any order, or too late
    try {
      const [view, seats] = await look(this.code);
      if (isLate()) return;
      if (view.code !== this.code) return go(`/t/${view.code}${location.hash}`, { replace: true }); // spelled another way
      [this.table, this.problem] = [view, ''];
      this.#have(seats);
    } catch (error) {
      if (isLate()) return;
      if (this.sessions.length) setTimeout(() => !isLate() && this.look(), AGAIN);
      else this.problem = codeOf(error);
    }
  }

  /** One more player at this device, one after another: every answer brings all seats that its question knew of. */
  add = (name: string): Promise<void> => {
    const seated = this.#adding.then(() => takeSeat(this.code, name)).then(() => this.#found());
    this.#adding = seated.catch(() => {});
    return seated;
  };

  /** Take the seat that a link offers; why not, if it is refused. */
  async move(seat: number, link: string): Promise<string> {
    try {
      await moveSeat(this.code, seat, link);
    } catch (error) {
      return codeOf(error);
    }
    this.#others.postMessage('');
    return '';
  }

  /** Get up from one seat; other seats of this browser stay, also those that are being taken. */
  leave = async (session: Session): Promise<void> => {
    session.leave();
    this.#drop(session);
    if (this.sessions.length) return;
    this.table = undefined;
    await this.#adding;
    if (!this.sessions.length && !this.#isClosed) go('/');
  };

  watch = (): void => {
    this.sessions = [new Session(this.code, null)];
  };

  /** A seat may have another number, or another device, since it was opened: look again which are here. */
  tend(): void {
    const denied = this.sessions.filter(
      ({ denied }) => denied && (denied === 'not-seated' || this.sessions.length > 1),
    );
    const isDouble = new Set(this.sessions.map(({ seat }) => seat)).size < this.sessions.length;
    if (denied.length < this.sessions.length) denied.forEach((session) => this.#drop(session));
    if (denied.length || isDouble) void this.look();
  }

  close(): void {
    this.#isClosed = true;
    this.#others.close();
    this.sessions.forEach((session) => session.close());
  }

  /** Seats were found here; other tabs of this browser hold them too. */
  #found(): Promise<void> {
    this.#others.postMessage('');
    return this.look();
  }

  #drop(session: Session): void {
    this.sessions = this.sessions.filter((one) => one !== session);
    session.close();
  }

  #have(seats: readonly number[]): void {
    const open = this.sessions.filter(({ seat, denied }) => !denied && seat !== null && seats.includes(seat));
    const kept = open.filter(({ seat }, place) => open.findIndex((one) => one.seat === seat) === place);
    for (const session of this.sessions) if (!kept.includes(session)) session.close();
    const fresh = seats.filter((seat) => !kept.some((session) => session.seat === seat));
    this.sessions = [...kept, ...fresh.map((seat) => new Session(this.code, seat))];
    this.isShared ||= seats.length > 1;
    for (const session of this.sessions) session.isShared = this.isShared;
    if (!seats.length && this.table!.stage !== 'lobby') this.watch();
  }
}
