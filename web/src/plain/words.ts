/** Words for a game that this page has no words for: made of the names in its messages. */
import type { Choice, Claim, Seen } from '../games/contract';
import type { Names } from '../table/names';

/** Fields that hold a seat, or a list of seats, in every game. */
const SEATS = new Set(['active', 'by', 'first', 'holder', 'seat', 'target', 'to', 'winners']);

const NOTHING = '–';

/** `bullet-drawn` and `tied_hippies_win` as words. */
export const spaced = (name: string): string => name.replaceAll(/[-_]/g, ' ');

/** The value of a field as text. */
export function valueText(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : '✕';
  if (typeof value === 'number') return SEATS.has(field) ? names.of(value) : String(value);
  if (typeof value === 'string') return spaced(value);
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, names)).join(', ') || NOTHING;
  return fieldsText(Object.entries(value), names);
}

const fieldsText = (fields: readonly [string, unknown][], names: Names): string =>
  fields.map(([field, value]) => `${spaced(field)}: ${valueText(field, value, names)}`).join(', ');

/** A tagged message: the tag as words, then all other fields. */
function taggedText(message: object, tag: string, names: Names): string {
  const fields = Object.entries(message).filter(([field]) => field !== tag);
  const what = spaced(String((message as Record<string, unknown>)[tag]));
  return fields.length ? `${what} (${fieldsText(fields, names)})` : what;
}

/** An event in two parts: who did what, and all else that its viewer may know of it. */
export function parts(event: Seen, names: Names): [head: string, rest: object] {
  const { by, event: name, ...rest } = event as Seen & { by?: unknown };
  return [typeof by === 'number' ? `${names.of(by)}: ${spaced(name)}` : spaced(name), rest];
}

/** An event as a row of the log. */
export function sentence(event: Seen, _before: object | null, names: Names): string {
  const [head, rest] = parts(event, names);
  const fields = Object.entries(rest);
  return fields.length ? `${head} (${fieldsText(fields, names)})` : head;
}

export const choiceText = (choice: Choice, names: Names): string => taggedText(choice, 'choice', names);

export const claimText = (claim: Claim, names: Names): string => taggedText(claim, 'claim', names);
