import { expect, test } from 'vitest';
import { GAMES } from '.';

test('every game goes by the name of its folder', () => {
  const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]);
  expect([...GAMES.keys()].toSorted()).toEqual(folders.toSorted());
});

test('the games of the front page have as many seats as their rules allow', () => {
  for (const { facts, quick } of GAMES.values()) {
    const [fewest, most] = facts.players;
    expect(quick === undefined || (quick >= fewest && quick <= most)).toBe(true);
  }
});
