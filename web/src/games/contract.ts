/**
 * The contract of a game on the page. A game is one folder: `games/<name>/index.ts` has a `Game` as its default export,
 * which is small and always loaded; a `Play` is loaded when a table plays the game.
 *
 * Every part but the facts is optional. What a game doesn't bring, the plain face does (src/plain), or the page says
 * that it is absent.
 */
import type { Component } from 'svelte';
import type { Script } from '../lesson/beats';
import type { Stream } from '../fair/stream';
import type { Sound } from '../sound/voices';
import type { Names } from '../table/names';
import type { Viewer } from '../table/seats';
import type { Line, Viewing } from '../table/viewing';
import type { GameInfo, Settings } from '../wire.gen';

/** An event as one viewer saw it; all other fields are the game's own. */
export interface Seen {
  readonly event: string;
}

/** All that one viewer may know of a running game, in the game's own shape. */
export type Sight = object;

/** A choice in the game's own shape: one of a prompt's options. */
export interface Choice {
  readonly choice: string;
}

/** A claim from the game's phrase book. */
export interface Claim {
  readonly claim: string;
}

/** A claim that was heard at the table, and what came of it as far as this viewer can tell. */
export interface Heard<C extends Claim = Claim> {
  /** The number of the message that brought it. */
  readonly n: number;
  /** Who said it. */
  readonly seat: number;
  readonly claim: C;
  /** Whether it was true; null as long as this viewer can't know. */
  readonly truth: boolean | null;
  /** The number of the message that settled it; 0 until then. */
  readonly settled: number;
}

/** What a lobby needs to know of a game. Generated for the games of this page; `GET /api/games` lists all others. */
export interface Facts extends GameInfo {
  /** Where a game of this page stands in lists: lower numbers first. The server's list has an order of its own. */
  readonly order?: number;
}

/** One of the five pictures that teach a game. */
export interface PictureProps {
  /** 0 to 4. */
  place: number;
  /** The switches that the table has chosen; those that it left alone may be absent. */
  rules: Settings['rules'];
}

/** The early part of a game: what the front page, the lobby and the list of rules show. */
export interface Game {
  /** Title, players, switches and levels: made from Python by `make wire`. */
  readonly facts: Facts;
  /** How many sit at the table that one click on the front page lays, bots included. Absent: there is no such button. */
  readonly quick?: number;
  /** The picture on the front page, shown for the first game. */
  readonly Poster?: () => Promise<{ default: Component }>;
  /** The illustrated rules. */
  readonly Rules?: () => Promise<{ default: Component }>;
  /** The game in five pictures with a sentence each, for a television between two games. */
  readonly Pictures?: () => Promise<{ default: Component<PictureProps> }>;
  /** The rules in brief, for a sheet over the table: what is in play first. Absent: the page says so. */
  readonly Sheet?: () => Promise<{ default: ViewComponent }>;
  /** The played lesson, with a stacked deal. Absent: there is none. */
  readonly played?: () => Promise<{ default: Script }>;
  /** All that a table of this game needs. Absent: the plain face draws it. */
  readonly play?: () => Promise<{ default: Play }>;
}

/** How an event is told. */
export interface Telling {
  /** Whether what the reader saw in secret is told again; not at tables without memory aids. */
  faces: boolean;
}

/** One blank in a phrase, and what may fill it. */
export interface Blank {
  /** The claim's field. */
  readonly field: string;
  /** Whether it says about whom the claim is, or what it says of them. */
  readonly about: 'whom' | 'what';
  readonly options: readonly (readonly [value: string | number, name: string])[];
}

/** A phrase of the phrase book. */
export interface Phrase {
  /** What its button says. */
  readonly label: string;
  readonly blanks: readonly Blank[];
}

/** The phrases that may be said at this moment, in the order of their buttons. */
export type Phrases = Readonly<Record<string, Phrase>>;

/** Something that a seat alone was shown, and may want to keep in view for a while. */
export interface Memo {
  /** The number of the message that brought it. */
  readonly n: number;
}

/** What a picture of a result says: who won and why, and everybody in groups. */
export interface Poster {
  readonly headline: string;
  readonly reason: string;
  readonly groups: readonly {
    readonly title: string;
    readonly ink: 'teal' | 'red' | 'mustard' | 'ink';
    readonly wins: boolean;
    readonly rows: readonly { readonly name: string; readonly score: string }[];
  }[];
}

/** Places on a table. */
export interface Pointed {
  readonly seats: readonly number[];
  readonly slots: readonly (number | 'centre')[];
}

type AnyView = Component<{ session: Viewing }>;
/** A component that draws a game for one viewer. A game's own may ask for its own kinds of sights and events. */
export type ViewComponent = { draw(...args: Parameters<AnyView>): ReturnType<AnyView> }['draw'];

