import { beforeEach, expect, test, vi } from 'vitest';
import { matched, note } from './match';

const LEVELS = ['rookie-1', 'rookie-2', 'agent-3', 'agent-4'];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

let games = 0;
/** One person among three bots of the matched level; how many of the table win, and whether the person is one. */
function play(won: boolean, winners: number, id = `game${(games += 1)}`): string | undefined {
  const mind = matched('a-game', LEVELS)!;
  const others = [1, 2, 3].slice(0, won ? winners - 1 : winners);
  note('a-game', LEVELS, { id, minds: ['', mind, mind, mind], seat: 0, winners: won ? [0, ...others] : others });
  return matched('a-game', LEVELS);
}

test('somebody new begins near the bottom, and nothing is matched without numbers', () => {
  expect(matched('a-game', LEVELS)).toBe('rookie-2');
  expect(matched('another', ['rookie'])).toBeUndefined();
});

test('a win raises the level by the share that lost, a defeat lowers it by the share that won', () => {
  expect(play(true, 2)).toBe('agent-3');
  expect(play(false, 2)).toBe('rookie-2');
  expect(play(false, 3)).toBe('rookie-1');
  expect(play(true, 1)).toBe('rookie-2');
});

test('whoever wins as often as the table does stays, within the dial', () => {
  for (let turn = 0; turn < 10; turn += 1) play(turn % 2 === 0, 2);
  expect(matched('a-game', LEVELS)).toBe('rookie-2');
  for (let turn = 0; turn < 20; turn += 1) play(true, 1);
  expect(matched('a-game', LEVELS)).toBe('agent-4');
  for (let turn = 0; turn < 20; turn += 1) play(false, 3);
  expect(matched('a-game', LEVELS)).toBe('rookie-1');
});

test('a game counts once, and only among bots of the matched level', () => {
  play(true, 2, 'one');
  expect(play(true, 2, 'one')).toBe('agent-3');
  const ended = { id: 'two', seat: 0, winners: [0] };
  note('a-game', LEVELS, { ...ended, minds: ['', '', 'agent-3', 'agent-3'] });
  note('a-game', LEVELS, { ...ended, minds: ['', 'agent-3', 'agent-3', 'agent-4'] });
  expect(matched('a-game', LEVELS)).toBe('agent-3');
});

test('an older game that is looked at again does not count again', () => {
  play(true, 3, 'one');
  play(true, 3, 'two');
  const level = play(false, 1, 'three');
  for (const id of ['one', 'two', 'three', 'one']) expect(play(true, 1, id)).toBe(level);
});

test('what somebody else wrote there is no level', () => {
  kept.set('brushpass-match-a-game', 'much');
  expect(matched('a-game', LEVELS)).toBe('rookie-2');
  kept.set('brushpass-match-a-game', '{"at": "4"}');
  expect(matched('a-game', LEVELS)).toBe('rookie-2');
});
