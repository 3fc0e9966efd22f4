/** This browser at one table: a session for each seat that it holds there, or one that only watches. */
import { getContext, setContext } from 'svelte';
import { go } from '../app/route.svelte';
import { eraseOwn, moveSeat, takeSeat } from '../net/api';
import { codeOf } from '../net/refusal';
import { look } from '../table/prefetch';
import { Session } from '../table/session.svelte';
import { isLobby } from '../table/viewing';
import type { TableView } from '../wire.gen';
import { share } from './shared';

const KEY = 'device';
/** While a table is on the page, the server is asked again after this many milliseconds. */
const AGAIN = 2_000;
/** Refusals that may be over by then. */
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

  /** See which seats this browser holds, and open a session for each one that has none. */
  async look(): Promise<void> {
    const mine = (this.#looks += 1);
    const isLate = (): boolean => mine !== this.#looks || this.#isClosed; // answers may come in any order
    try {
      const [view, seats] = await look(this.#code);
      if (isLate()) return;
      if (view.code !== this.#code) return go(`/t/${view.code}${location.hash}`, { replace: true }); // the address spelled the code another way
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

  /** Seat one more player at this device. One at a time: each answer lists only the seats that its request knew of. */
  add = (name: string): Promise<void> => {
    const seated = this.#adding
      .then(() => takeSeat(this.#code, { name, another: this.sessions.some(({ seat }) => seat !== null) }))
      .then(() => this.#tell())
      .then(() => this.look());
    this.#adding = seated.catch(() => {});
    return seated;
  };

  /** Take the seat that a link offers. Gives back the code of the refusal, or nothing. */
  async move(seat: number, link: string): Promise<string> {
    try {
      await moveSeat(this.#code, { seat, link });
    } catch (error) {
      return codeOf(error);
    }
    this.#tell();
    return '';
  }

  /** Leave one seat. The browser's other seats stay, also those that are still being taken. */
  leave = async (session: Session): Promise<void> => {
    session.leave();
    this.#keep(this.sessions.filter((one) => one !== session));
    if (this.sessions.length) return;
    this.table = undefined;
    await this.#adding;
    if (!this.sessions.length && !this.#isClosed) go('/');
  };

  /** Leave every seat and have everything erased that was written here. Gives back the code of the refusal, or nothing. */
  erase = async (): Promise<string> => {
    try {
      await eraseOwn(this.#code);
    } catch (error) {
      return codeOf(error);
    }
    this.#tell();
    this.#keep([]);
    go('/');
    return '';
  };

  watch = (): void => {
    this.sessions = [new Session(this.#code, null)];
  };

  /** Run as an effect. A seat may have moved to another number or device since it was opened: look again if so. */
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

  /** Tell other tabs of this browser that it holds new seats, even if this tab's page is closed by now. */
  #tell(): void {
    const channel = this.#isClosed ? this.#channel() : this.#others;
    channel.postMessage('');
    if (this.#isClosed) channel.close();
  }

  /** Keep these sessions and close the others. */
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
    if (!seats.length && !isLobby(this.table!)) this.watch();
  }
}
