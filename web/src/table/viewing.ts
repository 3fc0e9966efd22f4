/** What a game's table and result read of one viewer: at a table that is being played, or in a review. */
import type { Claim, Seen, Sight } from '../games/contract';
import type { Asked, Notice, TableView } from '../wire.gen';

/** Something that happened, with the sight before and after it. Each game has its own kinds of sights and events. */
export interface Line<S = Sight, E extends Seen = Seen> {
  n: number;
  told: E | Notice;
  before: S | null;
  after: S | null;
}

export const isEvent = <E extends Seen>(told: E | Notice): told is E => 'event' in told;

/** Whether no game is there yet: the table waits for people, or deals. */
export const isLobby = ({ stage }: TableView): boolean => stage === 'lobby' || stage === 'dealing';

/** `Dossier` and `Explanation` are the game's own, too. */
export interface Viewing<S = Sight, E extends Seen = Seen, Dossier = object, Explanation = object> {
  readonly code: string;
  /** The seat's number now: it may change before the game, when people move up. */
  readonly seat: number | null;
  /** Whether others play at this device too: what the page says at the end is for all of them. */
  readonly isShared: boolean;
  /** Whether this table is being played, not reviewed. */
  readonly live: boolean;
  readonly table: TableView | undefined;
  readonly sight: S | null;
  /** What this seat is asked, once everything before it has been shown. */
  readonly asked: Asked | null;
  /** What was told since the running game began, oldest first. */
  readonly feed: readonly Line<S, E>[];
  /** What was told while nobody looked at the page: from which message on, and how many events. Absent: nothing. */
  readonly missed?: { readonly from: number; readonly count: number } | null;
  /** This seat's choice is on its way to the server. */
  readonly isChosen: boolean;
  /** What follows from all that this seat was told and shown; only at tables with all aids. */
  readonly dossier: Dossier | null;
  /** The number of the last message that the dossier takes into account. */
  readonly restsOn: number;
  /** What the statement that was last asked about rests on. */
  readonly explanation: Explanation | null;
  /** All events as they truly were, where they are at hand: in a lesson. Elsewhere a record has them once a game is over. */
  readonly truth?: readonly Seen[];

  choose(choice: object): void;
  /** Say something in free words. */
  say(text: string): void;
  claim(claim: Claim): void;
  /** Ask what one of the game's statements rests on. */
  askWhy(about: object): void;
  /** Nobody reads the explanation any more. */
  forgetWhy(): void;
}
