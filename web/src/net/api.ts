/** The server's HTTP routes. A refusal is an `ApiError`. */
import type {
  GameInfo,
  Honesty,
  Known,
  MoveSeat,
  OpenTable,
  OwnTable,
  Record as GameRecord,
  RecordHead,
  Review,
  Seated,
  SeenStep,
  TableView,
  TakeSeat,
} from '../wire.gen';
import { answerAhead, heard, pathOf as at } from './ahead';
import { clock } from './clock';
import { ApiError, refusalOf } from './refusal';

const offline = (error: unknown): never => {
  throw new ApiError('offline', String(error));
};

/** How long somebody waits for a seat or a table, in milliseconds. */
const TIMEOUT = 15_000;

const get = <T>(path: string, request: RequestInit = {}): Promise<T> =>
  call(path, { headers: { accept: 'application/json' }, ...request });

const post = <T>(path: string, body: object): Promise<T> =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  });

async function call<T>(path: string, request: RequestInit): Promise<T> {
  const early = request.method ? undefined : answerAhead(`/api${path}`);
  const { answer, at: when } = await (early ?? heard(fetch(`/api${path}`, request))).catch(offline);
  clock.hear(answer.headers.get('date'), when);
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as T;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Requests whose answers may write the cookie with all seats of this device go one after another: an answer to an
 * earlier question must not undo what a later one has written.
 */
function inTurn<T>(request: () => Promise<T>): Promise<T> {
  const answer = last.then(request, request);
  last = answer;
  return answer;
}

const recordAt = (code: string, round: number): string => `${at(code)}/records/${round}`;

/** Every installed game. */
export const games = (): Promise<GameInfo[]> => get('/games');

export const openTable = (table: OpenTable): Promise<Seated> => inTurn(() => post('/tables', table));
export const ownTables = (): Promise<OwnTable[]> =>
  inTurn(() => get('/tables', { signal: AbortSignal.timeout(TIMEOUT) }));
export const ownSeats = (code: string): Promise<number[]> => get(`${at(code)}/own`);
export const seeTable = (code: string): Promise<TableView> => get(at(code));
export const takeSeat = (code: string, seat: TakeSeat): Promise<Seated> =>
  inTurn(() => post(`${at(code)}/seats`, seat));
export const moveSeat = (code: string, move: MoveSeat): Promise<Seated> => inTurn(() => post(`${at(code)}/move`, move));
/** Leave a table for good, with every seat of this browser there, and have everything erased that they wrote. */
export const eraseOwn = (code: string): Promise<unknown> =>
  inTurn(() => get(`${at(code)}/own`, { method: 'DELETE', signal: AbortSignal.timeout(TIMEOUT) }));
export const qr = (code: string): string => `/api${at(code)}/qr.svg`;

export const record = (code: string, round: number): Promise<GameRecord> => get(recordAt(code, round));

/** Who played what, and nothing of the game itself. */
export const recordHead = (code: string, round: number): Promise<RecordHead> => get(`${recordAt(code, round)}/head`);

const sealed = (isSealed: boolean): string => (isSealed ? '&sealed=true' : '');

/**
 * A finished game as one viewer saw it (`truth`, `public` or a seat): what laid the table, then each step. Sealed, it
 * stops before the end, which reveals everything.
 */
export const seenRecord = (code: string, round: number, as: string, isSealed = false): Promise<SeenStep[]> =>
  get(`${recordAt(code, round)}/seen?as=${as}${sealed(isSealed)}`);

/** What a seat, or the public, could have known after each of those steps. */
export const knowledge = (code: string, round: number, as: string, isSealed = false): Promise<Known[]> =>
  get(`${recordAt(code, round)}/knowledge?as=${as}${sealed(isSealed)}`);

/** What everybody claimed in a finished game, and which of it were lies. It reveals everything. */
export const honesty = (code: string, round: number): Promise<Honesty> => get(`${recordAt(code, round)}/honesty`);

/**
 * Have every decision of a finished game judged, until `signal` stops it; `tell` gets each message as it comes. With a
 * seat, only its own decisions are told, and no sums.
 */
export async function review(
  code: string,
  round: number,
  seat: number | null,
  tell: (message: Review) => void,
  signal: AbortSignal,
): Promise<void> {
  const only = seat === null ? '' : `?as=${seat}`;
  const answer = await fetch(`/api${recordAt(code, round)}/review${only}`, { signal }).catch(offline);
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const next = (): Promise<ReadableStreamReadResult<string>> => reader.read().catch(offline);
  let rest = '';
  for (let { done, value } = await next(); !done; { done, value } = await next()) {
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line) tell(JSON.parse(line) as Review);
  }
}
