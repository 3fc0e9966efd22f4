// Made by `make wire` from src/brushpass/server/schema.py; do not edit.
// schema: d2ee688ad2cd6417

/**
 * How much the page helps players (V8, GS51).
 */
export type Aids = 'full' | 'off' | 'own';
/**
 * What a claim was, given the truth and what its speaker could know. Every claim is of exactly one kind.
 */
export type ClaimKind =
  'bluff' | 'guess' | 'honest-mistake' | 'lie' | 'lucky-bluff' | 'no-statement' | 'stale-truth' | 'truth';
/**
 * Where a claim stands in the record.
 */
export type ClaimSource = 'move' | 'talk';
/**
 * What the records of a table's games keep besides choices.
 */
export type Keeps = 'claims' | 'talk';
/**
 * How good a decision was: the less chance of winning it gave away, the better.
 */
export type Verdict = 'best' | 'blunder' | 'fine' | 'inaccuracy' | 'mistake';
/**
 * What follows about a claim from all that its speaker has seen.
 */
export type Standing = 'certain' | 'impossible' | 'possible';
export type Inbound =
  | Hello
  | Ping
  | AskDossier
  | AskWhy
  | Choose
  | Say
  | MakeClaim
  | Configure
  | AddMind
  | Remove
  | HandOver
  | VoteOut
  | Rename
  | Ready
  | Start
  | CommitShare
  | RevealShare
  | Briefed
  | AddTime
  | VotePause
  | Leave
  | Back
  | Again
  | MakeLink;
/**
 * What a record keeps.
 */
export type Kept = 'choices' | 'claims' | 'talk';
export type Notice =
  | SeatedNotice
  | RenamedNotice
  | LeftNotice
  | NewHostNotice
  | VotedNotice
  | DealingNotice
  | StartVoidNotice
  | StartedNotice
  | TakenOverNotice
  | HandedBackNotice
  | StoodInNotice
  | TimeAddedNotice
  | PauseVotedNotice
  | PausedNotice
  | ResumedNotice
  | SaidNotice
  | ClaimedNotice
  | ClearedNotice;
/**
 * Why a start came to nothing.
 */
export type WhyVoidNotice = 'left' | 'no-hash' | 'no-share' | 'wrong-share';
export type Outbound = Welcome | Update | Refused | Link | Dossier | Why | Pong;
/**
 * What a table is doing.
 */
export type Stage = 'dealing' | 'lobby' | 'over' | 'playing';
/**
 * Whether a person is at the table.
 */
export type Presence = 'away' | 'gone' | 'here';
export type Record = RecordV1 | RecordV2;
export type Review = Began | Decided | Summed | Broken;

/**
 * The host gives a seat to a mind, before the start: a free seat, or that of another mind, whose name it keeps.
 */
export interface AddMind {
  type: 'add-mind';
  id: string;
  seat: number;
  mind: string;
}
/**
 * Give somebody else 30 seconds more for what they are asked, up to four times for one decision.
 */
export interface AddTime {
  type: 'add-time';
  id: string;
  seat: number;
}
/**
 * Vote for another game with the same people, once a game is over.
 *
 *     The table is a lobby again when more than half of the people who are here want it. A vote that comes later changes
 *     nothing, and is no error.
 */
export interface Again {
  type: 'again';
  id: string;
  again?: boolean;
}
/**
 * Ask for everything that follows from what this seat has been told.
 */
export interface AskDossier {
  type: 'ask-dossier';
  id: string;
}
/**
 * Ask what one statement of your own dossier rests on.
 */
export interface AskWhy {
  type: 'ask-why';
  id: string;
  about: unknown;
}
/**
 * A prompt, with its number for this seat. An answer names the number.
 */
export interface Asked {
  number: number;
  prompt: Prompt;
  until?: number;
}
/**
 * What a seat is asked now, with all its legal choices.
 */
export interface Prompt {
  seat: number;
  ask: string;
  options: unknown[];
  default?: unknown;
}
/**
 * Take your seat back from the bot that is playing it.
 */
export interface Back {
  type: 'back';
  id: string;
}
/**
 * The review begins.
 */
export interface Began {
  review: 'began';
  game: string;
  players: number;
  decisions: number;
}
/**
 * This person has put their briefing away. Once all have, the first prompts are asked.
 */
export interface Briefed {
  type: 'briefed';
  id: string;
  round: number;
}
/**
 * Whom the table waits for before anybody is asked anything.
 */
export interface BriefingView {
  waits: number[];
  until?: number;
}
/**
 * The review cannot be completed, and nothing follows. Ask again.
 */
