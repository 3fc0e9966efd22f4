/** A table of ESPIONAJE CARTAS as one viewer sees it. */
import { isEvent, type Line, type Viewing } from '../../table/viewing';
import type { Explanation, Seen, Sight, Snapshot } from './wire.gen';

export type View = Viewing<Sight, Seen, Snapshot, Explanation>;
export type Row = Line<Sight, Seen>;

/** Events that begin a turn. */
export const TURNS = ['turn-began'] as const;

/** The game's events among all that was told, oldest first. */
export const eventsOf = (feed: readonly Row[]): Seen[] => feed.flatMap(({ told }) => (isEvent(told) ? [told] : []));
