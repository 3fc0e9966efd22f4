/** A game that has ended, as its viewer saw it: it stays on the page while the table goes on. */
import type { Face } from '../games/contract';
import type { TableView } from '../wire.gen';
import type { Viewing } from './viewing';

export interface Past extends Viewing {
  readonly table: TableView;
  readonly face: Face;
}

type Seen = Pick<Viewing, 'code' | 'seat' | 'isShared' | 'live' | 'sight' | 'feed'>;

/** A viewer's game as it is now: nothing that happens later changes it. */
export function pastOf(session: Seen, table: TableView, face: Face): Past {
  const { code, seat, isShared, live, sight, feed } = session;
  const nothing = (): void => {};
  return {
    ...{ code, seat, isShared, live, sight, feed, table, face },
    ...{ asked: null, isChosen: false, dossier: null, restsOn: 0, explanation: null },
    ...{ choose: nothing, say: nothing, claim: nothing, askWhy: nothing, forgetWhy: nothing },
  };
}
