/** This browser's part in a deal: its hash when the host asks for a start, its share when every hash is known. */
import type { Session } from '../table/session.svelte';
import { Distrust, Receipts } from './receipts';
import { type Place, shareHash } from './share';

/** What each session has sent already. */
const sent = new WeakMap<Session, Set<string>>();

/** Run as an effect: answer what the table shows now, once, and note a game's end also if the table has gone on. */
export function takePart(session: Session): void {
  if (session.link !== 'live') return;
  for (const shown of [session.past, session]) if (shown) answer(session, shown);
}

function answer(session: Session, { table, seat }: Pick<Session, 'table' | 'seat'>): void {
  if (seat === null || !table || table.stage === 'lobby') return;
  const { stage, commitment, round, attempt, hashes } = table;
  const step = `${round}/${attempt}/${stage}/${hashes ? 'reveal' : 'commit'}`;
  const done = sent.get(session) ?? new Set();
  if (done.has(step)) return;
  sent.set(session, done.add(step));
  const place: Place = { commitment, round, attempt, seat };
  try {
    if (stage === 'playing') new Receipts(session.code).began(place);
    else if (stage === 'over') new Receipts(session.code).ended(place);
    else if (hashes) reveal(session, place, hashes);
    else commit(session, place);
  } catch (error) {
    if (!(error instanceof Distrust)) throw error;
    session.refusal = 'distrust';
  }
}

function commit(session: Session, place: Place): void {
  const receipts = new Receipts(session.code);
  const share = receipts.share(place);
  const hash = shareHash(share, place);
  const part = { type: 'commit-share', attempt: place.attempt, hash, briefing: true } as const;
  void session.give(part).then((refused) => refused === 'hash-given' && receipts.forget(place, share));
}

function reveal(session: Session, place: Place, hashes: string[]): void {
  const share = new Receipts(session.code).reveal(place, hashes);
  if (share) void session.give({ type: 'reveal-share', attempt: place.attempt, share });
}