export interface Broken {
  review: 'broken';
  code: string;
}
/**
 * The answer to a prompt.
 */
export interface Choose {
  type: 'choose';
  id: string;
  prompt: number;
  choice: unknown;
}
/**
 * Talk from the phrase book; it may be a lie.
 */
export interface ClaimedNotice {
  notice: 'claimed';
  seat: number;
  claim: unknown;
}
/**
 * The table is ready for another game with the same people.
 */
export interface ClearedNotice {
  notice: 'cleared';
  round: number;
}
/**
 * The time of somebody who is openly asked. A question that is asked in secret has none.
 */
export interface Clock {
  seat: number;
  until: number;
}
/**
 * The hash of this client's share, while the table deals (docs/deal.md).
 */
export interface CommitShare {
  type: 'commit-share';
  id: string;
  attempt: number;
  hash: string;
  briefing?: boolean;
}
/**
 * The host changes the settings, before the start.
 */
export interface Configure {
  type: 'configure';
  id: string;
  settings: SettingsInput;
}
/**
 * The settings of a table, which its host picks.
 */
export interface SettingsInput {
  game?: string;
  players?: number;
  rules?: {
    [k: string]: boolean | string;
  };
  deadline?: number;
  aids?: Aids;
  misses?: number;
  keeps?: Keeps;
  bots_talk?: boolean;
}
/**
 * The host has asked for a start: clients send their hashes now (docs/deal.md).
 */
export interface DealingNotice {
  notice: 'dealing';
  attempt: number;
}
/**
 * One decision, judged on what its seat could know when it was made.
 */
export interface Decided {
  review: 'decided';
  step: number;
  seat: number;
  ask: string;
  chosen: string;
  best: string;
  value: number;
  best_value: number;
  loss: number;
  error: number;
  verdict: Verdict;
  better?: {
    [k: string]: unknown;
  };
  own?: number;
}
/**
 * The answer to `ask-dossier`.
 */
export interface Dossier {
  type: 'dossier';
  id: string;
  n: number;
  page: unknown;
}
/**
 * An installed game.
 */
export interface GameInfo {
  name: string;
  title: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  switches: Switch[];
  levels: string[];
  has_phrases: boolean;
  has_dossier: boolean;
  has_judge: boolean;
  asked_in_secret: string[];
}
/**
 * One switch, and what it may be.
 */
export interface Switch {
  name: string;
  values: (boolean | string)[];
}
/**
 * The host makes another person host, who must be here.
 */
export interface HandOver {
  type: 'hand-over';
  id: string;
  seat: number;
}
/**
 * The person has the seat back.
 */
export interface HandedBackNotice {
  notice: 'handed-back';
  seat: number;
}
/**
 * What one of the others could make of a claim.
 */
export interface Hearer {
  seat: number;
  before: number;
  after: number;
  refutes: boolean;
}
/**
 * The first message of every connection: which table, as whom, and the number of the last message that arrived.
 */
export interface Hello {
  type: 'hello';
  code: string;
  seat?: number | null;
  after?: number;
}
/**
 * What everybody claimed in a finished game, and what of it was true.
 */
export interface Honesty {
  game: string;
  seats: string[];
  labels: Label[];
  sums: SeatHonesty[];
  biggest: number | null;
  size: number;
}
/**
 * One claim, labelled.
 */
export interface Label {
  number: number;
  source: ClaimSource;
  after: number;
  told: number;
  seat: number;
  claim: {
    [k: string]: unknown;
  };
  truth: boolean | null;
  standing: Standing | null;
  chance: number | null;
  implied_truth: boolean | null;
  kind: ClaimKind;
  certificate: number[] | null;
  hearers: Hearer[];
}
/**
 * All claims of one seat.
 */
export interface SeatHonesty {
  seat: number;
  kinds: {
    [k: string]: number;
  };
}
/**
 * Ask for a `pong`.
 */
export interface Ping {
  type: 'ping';
}
/**
 * Free talk.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Talk from the phrase book.
 */
export interface MakeClaim {
  type: 'make-claim';
  id: string;
  claim: unknown;
}
/**
 * The host frees a seat, before the start: a mind's, or that of a person who is not just reloading.
 */
export interface Remove {
  type: 'remove';
  id: string;
  seat: number;
}
/**
 * Vote to remove a person from the running game. They are removed when more than half of the others want it.
 */
export interface VoteOut {
  type: 'vote-out';
  id: string;
  seat: number;
  out?: boolean;
}
/**
 * Change your name.
 */
