import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { check, deal, Stream } from './fair';
import { hex, sha256, unhex } from './sha256';

describe('sha256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 200])('agrees with the library for %i bytes', (size) => {
    const bytes = new Uint8Array(randomBytes(size));
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
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

describe('the check of a record', () => {
  const secret = '11'.repeat(32);
  const entropy = ['22'.repeat(32), '00'.repeat(32), '33'.repeat(32), '44'.repeat(32)];
  const commitment = createHash('sha256').update(unhex(secret)).digest('hex');
  const seed = createHash('sha256')
    .update('brushpass/1/fair/')
    .update(unhex(secret + entropy.join('')))
    .digest();
  const record = {
    format: 'brushpass/1' as const,
    game: 'secrets',
    version: 1,
    players: 4,
    rules: {},
    deal: deal('secrets', 4, new Uint8Array(seed)) as Record<string, unknown>,
    setup: [],
    steps: [],
    seed: seed.toString('hex'),
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
