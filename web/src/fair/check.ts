/** The fair deal, checked: everything that the table and its players put in, worked out again (docs/deal.md). */
import type { Play } from '../games/contract';
import type { Record as GameRecord, Pledge, RecordV1, RecordV2, VoidStart } from '../wire.gen';
import { hex, joined, unhex } from './bytes';
import type { Receipt } from './receipt';
import { sha256 } from './sha256';
import { hashOf, shareHash } from './share';
import { streamOf } from './stream';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const SEED = encode('brushpass/2/seed/');
const SEED_V1 = encode('brushpass/1/fair/');
const BYTES = /^[0-9a-f]{64}$/;
const NO_SHARE = '0'.repeat(64);

export interface Proof {
  name: 'commitment' | 'share' | 'hashes' | 'shares' | 'voids' | 'seed' | 'deal' | 'seen';
  /** Null: this browser doesn't know enough to tell. */
  holds: boolean | null;
  /** What anybody can compare, in hexadecimal. */
  text: string;
}

/** What this browser knows besides the record. */
export interface Evidence {
  /** The commitment that the table shows now. */
  commitment: string;
  /** What it kept of the start, if it took part. */
  receipt: Receipt | null;
  /** How the game is dealt, if this page knows. */
  deal: Play['deal'];
  /** Whether what this viewer was shown fits a deal; null if that can't be told. */
  saw: (deal: object) => boolean | null;
}

/** What can be proved of a deal, in steps that anybody can repeat. */
export function check(record: GameRecord, evidence: Evidence): Proof[] {
  if (!record.pledge) return [{ name: 'commitment', holds: false, text: '' }];
  if (record.format === 'brushpass/1') return checkV1(record, evidence);
  if (!isPledge(record.pledge)) return [{ name: 'shares', holds: false, text: '' }];
  return checkV2(record, record.pledge, evidence);
}

function checkV2(record: RecordV2, pledge: Pledge, evidence: Evidence): Proof[] {
  const { receipt } = evidence;
  const sealed = hashOf(pledge.secret);
  const attempt = (pledge.voids?.length ?? 0) + 1;
  const isStart = receipt?.round === pledge.round && receipt.attempt === attempt;
  const seed = sha256(joined([SEED, unhex(pledge.secret), ...pledge.shares.map((share) => unhex(share || NO_SHARE))]));
  const listed = (pledge.voids ?? []).map(({ secret }) => hashOf(secret));
  const seen = receipt?.voids.filter(({ round }) => round === receipt.round);
  const hasRoom = pledge.shares.length === record.players && pledge.hashes.length === record.players;
  const proofs: Proof[] = [
    {
      name: 'commitment',
      holds: receipt ? isStart && sealed === receipt.commitment : asShown(sealed, evidence),
      text: sealed,
    },
    { name: 'share', holds: receipt && pledge.shares[receipt.seat] === receipt.share, text: receipt?.share ?? '' },
    {
      name: 'hashes',
      holds: receipt && isSame(receipt.hashes, pledge.hashes) && ownHash(receipt) === pledge.hashes[receipt.seat],
      text: hex(sha256(encode(pledge.hashes.join()))),
    },
    { name: 'shares', holds: hasRoom && pledge.shares.some(Boolean) && allFit(pledge), text: '' },
    { name: 'seed', holds: hex(seed) === record.seed, text: hex(seed) },
    ...ofDeal(record, seed, evidence),
  ];
  const holds = seen ? seen.every((one) => listed[one.attempt - 1] === one.commitment) : null;
  return listed.length || seen?.length ? [...proofs, { name: 'voids', holds, text: '' }] : proofs;
}

/** Whether every secret, hash and share is 32 bytes long: a server may send anything. */
function isPledge(pledge: Pledge): boolean {
  return [pledge, ...(pledge.voids ?? [])].every(({ secret, hashes, shares }) =>
    [secret, ...hashes.filter(Boolean), ...shares.filter(Boolean)].every((text) => BYTES.test(text)),
  );
}

/** Games of 0.1.0: the server could have chosen the deal. */
function checkV1(record: RecordV1, evidence: Evidence): Proof[] {
  const { secret, entropy } = record.pledge!;
  const sealed = hashOf(secret);
  const seed = sha256(joined([SEED_V1, unhex(secret), ...entropy.map(unhex)]));
  return [
    { name: 'commitment', holds: asShown(sealed, evidence), text: sealed },
    { name: 'seed', holds: hex(seed) === record.seed && entropy.length === record.players, text: hex(seed) },
    ...ofDeal(record, seed, evidence),
  ];
}

function ofDeal(record: GameRecord, seed: Uint8Array, { deal, saw }: Evidence): Proof[] {
  if (!deal) return [];
  const dealt = deal(streamOf(seed, record.game, record.players), record.players);
  return [
    { name: 'deal', holds: isSame(dealt, record.deal), text: hex(sha256(encode(JSON.stringify(dealt)))) },
    { name: 'seen', holds: saw(dealt), text: '' },
  ];
}

/** What the table shows now must fit, but it doesn't say what the table showed before the deal. */
const asShown = (sealed: string, { commitment }: Evidence): false | null => (sealed === commitment ? null : false);

const ownHash = (receipt: Receipt): string => shareHash(receipt.share, receipt);

/** Whether every share fits the hash that was shown before, in this start and in those that were void. */
function allFit(pledge: Pledge): boolean {
  const starts: VoidStart[] = [...(pledge.voids ?? []), pledge];
  const isWhole = pledge.hashes.every((shown, seat) => !shown || pledge.shares[seat]);
  const fits = ({ secret, hashes, shares }: VoidStart, before: number): boolean =>
    hashes.length === shares.length &&
    shares.every((share, seat) => {
      const place = { commitment: hashOf(secret), round: pledge.round, attempt: before + 1, seat };
      return !share || shareHash(share, place) === hashes[seat];
    });
  return isWhole && starts.every(fits);
}

/** How many starts were void, as the record says. */
export function voidStarts({ pledge }: GameRecord): number {
  return (pledge && 'voids' in pledge && pledge.voids?.length) || 0;
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