export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}
/**
 * Say whether you are ready to start.
 */
export interface Ready {
  type: 'ready';
  id: string;
  ready: boolean;
  revision?: number | null;
}
/**
 * The host asks for a start: every person's client commits to a share of the deal, then reveals it.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * This client's share, once the table's view has the hashes of all people.
 */
export interface RevealShare {
  type: 'reveal-share';
  id: string;
  attempt: number;
  share: string;
}
/**
 * Vote to pause the game, or to go on. More than half of the people decide; a pause ends after ten minutes.
 */
export interface VotePause {
  type: 'vote-pause';
  id: string;
  pause: boolean;
}
/**
 * Leave the table. In a running game a bot plays on.
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * Ask for a one-time word that moves this seat to another device.
 */
export interface MakeLink {
  type: 'make-link';
  id: string;
}
/**
 * What a viewer could know after one step of a finished game, by logic alone.
 */
export interface Known {
  step: number;
  page?: {
    [k: string]: unknown;
  };
}
/**
 * A seat is free again, or its person has left for good while the game goes on.
 */
export interface LeftNotice {
  notice: 'left';
  seat: number;
  name: string;
  removed?: boolean;
}
/**
 * The one-time word that moves a seat to another device.
 */
export interface Link {
  type: 'link';
  id: string;
  link: string;
}
/**
 * Move a seat to this device, with a one-time word.
 */
export interface MoveSeat {
  seat: number;
  link: string;
}
/**
 * This person is host from now on.
 */
export interface NewHostNotice {
  notice: 'new-host';
  seat: number;
}
/**
 * A person or a mind took a seat.
 */
export interface SeatedNotice {
  notice: 'seated';
  seat: number;
  name: string;
  mind?: string;
}
/**
 * A person changed their name.
 */
export interface RenamedNotice {
  notice: 'renamed';
  seat: number;
  name: string;
  old: string;
}
/**
 * A person wants another one removed from the running game.
 */
export interface VotedNotice {
  notice: 'voted';
  seat: number;
  against: number;
  out: boolean;
}
/**
 * The start came to nothing, for everybody. The table is a lobby again, with a new commitment.
 */
export interface StartVoidNotice {
  notice: 'start-void';
  attempt: number;
  why: WhyVoidNotice;
  seats: number[];
  names: string[];
}
/**
 * A game begins; its first event follows.
 */
export interface StartedNotice {
  notice: 'started';
  round: number;
}
/**
 * A bot plays for an absent person, and knows only what that seat knows.
 */
export interface TakenOverNotice {
  notice: 'taken-over';
  seat: number;
}
/**
 * A person's time was up: a bot makes this one decision, and knows only what that seat knows.
 */
export interface StoodInNotice {
  notice: 'stood-in';
  seat: number;
}
/**
 * A person gave another 30 seconds more.
 */
export interface TimeAddedNotice {
  notice: 'time-added';
  seat: number;
  to: number;
}
/**
 * A person wants the game paused, or wants it to go on.
 */
export interface PauseVotedNotice {
  notice: 'pause-voted';
  seat: number;
  pause: boolean;
}
/**
 * The game is paused: no clock runs, and nobody can choose.
 */
export interface PausedNotice {
  notice: 'paused';
}
/**
 * The game goes on.
 */
export interface ResumedNotice {
  notice: 'resumed';
}
/**
 * Free talk.
 */
export interface SaidNotice {
  notice: 'said';
  seat: number;
  text: string;
}
/**
 * Open a table and take its first seat, as its host.
 */
export interface OpenTable {
  name: string;
  settings?: SettingsInput;
}
/**
 * The answer to `hello`: the table as it is, and every message after number `after`.
 */
export interface Welcome {
  type: 'welcome';
  viewer: number | null;
  n: number;
  told: unknown[];
  table: TableView;
  asked?: Asked;
  clocks?: Clock[];
  fresh?: boolean;
}
/**
 * A table as everybody sees it.
 */
export interface TableView {
  code: string;
  stage: Stage;
  settings: Settings;
  revision: number;
  seats: SeatView[];
  host: number | null;
  round: number;
  attempt: number;
  commitment: string;
  hashes?: string[];
  until?: number;
  scores?: Score[];
  briefing?: BriefingView;
  pause?: PauseView;
}
/**
 * The settings of a table, which its host picks.
 */
