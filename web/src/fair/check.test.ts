import { describe, expect, it } from 'vitest';
import { hex, joined, unhex } from './bytes';
import { check, type Evidence } from './check';
import { sha256 } from './sha256';
import { Stream } from './stream';

/** SHA-256 by the library. */
const digest = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 200])('agrees with the library for %i bytes', async (size) => {
    const bytes = crypto.getRandomValues(new Uint8Array(size));
    expect(hex(sha256(bytes))).toBe(hex(await digest(bytes)));
  });
});

it('a stream gives numbers below their bound', () => {
  const stream = new Stream(new Uint8Array(32).fill(7), 'x');
  for (let bound = 1; bound < 200; bound += 1) expect(stream.below(bound)).toBeLessThan(bound);
});

describe('the check of a record of 0.1.0', async () => {
  const secret = '11'.repeat(32);
  const entropy = ['22'.repeat(32), '00'.repeat(32), '33'.repeat(32), '44'.repeat(32)];
  const commitment = hex(await digest(unhex(secret)));
  const label = new TextEncoder().encode('brushpass/1/fair/');
  const seed = await digest(joined([label, unhex(secret + entropy.join(''))]));
  /** A game of one card: how the real ones are dealt is tested against Python's vectors (games/deal.test.ts). */
  const deal = (stream: Stream, players: number): object => ({ card: stream.below(1000), hands: [[players]] });
  const record = {
    format: 'brushpass/1' as const,
    game: 'whist',
    version: 1,
    players: 4,
    rules: {},
    deal: { card: new Stream(seed, 'brushpass/1/whist/4/').below(1000), hands: [[4]] },
    setup: [],
    steps: [],
    seed: hex(seed),
    pledge: { secret, entropy },
  };
  const evidence: Evidence = { commitment, receipt: null, deal, saw: () => true };
  const holds = (found: ReturnType<typeof check>): unknown[] => found.map((proof) => proof.holds);

  it('holds for a table that kept its word', () => {
    expect(holds(check(record, evidence))).toEqual([null, true, true, true]);
  });

  it('fails where a card was moved', () => {
    const moved = { ...record, deal: { ...record.deal, hands: [[5]] } };
    expect(holds(check(moved, evidence))).toEqual([null, true, false, true]);
  });

  it('fails where the secret is another', () => {
    expect(check(record, { ...evidence, commitment: '00'.repeat(32) })[0].holds).toBe(false);
  });

  it('says nothing of the deal of a game that this page cannot deal', () => {
    const names = check(record, { ...evidence, deal: undefined }).map(({ name }) => name);
    expect(names).toEqual(['commitment', 'seed']);
  });

  it('fails where nothing was promised', () => {
    expect(holds(check({ ...record, pledge: undefined }, evidence))).toEqual([false]);
  });
});
