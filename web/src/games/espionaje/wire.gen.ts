// Made by `make wire` from src/brushpass/server/schema.py; do not edit.
// schema: 329e60d2da0e7cb0

export type About = CardAt;
/**
 * The fifteen elements in printed order (E1.1). Each has one file card, and one card in every notebook (E1.2).
 */
export type Element =
  | 'aeroplane'
  | 'agent-blue'
  | 'agent-green'
  | 'agent-red'
  | 'agent-violet'
  | 'agent-yellow'
  | 'cipher-radio'
  | 'london'
  | 'nairobi'
  | 'panama'
  | 'paris'
  | 'satellite'
  | 'solar-oven'
  | 'submarine'
  | 'tokyo';
/**
 * What a prompt of ESPIONAJE CARTAS asks for.
 */
export type Ask = 'accuse' | 'after' | 'commit' | 'show' | 'turn';
/**
 * How far a claim is believed, in a word.
 */
export type Belief = 'half' | 'mostly' | 'not';
export type Choice = Suspect | Accuse | EndTurn | Show | Commit | Abstain;
export type Claim = Holds | IsHidden | NotHidden | ShowMe;
/**
 * Why a game of ESPIONAJE CARTAS ended as it did.
 */
export type Reason = 'all-out' | 'nobody-right' | 'solved';
/**
 * Where a turn stands (E3, E4).
 */
export type Phase = 'after' | 'commit' | 'over' | 'question' | 'setup' | 'turn';
export type Seen = TurnBegan | Asked | Passed | Accused | Ended | Began | Showed | Committed | Checked;

/**
 * This card is in the hand of this seat, or hidden.
 */
export interface CardAt {
  about: 'card-at';
  card: Element;
  holder?: number | null;
}
/**
 * Lay down nothing, because the deadline has passed. It counts as wrong (GE19).
 */
export interface Abstain {
  choice: 'abstain';
}
/**
 * Announce the accusation instead of a suspicion (E4.1), or after it (V10).
 */
export interface Accuse {
  choice: 'accuse';
}
/**
 * The accusation is announced; no more questions (E4.1).
 */
export interface Accused {
  event: 'accused';
  by: number;
}
/**
 * A suspicion: the question goes to the left (E3.2, E3.3).
 */
export interface Asked {
  event: 'asked';
  by: number;
  a: Element;
  b: Element;
}
/**
 * The solution is hidden and the other cards are dealt (E2).
 */
export interface Began {
  event: 'began';
  players: number;
  rules: Rules;
  first: number;
  hand?: Element[];
}
/**
 * The switches of ESPIONAJE CARTAS.
 */
export interface Rules {
  clue_accusation: boolean;
  accuse_after_asking: boolean;
  no_early_accusation: boolean;
}
/**
 * A commitment that was turned over (E4.3).
 */
export interface Check {
  by: number;
  cards: Element[];
  right: boolean;
}
/**
 * A commitment is turned over and compared with the solution (E4.3, GE23, GE24).
 */
export interface Checked {
  event: 'checked';
  by: number;
  cards: Element[];
  right: boolean;
  /**
   * @minItems 3
   * @maxItems 3
   */
  solution?: [Element, Element, Element];
}
/**
 * Name two different elements (E3.2). `a` stands before `b` in printed order, the pair has no order.
 */
export interface Suspect {
  choice: 'suspect';
  a: Element;
  b: Element;
}
/**
 * End your turn without an accusation, after your own question (V10).
 */
export interface EndTurn {
  choice: 'end-turn';
}
/**
 * Show the asker this one of the two named cards; the seat holds both (E3.3).
 */
export interface Show {
  choice: 'show';
  card: Element;
}
/**
 * Lay down the three cards that the seat believes to be the solution (E4.2), one of each kind (GE17).
 */
export interface Commit {
  choice: 'commit';
  city: Element;
  device: Element;
  agent: Element;
}
/**
 * Says: "... holds ...", the speaker or another player.
 */
export interface Holds {
  claim: 'holds';
  seat: number;
  element: Element;
}
/**
 * Says: "... is one of the hidden cards".
 */
export interface IsHidden {
  claim: 'is-hidden';
  element: Element;
}
/**
 * Says: "... is not hidden".
 */
export interface NotHidden {
  claim: 'not-hidden';
  element: Element;
}
/**
 * Says: "show me ...".
 */
export interface ShowMe {
  claim: 'show-me';
  element: Element;
}
/**
 * A seat has laid down what it believes, for good (E4.2, GE20).
 */
export interface Committed {
  event: 'committed';
  by: number;
  cards?: Element[];
}
/**
 * The game is over and everything is revealed (E4.3, E4.4).
 */
export interface Ended {
  event: 'ended';
  outcome: Outcome;
}
/**
 * The end of a game of ESPIONAJE CARTAS: everything is revealed (E5).
 */
export interface Outcome {
  winners: number[];
  reason: Reason;
  /**
   * @minItems 3
   * @maxItems 3
   */
  solution: [Element, Element, Element];
  hands: Element[][];
  commitments: Element[][];
}
/**
 * Why a holder has a card, may have it, or does not.
 */
export interface Explanation {
  card: Element;
  holder: number | null;
  worlds: number;
  of: number;
  events: number[];
  heard?: number;
  claims?: Hearsay[];
}
/**
 * One claim that a suspicion rests on.
 */
export interface Hearsay {
  by: number;
  event: number;
  belief: Belief;
  trust: number;
  true: number;
  false: number;
  without: number;
  claim: Holds | IsHidden | NotHidden | ShowMe;
}
/**
 * This seat says "Paso": it holds neither card (E3.4).
 */
export interface Passed {
  event: 'passed';
  by: number;
}
/**
 * A suspicion, and what came of it so far (E3.2-E3.4).
 */
export interface Question {
  by: number;
  a: Element;
  b: Element;
  passed: number[];
  shower: number | null;
  card?: Element;
}
/**
 * How sure another seat may be of its best guess, as far as the viewer can tell.
 */
export interface Rival {
  seat: number;
  sureness: number[];
  chance: number[];
}
/**
 * Where one card may lie. Seats come in order, the solution last.
 */
export interface Row {
  card: Element;
  worlds: number[];
  chance: number[];
  heard?: number[];
}
/**
 * It is this seat's turn to suspect or to accuse (E3.1).
 */
export interface TurnBegan {
  event: 'turn-began';
  by: number;
}
/**
 * One card is shown to the asker, and the question is over (E3.3).
 */
export interface Showed {
  event: 'showed';
  by: number;
  to: number;
  card?: Element;
}
/**
 * All that one viewer may know. `hand`, `ruled_out`, `commitment`, `solution` and shown cards are not public.
 */
export interface Sight {
  seat: number | null;
  players: number;
  rules: Rules;
  active: number;
  hand_size: number;
  hand?: Element[];
  ruled_out: Element[];
  turn: number;
  phase: Phase;
  question: Question | null;
  history: Question[];
  accuser: number | null;
  committed: number[];
  commitment?: Element[];
  checks: Check[];
  out: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  solution?: [Element, Element, Element];
  outcome: Outcome | null;
}
/**
 * All of a dossier at one moment.
 */
export interface Snapshot {
  viewer: number | null;
  events: number;
  worlds: number;
  grid: Row[];
  solutions: Solution[];
  rivals: Rival[];
}
/**
 * A solution that is still possible.
 */
export interface Solution {
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [Element, Element, Element];
  worlds: number;
  chance: number;
}
