/** What others may notice of a prompt. */
import { catalogue } from '../games/catalogue.svelte';
import type { Asked, TableView } from '../wire.gen';

/** One seat's prompt, and the table that asks it. */
export interface Question {
  readonly asked: Asked | null;
  readonly table: TableView | undefined;
}

/** Whether others may hear that this seat is asked. Some questions are asked in secret (GE31). */
export function isOpen({ asked, table }: Question): boolean {
  if (asked === null) return false;
  const facts = catalogue.of(table?.settings.game ?? '');
  return !facts?.asked_in_secret.includes(asked.prompt.ask);
}

/** Whether a player must come to answer. A secret question with a deadline is answered at random if nobody comes. */
export const mustCome = (question: Question): boolean =>
  isOpen(question) || (question.asked !== null && question.asked.until === undefined);
