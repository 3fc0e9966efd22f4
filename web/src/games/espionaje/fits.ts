/** Whether a game of ESPIONAJE CARTAS was played with a deal, as far as one viewer was shown. */
import type { Viewer } from '../../table/seats';
import type { Deal } from './deal';
import type { Element, Seen } from './wire.gen';

/** Who begins, the viewer's hand, every card it saw, and at the end all hands must be where the deal puts them. */
export function fits(dealt: object, viewer: Viewer, seen: readonly Seen[]): boolean {
  const { solution, hands, first } = dealt as Deal;
  return seen.every((event) => {
    switch (event.event) {
      case 'began':
        return event.first === first && (viewer === null || isSame(event.hand ?? [], hands[viewer]));
      case 'showed':
        return event.card === undefined || hands[event.by].includes(event.card);
      case 'checked':
        return event.solution === undefined || isSame(event.solution, solution);
      case 'ended':
        return isSame(event.outcome.solution, solution) && isSame(event.outcome.hands.flat(), hands.flat());
      default:
        return true;
    }
  });
}

const isSame = (a: readonly Element[], b: readonly Element[]): boolean => a.join() === b.join();
