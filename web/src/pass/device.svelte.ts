/** This browser at one table: a session for every seat that it holds there, or one that watches. */
import { getContext, setContext } from 'svelte';
import { go } from '../app/route.svelte';
import { moveSeat, takeSeat, type TableView } from '../net/api';
import { codeOf } from '../net/refusal';
import { look } from '../table/ahead';
import { Session } from '../table/session.svelte';
import { share } from './shared';

const KEY = 'device';
/** After which time the server is asked again, while a table is on the page, */
const AGAIN = 2_000;
/** where it may answer otherwise then. */
const PASSING: readonly string[] = ['offline', 'unavailable', 'rate-limited', 'internal'];

export class Device {
  table = $state.raw<TableView>();
  sessions = $state.raw<readonly Session[]>([]);
  /** Why there is nothing to see. */
  problem = $state.raw('');

  #code: string;
  #looks = 0;
  #adding: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #others: BroadcastChannel;

  constructor(code: string) {
    this.#code = code;
    this.#others = this.#channel();
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
      const [view, seats] = await look(this.#code);
      if (isLate()) return;
      if (view.code !== this.#code) return go(`/t/${view.code}${location.hash}`, { replace: true }); // spelled another way
      [this.table, this.problem] = [view, ''];
      this.#have(seats);
    } catch (error) {
      if (isLate()) return;
      const code = codeOf(error);
      if (this.sessions.length && PASSING.includes(code)) setTimeout(() => !isLate() && this.look(), AGAIN);
      else {
        this.#keep([]);
        this.problem = code;
      }
    }
  }

  /** One more player at this device, one after another: every answer brings all seats that its question knew of. */
  add = (name: string): Promise<void> => {
    const seated = this.#adding
      .then(() => takeSeat(this.#code, name))
      .then(() => this.#tell())
      .then(() => this.look());
    this.#adding = seated.catch(() => {});
    return seated;
  };

  /** Take the seat that a link offers; why not, if it is refused. */
  async move(seat: number, link: string): Promise<string> {
    try {
      await moveSeat(this.#code, seat, link);
    } catch (error) {
      return codeOf(error);
    }
    this.#tell();
    return '';
  }

  /** Get up from one seat; other seats of this browser stay, also those that are being taken. */
  leave = async (session: Session): Promise<void> => {
    session.leave();
    this.#keep(this.sessions.filter((one) => one !== session));
    if (this.sessions.length) return;
    this.table = undefined;
    await this.#adding;
    if (!this.sessions.length && !this.#isClosed) go('/');
  };

  watch = (): void => {
    this.sessions = [new Session(this.#code, null)];
  };

  /** For effects. A seat may have another number, or another device, since it was opened: look again which are here. */
  tend(): void {
    const table = this.sessions[0]?.table;
    if (table?.stage === 'playing' && this.sessions.length > 1) share(table);
    const denied = this.sessions.filter(
      ({ denied }) => denied && (denied === 'not-seated' || this.sessions.length > 1),
    );
    const isDouble = new Set(this.sessions.map(({ seat }) => seat)).size < this.sessions.length;
    if (denied.length && denied.length < this.sessions.length)
      this.#keep(this.sessions.filter((session) => !denied.includes(session)));
    if (denied.length || isDouble) void this.look();
  }

  close(): void {
    this.#isClosed = true;
    this.#others.close();
    this.sessions.forEach((session) => session.close());
  }

  #channel(): BroadcastChannel {
    return new BroadcastChannel(`brushpass-${this.#code}`);
  }

  /** Seats were found here: other tabs of this browser hold them too, even if this one is closed by now. */
  #tell(): void {
    const channel = this.#isClosed ? this.#channel() : this.#others;
    channel.postMessage('');
    if (this.#isClosed) channel.close();
  }

  /** Have these sessions, and close the others. */
  #keep(sessions: readonly Session[]): void {
    for (const session of this.sessions) if (!sessions.includes(session)) session.close();
    for (const session of sessions) session.isShared = sessions.length > 1;
    this.sessions = sessions;
  }

  #have(seats: readonly number[]): void {
    const open = this.sessions.filter(({ seat, denied }) => !denied && seat !== null && seats.includes(seat));
    const kept = open.filter(({ seat }, place) => open.findIndex((one) => one.seat === seat) === place);
    const fresh = seats.filter((seat) => !kept.some((session) => session.seat === seat));
    this.#keep([...kept, ...fresh.map((seat) => new Session(this.#code, seat))]);
    if (!seats.length && this.table!.stage !== 'lobby') this.watch();
  }
}
