/** A socket that reconnects by itself and resumes where it stopped. No command is lost or carried out twice. */
import type { Inbound, Outbound } from '../wire.gen';
import { helloOf, openSocket, socketAhead } from './ahead';

export type Link = 'connecting' | 'live' | 'lost';
export type Command = Exclude<Inbound, { type: 'hello' | 'ping' }>;

const BEAT = 15_000;
const SILENCE = 10_000;
/** Commands are answered at once. Without an answer within this time the connection is dead, and a new one is made. */
const ANSWER = 5_000;
/** Close codes after which reconnecting is no use: the seat moved to another device, or is free. */
const FINAL = [4001, 4002];
const WAITS = [200, 500, 1000, 2000, 4000];

export interface Door {
  code: string;
  /** The seat to ask for. */
  seat: () => number | null;
  /** The number of the last message that arrived. */
  after: () => number;
  receive: (message: Outbound) => void;
  linked: (link: Link) => void;
  /** The connection has ended for good, for this reason. */
  ended: (reason: string) => void;
}

export class Connection {
  #door: Door;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Command>();
  #tries = 0;
  #timer = 0;
  #beat = 0;
  #closed = false;
  #leaving = false;

  constructor(door: Door) {
    this.#door = door;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Send a command, now or as soon as there is a connection. */
  send(command: Command): void {
    this.#waiting.set(command.id, command);
    if (this.#write(command)) this.#expect(ANSWER);
  }

  /** Ask, if there is a connection. Nothing waits for the answer; after a reconnection it is asked again. */
  ask(question: Command): void {
    this.#write(question);
  }

  /** This command was answered. */
  answered(id: string): void {
    this.#waiting.delete(id);
    if (this.#leaving && !this.#waiting.size) this.end();
  }

  /** The reader has left. Stay open until every command is answered: a player who leaves must really be gone. */
  close(): void {
    this.#leaving = true;
    if (!this.#waiting.size) this.end();
  }

  /** Close at once, whether commands were answered or not. */
  end(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#door.linked(this.#tries ? 'lost' : 'connecting');
    const { code, after } = this.#door;
    const early = after() ? undefined : socketAhead(code, this.#door.seat());
    const socket = early?.socket ?? openSocket();
    this.#socket = socket;
    this.#expect(SILENCE);
    socket.onopen = () => this.#write(helloOf(code, after(), this.#door.seat()));
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data) as Outbound);
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      if (FINAL.includes(code)) this.#door.ended(reason);
      else this.#again();
    };
    // Whoever made this connection does not know it yet.
    if (early) queueMicrotask(() => early.messages.forEach((text) => this.#heard(JSON.parse(text) as Outbound)));
  }

  #heard(message: Outbound): void {
    clearTimeout(this.#timer);
    if (message.type === 'welcome') {
      this.#tries = 0;
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#ping(), BEAT);
      this.#door.linked('live');
    }
    this.#door.receive(message);
    if (message.type === 'welcome') for (const command of this.#waiting.values()) this.#write(command);
  }

  #ping(time = SILENCE): void {
    this.#expect(time);
    this.#write({ type: 'ping' });
  }

  /** If nothing arrives within this time, the connection is dead. */
  #expect(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#again(), time);
  }

  #again(): void {
    this.#drop();
    if (this.#closed) return;
    this.#door.linked('lost');
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#open(), wait);
  }

  #wake = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(ANSWER);
    else if (this.#socket === null) this.#open();
  };

  #cut = (): void => {
    if (!this.#closed && this.#socket !== null) this.#again();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    // Browsers log an error for a socket that is closed before it is open, so a page that is left waits for that.
    // A connection that seems dead may never open, and is closed at once.
    if (this.#closed && socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  /** Whether there was a connection to send it over. */
  #write(message: Inbound): boolean {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (isOpen) this.#socket?.send(JSON.stringify(message));
    return isOpen;
  }
}
