/** The fair deal, checked: commitment, seed and deal, worked out again from what the table and its players put in. */
import type { Play } from '../games/contract';
import type { Record as GameRecord } from '../wire.gen';
import { hex, joined, unhex } from './bytes';
import { sha256 } from './sha256';
import { streamOf } from './stream';

const LABEL = new TextEncoder().encode('brushpass/1/fair/');

export interface Proof {
  name: 'commitment' | 'seed' | 'deal';
  holds: boolean;
  text: string;
}

/** Whether the table kept its word, in steps that anybody can repeat. The last one needs the game's own `deal`. */
export function check(record: GameRecord, commitment: string, deal: Play['deal']): Proof[] {
  const { pledge } = record;
  if (!pledge) return [{ name: 'commitment', holds: false, text: '' }];
  const secret = unhex(pledge.secret);
  const promised = hex(sha256(secret));
  const seed = sha256(joined([LABEL, secret, ...pledge.entropy.map(unhex)]));
  const proofs: Proof[] = [
    { name: 'commitment', holds: promised === commitment, text: promised },
    {
      name: 'seed',
      holds: hex(seed) === record.seed && pledge.entropy.length === record.players,
      text: hex(seed),
    },
  ];
  if (!deal) return proofs;
  const dealt = deal(streamOf(seed, record.game, record.players), record.players);
  const text = hex(sha256(new TextEncoder().encode(JSON.stringify(dealt))));
  return [...proofs, { name: 'deal', holds: isSame(dealt, record.deal), text }];
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
