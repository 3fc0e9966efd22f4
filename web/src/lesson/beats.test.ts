/** The lessons say something at moments that exist, in order, and at every question. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { type Beat, isSame, type Script, wordsAt } from './beats';

const taught = await Promise.all(
  [...GAMES.values()].flatMap(({ facts, played }) =>
    played ? [played().then(({ default: script }) => ({ name: facts.name, script: script as Script }))] : [],
  ),
);

/** The row that a beat belongs to. */
const rowOf = (script: Script, beat: Beat): number =>
  script.played.rows.findIndex((_, at) => wordsAt(script, at) === beat.words);

describe.each(taught)('$name', ({ script }) => {
  it('has a place for every word, one after another', () => {
    const rows = script.beats.map((beat) => rowOf(script, beat));
    expect(rows).not.toContain(-1);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
  });

  it('helps with every question, at a piece', () => {
    script.played.rows.forEach((row, at) => {
      if (!('asked' in row)) return;
      expect(wordsAt(script, at).length).toBeGreaterThan(0);
      for (const [, spot] of wordsAt(script, at)) expect(spot).toBeTruthy();
    });
  });

  it('asks only for what is legal', () => {
    for (const row of script.played.rows) {
      if (!('takes' in row)) continue;
      expect((row.asked.options as object[]).some((option) => isSame(option, row.takes))).toBe(true);
    }
  });
});

it('takes what is absent for null, and tells any other choice apart', () => {
  expect(isSame({ choice: 'offer', to: 1 }, { choice: 'offer', to: 1, claim: null })).toBe(true);
  expect(isSame({ choice: 'offer', to: 1 }, { choice: 'offer', to: 1, claim: 'scientist' })).toBe(false);
  expect(isSame({ choice: 'offer', to: 1 }, { choice: 'offer', to: 2 })).toBe(false);
});
