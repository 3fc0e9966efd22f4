/**
 * A small script of its own that runs first: it asks for what this address will need while the page's own code is still
 * on its way. Nothing depends on it; what it has asked for is found in `net/ahead.ts`, and in the browser's cache.
 */
import { bringsSeat, pageAt } from '../app/address';
import { type Ahead, type Heard, heard, helloOf, openSocket, pathOf } from '../net/ahead';
import { wantedOf } from '../reader';
import type { TableView } from '../wire.gen';

interface Parts {
  /** The files of each page that is worth it. */
  pages: Record<string, string[]>;
  /** The texts of each language, English first. */
  texts: Record<string, string[]>;
  /** What each game needs besides the table's own files. */
  games: Record<string, string[]>;
}

/** Written here when the page is built: `scripts/ahead.mjs`. */
declare const PARTS: Parts;
const parts = PARTS;

function load(files: readonly string[] = []): void {
  for (const file of files) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

const ahead: Ahead = (globalThis.brushpassAhead = { answers: new Map() });

async function ask<Answer>(path: string): Promise<Answer> {
  const asked: Promise<Heard> = heard(fetch(path, { headers: { accept: 'application/json' } }));
  const copy = asked.then(({ answer }) => answer.clone()); // whoever asks again reads the answer itself
  ahead.answers.set(path, asked);
  const answer = await copy;
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Answer;
}

/** Say hello for a seat of this browser, or to watch. */
function greet(code: string, seat: number | null): void {
  const socket = openSocket();
  const messages: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify(helloOf(code, 0, seat)));
  socket.onmessage = ({ data }) => messages.push(data as string);
  ahead.socket = { code, seat, socket, messages };
}

async function look(code: string): Promise<void> {
  const path = `/api${pathOf(code)}`;
  const [table, seats] = await Promise.all([ask<TableView>(path), ask<number[]>(`${path}/own`)]);
  if (table.stage !== 'lobby') load(parts.games[table.settings.game]);
  if (table.stage !== 'lobby' || seats.length) greet(table.code, seats[0] ?? null);
}

const page = pageAt(location.pathname);
load(parts.pages[page.name]);
load(parts.texts[wantedOf(Object.keys(parts.texts))]);
if (page.name === 'table' && !bringsSeat()) look(page.code).catch(() => {}); // the page itself says what is wrong
