/** What a seat alone was shown, until it is put away. */
import { isEvent, type Line, type Session } from './session.svelte';
import { Shown } from './shown.svelte';

/** Whether there is a memo on this seat's page that was not put away. */
export function hasMemo(session: Session): boolean {
  const { sight, seat } = session;
  if (!sight || seat === null) return false;
  if ('question' in sight && sight.question?.by === seat) return false; // the answer is on its way
  const last = session.feed.findLast((line) => bringsMemo(line, seat));
  return last !== undefined && !Shown.of(session).has(last.n);
}

/** An own question of ESPIONAJE CARTAS, or a face seen in SECRETS once the game runs. */
function bringsMemo({ told, before }: Line, seat: number): boolean {
  if (!isEvent(told) || !before) return false;
  if (told.event === 'asked') return told.by === seat;
  const isFace = (told.event === 'looked' || told.event === 'exposed') && told.face !== undefined;
  return isFace && 'turn' in before && before.turn > 0;
}
