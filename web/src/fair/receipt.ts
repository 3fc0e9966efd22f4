/** What a browser says of a start and of those before it, to check the deal with when the game is over. */

/** The same as Python's `core.receipt.Receipt`: `brushpass verify --receipt` reads it. */
export interface Receipt {
  format: 'brushpass-receipt/1';
  seat: number;
  round: number;
  attempt: number;
  commitment: string;
  share: string;
  /** The list that was shown before the share was revealed; empty if there was none. */
  hashes: string[];
  /** The starts before this one that this browser took part in without seeing a game to its end. */
  voids: SeenVoid[];
  /** The events that this seat was shown during the game. */
  told?: object[];
}

/** A start that a browser took part in without seeing the end of its game. */
export interface SeenVoid {
  round: number;
  attempt: number;
  commitment: string;
  /** Whether the share had been revealed: only then can anybody have looked at the deal. */
  revealed?: boolean;
  /** Whether the game was seen to begin. Its person may have left before the end, or the server has dropped it. */
  begun?: boolean;
}

/** How many deals the server may have looked at and thrown away: each time it knew this browser's share, too. */
export const chancesOf = ({ voids }: Receipt): number =>
  voids.filter(({ revealed, begun }) => revealed && !begun).length;

/** How many games this browser saw begin but not end. Only its person can tell why. */
export const unseenEndsOf = ({ voids }: Receipt): number => voids.filter(({ begun }) => begun).length;
