/** The server's HTTP doors. A refusal is an `ApiError`. */
import type { AnySeen } from '../fold/game';
import type {
  Decided,
  EspionajeSnapshot,
  Record as GameRecord,
  Review as ReviewMessage,
  SeatSum,
  SecretsSnapshot,
  Settings,
  TableView,
} from '../wire.gen';
import { clock } from './clock';
import { ApiError, refusalOf } from './refusal';

export type { Decided, GameRecord, ReviewMessage, SeatSum, Settings, TableView };

export interface Seated {
  code: string;
  seat: number;
  token: string;
}

export type Minds = Readonly<Record<string, string[]>>;

const offline = (error: unknown): never => {
  throw new ApiError('offline', String(error));
};

/** How long somebody waits for a seat or a table. */
const PATIENCE = 15_000;

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    `/api${path}`,
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(PATIENCE),
        },
  ).catch(offline);
  clock.hear(answer.headers.get('date'));
  if (!answer.ok) throw await refusalOf(answer);
  return (await answer.json()) as T;
}

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const openTable = (settings: Partial<Settings>, name: string): Promise<Seated> =>
  call('/tables', { settings, name });
export const ownTables = (): Promise<{ table: TableView; seats: number[] }[]> => call('/tables');
export const ownSeats = (code: string): Promise<number[]> => call(`${at(code)}/own`);
export const seeTable = (code: string): Promise<TableView> => call(at(code));
export const takeSeat = (code: string, name: string): Promise<Seated> => call(`${at(code)}/seats`, { name });
export const moveSeat = (code: string, seat: number, link: string): Promise<Seated> =>
  call(`${at(code)}/move`, { seat, link });
export const minds = (): Promise<Minds> => call('/minds');
export const record = (code: string, round: number): Promise<GameRecord> => call(`${at(code)}/records/${round}`);

export const rounds = (code: string): Promise<{ round: number }[]> => call(`${at(code)}/records`);

/** One step of a finished game: who chose, if the viewer could tell, and what was told. */
export interface SeenStep {
  /** Its number in the record; those that the viewer did not notice are left out. */
  step: number;
  seat: number | null;
  choice: string;
  told: AnySeen[];
}

/** A finished game as one viewer saw it (`truth`, `public` or a seat): what laid the table, then each step. */
export const seenRecord = (code: string, round: number, as: string): Promise<SeenStep[]> =>
  call(`${at(code)}/records/${round}/seen?as=${as}`);

/** What a viewer could have known after each step of a finished game; absent where nothing is new. */
export interface Known {
  step: number;
  page?: SecretsSnapshot | EspionajeSnapshot | null;
}

/** The same steps as `seenRecord` has, for a seat or the public. */
export const knowledge = (code: string, round: number, as: string): Promise<Known[]> =>
  call(`${at(code)}/records/${round}/knowledge?as=${as}`);

/** Have every decision of a finished game judged, until `signal` says that nobody waits; each message is told as it comes. */
export async function review(
  code: string,
  round: number,
  tell: (message: ReviewMessage) => void,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetch(`/api${at(code)}/records/${round}/review`, { signal }).catch(offline);
  if (!answer.ok || !answer.body) throw await refusalOf(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const next = (): Promise<ReadableStreamReadResult<string>> => reader.read().catch(offline);
  let rest = '';
  for (let { done, value } = await next(); !done; { done, value } = await next()) {
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line) tell(JSON.parse(line) as ReviewMessage);
  }
}

export const qr = (code: string): string => `/api${at(code)}/qr.svg`;
