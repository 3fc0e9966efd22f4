/** Servers that cheat: the vectors are those of Python (`python -m tests.clients.cheating`), and so are the proofs. */
import { describe, expect, it } from 'vitest';
import { check, type Evidence, voidStarts } from '../fair/check';
import { chancesOf, type Receipt, unseenEndsOf } from '../fair/receipt';
import type { Stream } from '../fair/stream';
import type { RecordV2 } from '../wire.gen';

interface Cheat {
  cheat: string;
  record: RecordV2;
  receipts: Receipt[];
  /** The proofs that fail for each client. */
  fails: string[][];
  /** How many deals the server may have looked at and thrown away. */
  chances: number;
  /** How many games each client saw begin but not end. */
  unseenEnds: number;
}

interface Dealer {
  deal(stream: Stream, players: number): object;
}

const dealers = import.meta.glob<Dealer>('./*/deal.ts', { eager: true });
const cheats = Object.entries(import.meta.glob<Cheat[]>('./*/cheats.gen.json', { eager: true, import: 'default' }));

/** Receipts as Python writes them leave out what is empty. */
const whole = (receipt: Receipt): Receipt => ({ ...receipt, hashes: receipt.hashes ?? [], voids: receipt.voids ?? [] });

it('there are cheats to test with', () => expect(cheats.flatMap(([, all]) => all).length).toBeGreaterThan(10));

describe.each(cheats)('%s', (path, all) => {
  const { deal } = dealers[path.replace('cheats.gen.json', 'deal.ts')];
  const evidence = (receipt: Receipt | null, commitment = ''): Evidence => ({
    commitment,
    receipt,
    deal,
    saw: () => true,
  });

  it.each(all)('$cheat', ({ record, receipts, fails, chances, unseenEnds }) => {
    const failing = receipts.map((receipt) =>
      check(record, evidence(whole(receipt)))
        .filter(({ holds }) => !holds)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(failing).toEqual(fails);
    expect(receipts.map((receipt) => chancesOf(whole(receipt)))).toEqual(receipts.map(() => chances));
    expect(receipts.map((receipt) => unseenEndsOf(whole(receipt)))).toEqual(receipts.map(() => unseenEnds));
  });

  it('a browser that took no part says so, and finds out what it can', () => {
    const { record, receipts } = all[0];
    const proofs = check(record, evidence(null, receipts[0].commitment));
    const unknown = proofs.filter(({ holds }) => holds === null).map(({ name }) => name);
    expect(unknown).toEqual(['commitment', 'share', 'hashes']);
    expect(proofs.every(({ holds }) => holds !== false)).toBe(true);
    expect(check(record, evidence(null, '00'.repeat(32)))[0].holds).toBe(false);
  });

  it('the number of void starts shows', () => {
    const voids = all.find(({ cheat }) => cheat.startsWith('voids_until'))!.record;
    expect(voidStarts(voids)).toBe(voids.pledge!.voids!.length);
    expect(voidStarts(all[0].record)).toBe(0);
    expect(check(voids, evidence(null)).find(({ name }) => name === 'voids')?.holds).toBe(null);
  });

  it.each(['', 'ab', 'AB'.repeat(32), 'xy'.repeat(32)])(
    'a secret that is not 32 bytes is found out: "%s"',
    (secret) => {
      const { record, receipts } = all[0];
      const forged = { ...record, pledge: { ...record.pledge!, secret } };
      expect(check(forged, evidence(whole(receipts[0])))).toEqual([{ name: 'shares', holds: false, text: '' }]);
    },
  );
});