export interface Settings {
  game: string;
  players: number;
  rules: {
    [k: string]: boolean | string;
  };
  deadline: number;
  aids: Aids;
  misses: number;
  keeps: Keeps;
  bots_talk: boolean;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatView {
  name: string;
  mind?: string;
  presence?: Presence;
  ready?: boolean;
  minded?: boolean;
  formerly?: string;
  votes?: number[];
  again?: boolean;
}
/**
 * How a name has done at this table, over all its games.
 */
export interface Score {
  name: string;
  games: number;
  wins?: number;
  streak?: number;
  mind?: boolean;
}
/**
 * A pause, or the wish for one.
 */
export interface PauseView {
  votes?: number[];
  since?: number;
  until?: number;
}
/**
 * Something happened.
 */
export interface Update {
  type: 'update';
  n: number;
  told?: unknown[];
  table?: TableView;
  asking?: number;
  asked?: Asked;
  clocks?: Clock[];
  taken?: string;
}
/**
 * A message was not carried out, and nothing has changed.
 */
export interface Refused {
  type: 'refused';
  code: string;
  text: string;
  id?: string;
}
/**
 * The answer to `ask-why`.
 */
export interface Why {
  type: 'why';
  id: string;
  explanation: unknown;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: 'pong';
}
/**
 * A table where this device has seats.
 */
export interface OwnTable {
  table: TableView;
  seats: number[];
}
/**
 * What a seed was made from, in hexadecimal.
 */
export interface Pledge {
  round: number;
  secret: string;
  hashes: string[];
  shares: string[];
  voids?: VoidStart[];
}
/**
 * A start that came to nothing, in hexadecimal. Its deal was never played.
 */
export interface VoidStart {
  secret: string;
  hashes: string[];
  shares: string[];
}
/**
 * What a seed was made from, in hexadecimal.
 */
export interface PledgeV1 {
  secret: string;
  entropy: string[];
}
/**
 * Every error: a stable code, and a text for developers.
 */
export interface Problem {
  code: string;
  text: string;
}
/**
 * A whole game, or its beginning, as 0.1.0 wrote it.
 */
export interface RecordV1 {
  format: 'brushpass/1';
  game: string;
  version: number;
  players: number;
  rules: {
    [k: string]: unknown;
  };
  deal: {
    [k: string]: unknown;
  };
  setup: string[];
  steps: Step[];
  seed?: string;
  pledge?: PledgeV1;
  seats?: string[];
}
/**
 * One choice and what followed from it, in the notation of the game.
 */
export interface Step {
  seat: number;
  choice: string;
  events: string[];
}
/**
 * A whole game, or its beginning.
 */
export interface RecordV2 {
  format: 'brushpass/2';
  game: string;
  version: number;
  players: number;
  rules: {
    [k: string]: unknown;
  };
  deal: {
    [k: string]: unknown;
  };
  setup: string[];
  steps: Step[];
  seed?: string;
  pledge?: Pledge;
  seats?: string[];
  minds?: string[];
  kept?: Kept;
  talk?: (RecordedClaim | RecordedText)[];
}
/**
 * A claim from the phrase book. It may be a lie.
 */
export interface RecordedClaim {
  talk: 'claim';
  claim: {
    [k: string]: unknown;
  };
  after: number;
  untold?: number;
  seat: number;
}
/**
 * Free talk.
 */
export interface RecordedText {
  talk: 'text';
  text: string;
  after: number;
  untold?: number;
  seat: number;
}
/**
 * What a reader of a finished game may know before they look at it: nothing of its deal, its course or its end.
 */
export interface RecordHead {
  game: string;
  players: number;
  rules: {
    [k: string]: boolean | string;
  };
  seats: string[];
}
/**
 * A finished game of a table.
 */
export interface RecordLine {
  round: number;
  finished_at: number;
  game: string;
  players: number;
}
/**
 * The review is complete.
 */
export interface Summed {
  review: 'summed';
  seats: SeatSum[];
}
/**
 * The game of one seat in figures: `result` = `start` + `luck` - `mistakes`.
 */
export interface SeatSum {
  seat: number;
  result: number;
  start: number;
  luck: number;
  mistakes: number;
  decisions: number;
  verdicts: {
    [k: string]: number;
  };
}
/**
 * A seat, and the token that opens it. Browsers keep the token as a cookie; programs send it as a bearer token.
 */
export interface Seated {
  code: string;
  seat: number;
  token: string;
}
/**
 * One step of a finished game, as a viewer saw it or as it really was.
 */
export interface SeenStep {
  step: number;
  seat: number | null;
  choice: string;
  told: unknown[];
}
/**
 * Take this seat, or the first free one. A seat whose person does not connect within 45 seconds is freed.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  another?: boolean;
}
