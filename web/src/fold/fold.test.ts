/** The page's sight is Python's sight, after every event of whole games. */
import { describe, expect, it } from 'vitest';
import { folded, type AnySeen, type AnySight, type GameName } from './game';

interface Transcript {
  head: { game: GameName; seat: number | null };
  lines: { event: AnySeen; set: Record<string, unknown>; add: Record<string, unknown[]>; gone: string[] }[];
}

const transcripts = import.meta.glob<Transcript>('./transcripts/*.json', { eager: true, import: 'default' });

describe.each(Object.entries(transcripts))('%s', (_, { head, lines }) => {
  it('folds to the same sight after every event', () => {
    let sight: AnySight | null = null;
    let expected: Record<string, unknown> = {};
    for (const { event, set, add, gone } of lines) {
      sight = folded(head.game, head.seat, sight, event);
      expected = { ...expected, ...set };
      for (const [key, more] of Object.entries(add)) expected[key] = [...(expected[key] as unknown[]), ...more];
      for (const key of gone) delete expected[key];
      expect(sight, JSON.stringify(event)).toEqual(expected);
    }
    expect(lines.length).toBeGreaterThan(10);
  });
});
