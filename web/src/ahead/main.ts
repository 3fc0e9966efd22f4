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

async function ask<Answer>(ahead: Ahead, path: string): Promise<Answer> {
  const asked: Promise<Heard> = heard(fetch(path, { headers: { accept: 'application/json' } }));
  const copy = asked.then(({ answer }) => answer.clone()); // whoever asks again reads the answer itself
  ahead.answers.set(path, asked);
  const answer = await copy;
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Answer;
}

/** Say hello for a seat of this browser, or to watch. */
function greet(ahead: Ahead, code: string, seat: number | null): void {
  const socket = openSocket();
  const messages: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify(helloOf(code, 0, seat)));
  socket.onmessage = ({ data }) => messages.push(data as string);
  ahead.socket = { code, seat, socket, messages };
}

async function look(ahead: Ahead, code: string): Promise<void> {
  const path = `/api${pathOf(code)}`;
  const [table, seats] = await Promise.all([ask<TableView>(ahead, path), ask<number[]>(ahead, `${path}/own`)]);
  if (table.stage !== 'lobby') load(parts.games[table.settings.game]);
  if (!ahead.isLate && (table.stage !== 'lobby' || seats.length)) greet(ahead, table.code, seats[0] ?? null);
}

function start(): void {
  const page = pageAt(location.pathname);
  const ahead: Ahead = (globalThis.brushpassAhead = { answers: new Map() });
  // First what something else waits for: the table says which game to load.
  if (page.name === 'table' && !bringsSeat()) look(ahead, page.code).catch(() => {}); // the page itself says what is wrong
  load(parts.pages[page.name]);
  load(parts.texts[wantedOf(Object.keys(parts.texts))]);
}

// If the page's own code came first it has asked by now, and an answer that nobody takes would be stale when it is used.
if (!globalThis.brushpassAhead) start();
