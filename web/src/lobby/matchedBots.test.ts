import { beforeEach, expect, test, vi } from 'vitest';
import type { TableView } from '../wire.gen';
import { follow, picked, seatBot } from './matchedBots';

let minds: string[];
let sent: [number, string][];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  minds = ['', '', '', ''];
  sent = [];
});

/** The viewer of a table whose first seat is theirs; the table does what it is asked unless it is deaf. */
const viewer = (change: { isHost?: boolean; stage?: string; code?: string; isDeaf?: boolean } = {}) => ({
  code: change.code ?? 'CODE',
  isHost: change.isHost ?? true,
  isChanging: false,
  table: { stage: change.stage ?? 'lobby', seats: minds.map((mind) => ({ name: 'somebody', mind })) } as TableView,
  addMind: (seat: number, mind: string) => {
    sent.push([seat, mind]);
    if (!change.isDeaf) minds[seat] = mind;
  },
});

/** Two matched bots and one that was picked by hand, though at the same level. */
function fill(): void {
  for (const seat of [1, 2, 3]) seatBot(viewer(), seat, 'rookie-2', { isMatched: seat !== 3 });
  sent = [];
}

test('matched bots make way for the level that is matched now, and bots picked by hand stay', () => {
  fill();
  follow(viewer(), 'rookie-2');
  expect(sent).toEqual([]);
  follow(viewer(), 'agent-3');
  expect(minds).toEqual(['', 'agent-3', 'agent-3', 'rookie-2']);
  follow(viewer(), 'rookie-2');
  follow(viewer(), 'rookie-1');
  expect(minds).toEqual(['', 'rookie-1', 'rookie-1', 'rookie-2']);
});

test('only the host follows, before the start, at the table where bots were matched', () => {
  fill();
  for (const change of [{ isHost: false }, { stage: 'dealing' }, { stage: 'playing' }, { code: 'OTHER' }])
    follow(viewer(change), 'agent-3');
  follow({ ...viewer(), isChanging: true }, 'agent-3');
  expect(sent).toEqual([]);
});

test('a bot is replaced once, whatever the table makes of it', () => {
  fill();
  follow(viewer({ isDeaf: true }), 'agent-3');
  follow(viewer({ isDeaf: true }), 'agent-3');
  expect(sent).toEqual([
    [1, 'agent-3'],
    [2, 'agent-3'],
  ]);
});

test('the lobby knows a level that was picked by hand', () => {
  expect(picked(viewer())).toBeUndefined();
  fill();
  expect(picked(viewer())).toBe('rookie-2');
  seatBot(viewer(), 3, 'rookie-2', { isMatched: true });
  expect(picked(viewer())).toBeUndefined();
  seatBot(viewer(), 1, 'agent-4', { isMatched: false });
  expect(picked(viewer())).toBe('agent-4');
});

test('what somebody else wrote there is no list of levels', () => {
  fill();
  for (const wrong of ['much', 'null', '"rookie-2"', '[]']) {
    localStorage.setItem('brushpass-matched-bots-CODE', wrong);
    follow(viewer(), 'agent-3');
  }
  expect(sent).toEqual([]);
});