type AnyChoice = Component<{ choice: Choice }>;
/** A component that draws what a choice is about. A game's own may ask for its own choices. */
export type ChoiceComponent = { draw(...args: Parameters<AnyChoice>): ReturnType<AnyChoice> }['draw'];

type AnyClaim = Component<{ claim: Claim }>;
/** A component that draws what a claim is about. A game's own may ask for its own claims. */
export type ClaimComponent = { draw(...args: Parameters<AnyClaim>): ReturnType<AnyClaim> }['draw'];

/** The late part of a game: loaded when a table plays it, or when a finished game is reviewed. */
export interface Play {
  /** A viewer's sight from the first event. */
  begin?(viewer: Viewer, event: Seen): Sight;
  /** A viewer's sight after one more event: the same as Python's `fold`. Comes with `begin`. */
  fold?(sight: Sight, event: Seen): Sight;

  /** The table: all that its viewer sees of a running game, with the prompt. Reads the sight that `fold` makes. */
  readonly Table?: ViewComponent;
  /** The end of a game. Absent: who won, in words. */
  readonly Result?: ViewComponent;
  /** The result as a picture to share, once the game is over. Absent: there is none. */
  poster?(sight: Sight, names: Names): Poster;
  /** An event in the reader's words: for the log, screen readers and the review. Empty where there is nothing to say. */
  sentence?(event: Seen, before: Sight | null, names: Names, telling?: Telling): string;
  /** A choice in the reader's words: for the review. */
  choiceText?(choice: Choice, names: Names, seat: number, players: number): string;
  /** Where on the table a choice points, for the review: seats (`data-seat`), and places of tokens (`data-slot`). */
  pointsAt?(choice: Choice, seat: number, players: number): Pointed;
  /** The pieces that a choice names, where it points at no place: drawn over the table in a review. */
  readonly ChoiceArt?: ChoiceComponent;
  /** A question in the reader's words: for screen readers. */
  askText?(ask: string): string;

  /** Events that begin a turn: the log sets them apart. */
  readonly turns?: readonly string[];
  /** How many milliseconds the page rests after an event, by its name, so that people can follow. Absent: not at all. */
  readonly rests?: Readonly<Record<string, number>>;
  /** Which sound goes with an event, given the sight after it. It follows from what all viewers were told. Absent: none. */
  cue?(event: Seen, after: Sight | null): Sound | undefined;

  /** What this seat was shown last and may still want to see. It keeps a shared device in its player's hands. */
  memoOf?(feed: readonly Line[], seat: number): Memo | null;
  /**
   * Whether `Table` tells each player something before the first turn of a game with these settings, and notes in
   * `ReadMarks` that it was read. Absent: it never does.
   */
  hasBriefing?(settings: Settings): boolean;

  /** The keys that its table's controls are pressed with, and the rest of the id `keys-…` of what they do: for the list. */
  readonly keys?: readonly (readonly [keys: string, text: string])[];

  /** What the viewer can claim now. Absent: people talk in words of their own. */
  phrases?(sight: Sight | null, names: Names, players: number): Phrases;
  /** What a seat is likely to say now: one tap says it. */
  oneTap?(feed: readonly Line[], seat: number): readonly Claim[];
  /** The claim that an event brings with it, and who makes it. */
  claimIn?(event: Seen): { seat: number; claim: Claim } | null;
  /**
   * Everything that was claimed and can be true or false, oldest first, and what came of it. It follows from this
   * viewer's feed alone. `recall`: what was seen before a claim was made settles it, too.
   */
  heard?(feed: readonly Line[], recall: boolean): readonly Heard[];
  /**
   * Events that settle for everybody what nobody could know before. Only then a stamp is heard: others are in the room,
   * and a page that stays silent would tell them what its viewer knew already.
   */
  readonly thuds?: readonly string[];
  /** The card or token that a claim is about, as a picture; it draws nothing for claims about neither. */
  readonly ClaimArt?: ClaimComponent;
  /** A claim in its speaker's own words, as the reader hears them: "I", "you", or somebody's name. */
  claimText?(claim: Claim, names: Names, speaker: number): string;

  /** The deal that follows from a stream of numbers, for the check that it was fair. */
  deal?(stream: Stream, players: number): object;
  /** Whether what a viewer was shown of a game can follow from a deal. Comes with `deal`. */
  fits?(deal: object, viewer: Viewer, seen: readonly Seen[]): boolean;
  /** For the review: the events that lay the table as it truly was, given the first one with the whole deal in it. */
  truth?(event: Seen): Seen[];
}

/** The parts that every table needs: the plain face has them all. */
export const FACE = ['begin', 'fold', 'Table', 'Result', 'sentence', 'choiceText', 'askText', 'claimText'] as const;

/** A game ready to be shown: its own parts, and the plain face's for those that it doesn't bring. */
export type Face = Play & Required<Pick<Play, (typeof FACE)[number]>>;
