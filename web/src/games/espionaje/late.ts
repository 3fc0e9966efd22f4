/** Who had the right three, and came later in the order of checking than the winner. */
import type { Outcome } from './wire.gen';

export const rightTooLate = ({
  winners,
  solution,
  commitments,
}: Pick<Outcome, 'winners' | 'solution' | 'commitments'>): number[] =>
  commitments.flatMap((laid, seat) =>
    !winners.includes(seat) && laid.length === solution.length && solution.every((one) => laid.includes(one))
      ? [seat]
      : [],
  );
