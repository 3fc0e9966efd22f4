/** What others may notice of a prompt. */
import type { Asked } from '../wire.gen';

/** Asked in secret: whoever is near must not notice that there is a choice (GE31). */
const SECRET: readonly string[] = ['show'];

/** Whether others may hear that this seat is asked. */
export const isOpen = (asked: Asked | null): boolean => asked !== null && !SECRET.includes(asked.prompt.ask);

/** Whether a player must come to answer: what is asked in secret, the table answers by lot when its time is up. */
export const mustCome = (asked: Asked | null): boolean =>
  isOpen(asked) || (asked !== null && asked.until === undefined);
