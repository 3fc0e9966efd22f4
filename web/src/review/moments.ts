/** The moments of a review: one event each, and before each slip the position in which it was made. */
import type { Decided, SeatSum, SeenStep } from '../wire.gen';
import type { PastLine } from './replay';

export interface Moment {
  /** The step of the record that it belongs to; 0 is the setup. */
  step: number;
  /** Which moment of that step, from 0; `BEFORE` for the position before a decision. */
  place: number;
  /** How many lines have been told by then. */
  lines: number;
  /** What is told at this moment. */
  told: PastLine[];
  /** The slip that follows, where the moment is the position before it. */
  slip?: Decided;
}

export const BEFORE = -1;

export const isSlip = ({ verdict }: Decided): boolean => verdict !== 'best' && verdict !== 'fine';

/** All moments of what a viewer was told. What has nothing to say happens together with what came before. */
export function momentsOf(
  lines: readonly PastLine[],
  steps: readonly SeenStep[],
  slips: ReadonlyMap<number, Decided>,
  isSaid: (line: PastLine) => boolean,
): Moment[] {
  const moments: Moment[] = [];
  let place = 0;
  lines.forEach((line, index) => {
    const { step } = steps[line.step];
    const isFirst = index === 0 || lines[index - 1].step !== line.step;
    const slip = slips.get(step);
    if (isFirst) place = 0;
    if (isFirst && slip) moments.push({ step, place: BEFORE, lines: index, told: [], slip });
    const last = moments.at(-1);
    const isQuiet = !line.isTold || !isSaid(line) || (step === 0 && index > 0);
    if (isQuiet && last && !last.slip) {
      last.lines = index + 1;
      if (line.isTold) last.told.push(line);
    } else {
      moments.push({ step, place, lines: index + 1, told: line.isTold ? [line] : [] });
      place += 1;
    }
  });
  return moments;
}

/** Where a moment of the record is: the last one that is no later. */
export const placeOf = (moments: readonly Moment[], step: number, place: number): number =>
  Math.max(
    0,
    moments.findLastIndex((one) => one.step < step || (one.step === step && one.place <= place)),
  );

/** A moment in an address: `14.1`, or `14.v` for the position before a decision. */
export const addressOf = ({ step, place }: Pick<Moment, 'step' | 'place'>): string =>
  `${step}.${place === BEFORE ? 'v' : place}`;

/** The moment that an address names; a step alone means the end of that step. */
export function momentAt(text: string | null): Pick<Moment, 'step' | 'place'> {
  const [step = '', place = ''] = (text ?? '0').split('.');
  return { step: Number(step) || 0, place: place === 'v' ? BEFORE : place ? Number(place) || 0 : Infinity };
}

/** A point of a curve: how likely a seat was to win, by its own decision at some moment. */
export interface Point {
  /** The number of the moment. */
  x: number;
  chance: number;
  isSlip: boolean;
}

/** A seat's chance of winning, decision by decision. */
export function curveOf(
  decisions: Iterable<Decided>,
  sums: readonly SeatSum[],
  seat: number,
  moments: readonly Moment[],
): Point[] {
  const sum = sums.find((one) => one.seat === seat);
  const start = sum ? [{ x: 0, chance: sum.start, isSlip: false }] : [];
  const end = sum ? [{ x: moments.length - 1, chance: sum.result, isSlip: false }] : [];
  const own = [...decisions].filter((one) => one.seat === seat).sort((a, b) => a.step - b.step);
  const points = own.flatMap((one) => {
    const x = moments.findIndex(({ step }) => step >= one.step);
    return x < 0 ? [] : [{ x, chance: one.value, isSlip: isSlip(one) }];
  });
  return [...start, ...points, ...end];
}
