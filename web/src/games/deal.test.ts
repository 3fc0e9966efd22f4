/** The page deals as Python does: the vectors are Python's deals, for every number of players (`make transcripts`). */
import { describe, expect, it } from 'vitest';
import { unhex } from '../fair/bytes';
import { type Stream, streamOf } from '../fair/stream';
import { GAMES } from '.';

interface Vector {
  seed: string;
  players: number;
  deal: object;
}

interface Dealer {
  deal(stream: Stream, players: number): object;
}

const dealers = import.meta.glob<Dealer>('./*/deal.ts', { eager: true });
const vectors = import.meta.glob<Vector[]>('./*/vectors.gen.json', { eager: true, import: 'default' });

describe.each(Object.entries(dealers))('%s', (path, { deal }) => {
  const game = path.split('/')[1];
  const dealt = vectors[`./${game}/vectors.gen.json`];

  it.each(dealt)('deals for $players from $seed', ({ seed, players, deal: expected }) => {
    expect(deal(streamOf(unhex(seed), game, players), players)).toEqual(expected);
  });

  it('is checked for every number of players', () => {
    const [fewest, most] = GAMES.get(game)!.facts.players;
    const counts = new Set(dealt.map(({ players }) => players));
    expect([...counts].toSorted()).toEqual(Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more));
  });
});
