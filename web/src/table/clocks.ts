/** Whose time runs, as everybody may see: a question that is asked in secret has no clock. */
import { getContext, setContext } from 'svelte';
import type { Clock, TableView } from '../wire.gen';

const KEY = 'clocks';
/** In the last seconds whoever is asked hears them pass. */
export const SOON = 10;
/** Others are offered to give time when so many seconds are left. */
export const SCARCE = 20;

/** A table whose clocks run. */
export interface Timed {
  readonly seat: number | null;
  readonly table: TableView | undefined;
  readonly clocks: readonly Clock[];
}

/** Let everything below show the clocks of this table. */
export const shareClocks = (timed: () => Timed): unknown => setContext(KEY, timed);

/** The table whose clocks are shown here; none in a review. */
export const sharedClocks = (): (() => Timed) | undefined => getContext<(() => Timed) | undefined>(KEY);

/** When a seat's time is up; null where no clock runs. */
export const untilOf = ({ clocks }: Timed, seat: number): number | null =>
  clocks.find((one) => one.seat === seat)?.until ?? null;

/** Whole seconds that are left. During a pause they stay as they were when it began. */
export function secondsLeft(until: number, now: number, table: TableView | undefined): number {
  return Math.max(0, Math.ceil(until - (table?.pause?.since ?? now)));
}

export const isPaused = (table: TableView | undefined): boolean => table?.pause?.since !== undefined;
