import { describe, expect, it } from 'vitest';
import { check, deal, Stream } from './fair';
import { hex, joined, unhex } from '../net/bytes';
import { sha256 } from './sha256';

/** SHA-256 by the library. */
const digest = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 200])('agrees with the library for %i bytes', async (size) => {
    const bytes = crypto.getRandomValues(new Uint8Array(size));
    expect(hex(sha256(bytes))).toBe(hex(await digest(bytes)));
  });
});

describe('a deal', () => {
  const seed = new Uint8Array(32).fill(7);

  it('is the same every time, and another for another game', () => {
    expect(deal('secrets', 5, seed)).toEqual(deal('secrets', 5, seed));
    expect(deal('secrets', 5, seed)).not.toEqual(deal('secrets', 6, seed));
  });

  it('has every card of the box once', () => {
    const { solution, hands } = deal('espionaje', 3, seed) as { solution: string[]; hands: string[][] };
    expect(new Set([...solution, ...hands.flat()]).size).toBe(15);
  });

  it('comes from numbers below their bound', () => {
    const stream = new Stream(seed, 'x');
    for (let i = 1; i < 200; i += 1) expect(stream.below(i)).toBeLessThan(i);
  });
});

describe('the check of a record', async () => {
  const secret = '11'.repeat(32);
  const entropy = ['22'.repeat(32), '00'.repeat(32), '33'.repeat(32), '44'.repeat(32)];
  const commitment = hex(await digest(unhex(secret)));
  const label = new TextEncoder().encode('brushpass/1/fair/');
  const seed = await digest(joined([label, unhex(secret + entropy.join(''))]));
  const record = {
    format: 'brushpass/1' as const,
    game: 'secrets',
    version: 1,
    players: 4,
    rules: {},
    deal: deal('secrets', 4, seed) as Record<string, unknown>,
    setup: [],
    steps: [],
    seed: hex(seed),
    pledge: { secret, entropy },
  };

  it('holds for a table that kept its word', () => {
    expect(check(record, commitment).map(({ holds }) => holds)).toEqual([true, true, true]);
  });

  it('fails where a card was moved', () => {
    const moved = { ...record, deal: { ...record.deal, first: ((record.deal.first as number) + 1) % 4 } };
    expect(check(moved, commitment).map(({ holds }) => holds)).toEqual([true, true, false]);
  });

  it('fails where the secret is another', () => {
    expect(check(record, '00'.repeat(32))[0].holds).toBe(false);
  });
});
