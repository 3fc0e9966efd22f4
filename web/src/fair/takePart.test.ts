import { expect, it } from 'vitest';
import type { Session } from '../table/session.svelte';
import type { TableView } from '../wire.gen';
import { Receipts } from './receipts';
import { shareHash } from './share';
import { takePart } from './takePart';

type Seen = Pick<TableView, 'stage' | 'round' | 'attempt' | 'commitment' | 'hashes'>;

/** A seat of this browser, at a table that shows whatever it is told to. */
function seatAt(code: string): { show: (seen: Seen, past?: Seen) => void; share: () => string | undefined } {
  let share: string | undefined;
  const session = {
    code,
    seat: 0,
    link: 'live',
    give: async (part: { share?: string }) => ((share = part.share), ''),
  };
  const show = (table: Seen, past?: Seen): void =>
    takePart(Object.assign(session, { table, past: past ? { table: past, seat: 0 } : null }) as unknown as Session);
  return { show, share: () => share };
}

const seen = (stage: Seen['stage'], round: number): Seen => ({
  stage,
  round,
  attempt: 1,
  commitment: 'ab'.repeat(32),
});

/** Take part in the start of a round. */
function start(code: string, show: (seen: Seen) => void, round: number): void {
  const dealing = seen('dealing', round);
  show(dealing);
  const place = { commitment: dealing.commitment, round, attempt: 1, seat: 0 };
  show({ ...dealing, hashes: [shareHash(new Receipts(code).share(place), place)] });
}

/** The earlier starts in the receipt of the second round: whether each was seen to begin. */
const begunBefore = (code: string): unknown[] => new Receipts(code).receipt(2, 0)!.voids.map(({ begun }) => begun);

it('a game that the table shows for a moment is not taken for one that was played', () => {
  const { show, share } = seatAt('FLASH');
  start('FLASH', show, 1);
  expect(share()).toMatch(/^[0-9a-f]{64}$/);
  show(seen('playing', 1));
  show(seen('lobby', 2));
  start('FLASH', show, 2);
  expect(begunBefore('FLASH')).toEqual([true]);
});

it('a game that was seen to its end is noted', () => {
  const { show } = seatAt('WHOLE');
  start('WHOLE', show, 1);
  show(seen('playing', 1));
  show(seen('over', 1));
  start('WHOLE', show, 2);
  expect(begunBefore('WHOLE')).toEqual([]);
});

it('an end that is shown while the table has gone on already is noted, too', () => {
  const { show } = seatAt('PAST');
  start('PAST', show, 1);
  show(seen('playing', 1));
  show(seen('lobby', 2), seen('over', 1));
  start('PAST', show, 2);
  expect(begunBefore('PAST')).toEqual([]);
});
