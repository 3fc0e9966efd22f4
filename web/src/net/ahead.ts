/**
 * What was asked for before the page's own code was there: answers to requests, and a socket. `src/ahead/` leaves it
 * here, and each thing is taken once, by whoever would have asked for it.
 */
import type { Inbound } from '../wire.gen';

/** An answer, and when it came: the server's time is reckoned from both. */
export interface Heard {
  answer: Response;
  at: number;
}

export interface EarlySocket {
  code: string;
  seat: number | null;
  socket: WebSocket;
  /** What it has said so far. */
  messages: string[];
}

export interface Ahead {
  answers: Map<string, Promise<Heard>>;
  socket?: EarlySocket;
  /** The page opens sockets itself by now. */
  isLate?: boolean;
}

declare global {
  var brushpassAhead: Ahead | undefined;
}

export const heard = async (answer: Promise<Response>): Promise<Heard> => ({ answer: await answer, at: Date.now() });

export const pathOf = (code: string): string => `/tables/${encodeURIComponent(code)}`;

/** The page's own code is there: from now on it asks for everything itself, and a script that comes later is too late. */
export const takeOver = (): void => {
  globalThis.brushpassAhead ??= { answers: new Map() };
};

/** The answer to a request that was sent ahead, for the first who asks. */
export function answerAhead(path: string): Promise<Heard> | undefined {
  const found = globalThis.brushpassAhead?.answers.get(path);
  globalThis.brushpassAhead?.answers.delete(path);
  return found;
}

/** The socket that was opened ahead for this seat, unless it is closed by now. */
export function socketAhead(code: string, seat: number | null): EarlySocket | undefined {
  const ahead = globalThis.brushpassAhead;
  if (!ahead) return undefined;
  ahead.isLate = true; // two sockets of one seat would take it from each other
  const early = ahead.socket;
  if (early?.code !== code || early.seat !== seat) return undefined;
  ahead.socket = undefined;
  return early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}

export const openSocket = (): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);

export const helloOf = (code: string, after: number, seat: number | null): Inbound => ({
  type: 'hello',
  code,
  after,
  ...(seat !== null && { seat }),
});
