/** What a game's table and result read of one viewer's place: at a table that goes on, or at one that is looked back at. */
import type { Explanation, Snapshot } from '../dossier/odds';
import type { AnySeen, AnySight } from '../fold/game';
import type { AskWhy, Asked, Notice, TableView } from '../wire.gen';

/** Something that happened, with the sight before and after it. */
export interface Line {
  n: number;
  told: AnySeen | Notice;
  before: AnySight | null;
  after: AnySight | null;
}

export const isEvent = (told: Line['told']): told is AnySeen => 'event' in told;

export interface Viewing {
  readonly code: string;
  /** The seat's number now: it may change before the game, when people move up. */
  readonly seat: number | null;
  /** Whether others play at this device too: what it says at the end is for all of them. */
  readonly isShared: boolean;
  /** Whether this is a table that goes on, not one that is looked back at. */
  readonly live: boolean;
  readonly table: TableView | undefined;
  readonly sight: AnySight | null;
  /** What this seat is asked, once everything before it has been shown. */
  readonly asked: Asked | null;
  /** What was told since the running game began, oldest first. */
  readonly feed: readonly Line[];
  /** The own choice is on its way. */
  readonly isChosen: boolean;
  /** What follows from all that this seat was told and shown; only at tables with all aids. */
  readonly dossier: Snapshot | null;
  /** The number of the last message that the dossier rests on. */
  readonly restsOn: number;
  /** What the statement rests on that was asked about last. */
  readonly explanation: Explanation | null;

  choose(choice: object): void;
  askWhy(about: AskWhy['about']): void;
  /** Nobody reads an explanation any more. */
  forgetWhy(): void;
}
