/** Which claims belong to a moment of a review, and what they were. */
import type { Moment } from '../review/moments';
import { type PastLine } from '../review/replay';
import { isEvent } from '../table/viewing';
import type { Label } from '../wire.gen';

/** A claim in a form that can be compared: two phrases are the same if all their fields are. */
const spelled = (seat: number, claim: object): string =>
  JSON.stringify([seat, ...Object.entries(claim).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** The label of every claim that was said, by the number of its line. The same words of one player keep their order. */
export function labelled(lines: readonly PastLine[], labels: readonly Label[]): Map<number, Label> {
  const said = new Map<string, Label[]>();
  for (const label of labels) {
    if (label.source !== 'talk') continue;
    const key = spelled(label.seat, label.claim);
    said.set(key, [...(said.get(key) ?? []), label]);
  }
  const found = new Map<number, Label>();
  for (const { n, told } of lines) {
    if (isEvent(told) || told.notice !== 'claimed') continue;
    const label = said.get(spelled(told.seat, told.claim as object))?.shift();
    if (label) found.set(n, label);
  }
  return found;
}

/** What was claimed at a moment: in words of their own, or with the move of this step. */
export function labelsAt(moment: Moment, said: ReadonlyMap<number, Label>, labels: readonly Label[]): Label[] {
  const words = moment.told.flatMap(({ n }) => said.get(n) ?? []);
  const isMove = moment.place === 0 && moment.told.some(({ told }) => isEvent(told));
  const moves = labels.filter(({ source, after }) => isMove && source === 'move' && after === moment.step);
  return [...moves, ...words];
}
