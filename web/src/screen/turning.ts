/** Nobody scrolls a television: the end of a game that is taller than the screen is shown a screen at a time, over and over. */
import { isStill } from '../table/motion';

/** How long the first screen stands, in milliseconds: tokens turn and sums build up there; */
const FIRST = 20_000;
/** and each of the others. */
const EACH = 10_000;
/** So much of a screen is shown again on the next one. */
const AGAIN = 0.1;

/** Begin at the top. Gives back what ends it. */
export function turnPages(): () => void {
  let timer = 0;
  const stand = (isFirst: boolean): void => {
    timer = window.setTimeout(turn, isFirst ? FIRST : EACH);
  };
  const turn = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
    const isLast = scrollTop + clientHeight >= scrollHeight - 1;
    const top = isLast ? 0 : scrollTop + (1 - AGAIN) * clientHeight;
    scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' });
    stand(isLast);
  };
  scrollTo({ top: 0, behavior: 'instant' });
  stand(true);
  return () => clearTimeout(timer);
}
