// Made by `make wire` from src/brushpass/server/schema.py; do not edit.
// schema: 415da2cb0340da7f

export type About = TokenAt;
/**
 * What an identity token shows (S2.3).
 */
export type Face = 'cia' | 'hippie' | 'kgb';
/**
 * What a prompt of SECRETS asks for.
 */
export type Ask = 'answer' | 'assassin' | 'detective' | 'diplomat' | 'offer' | 'politician' | 'psychiatrist' | 'un';
/**
 * How far a claim is believed, in a word.
 */
export type Belief = 'half' | 'mostly' | 'not';
export type Choice = Offer | Intervene | StandBy | Accept | Refuse | Exchange | Hand | Look | Divert | Shoot;
/**
 * The eight characters (S2.1).
 */
export type Kind =
  'assassin' | 'detective' | 'diplomat' | 'double-agent' | 'journalist' | 'politician' | 'psychiatrist' | 'scientist';
/**
 * Which neighbour the Diplomat deals with.
 */
export type Side = 'left' | 'right';
export type Claim = OfferIs | TokenIs | SawToken | TakeIt | RefuseIt | OfferMe;
/**
 * Why a game of SECRETS ended as it did.
 */
export type Reason = 'cia-ahead' | 'hippie-lowest' | 'kgb-ahead' | 'sides-level';
/**
 * Why characters are turned face down.
 */
export type Why = 'pair' | 'scientists';
/**
 * Where a turn stands (S5). Everybody knows it, and so knows whom the game waits for.
 */
export type Phase = 'answer' | 'effect' | 'offer' | 'over' | 'setup' | 'un';
export type Seen =
  | Drawn
  | Intervened
  | StoodBy
  | Accepted
  | Refused
  | Revealed
  | Swapped
  | Handed
  | CentreShown
  | Shot
  | Flipped
  | UnMoved
  | Ended
  | Began
  | Offered
  | Looked
  | Exposed
  | Diverted
  | BulletDrawn;

/**
 * The token in this slot has this face.
 */
export interface TokenAt {
  about: 'token-at';
  slot: number | 'centre';
  face: Face;
}
/**
 * d4: the target takes the card.
 */
export interface Accept {
  choice: 'accept';
}
/**
 * The target takes the card (S5.6).
 */
export interface Accepted {
  event: 'accepted';
  by: number;
}
/**
 * A bullet that this viewer gave away, and so knows (S6.8).
 */
export interface Aimed {
  to: number;
  value: number;
}
/**
 * One way the tokens can lie.
 */
export interface Arrangement {
  tokens: Face[];
  logical: number;
  inferred: number;
}
/**
 * The game begins (S3).
 */
export interface Began {
  event: 'began';
  players: number;
  rules: Rules;
  first: number;
}
/**
 * The switches of SECRETS.
 */
export interface Rules {
  tied_hippies_win: boolean | 'among-hippies';
  last_pairs_stay: boolean;
  begins: 'chance' | 'seat-0' | 'seat-1' | 'seat-2' | 'seat-3' | 'seat-4' | 'seat-5' | 'seat-6' | 'seat-7' | 'winner';
}
/**
 * The Assassin's player looks at the top bullet (S6.8).
 */
export interface BulletDrawn {
  event: 'bullet-drawn';
  by: number;
  value?: number;
}
/**
 * What is known of one bullet in a display.
 */
export interface BulletPage {
  seat: number;
  by: number;
  chances: {
    [k: string]: number;
  };
}
/**
 * The centre token is shown to everybody and turned down again (S4, S6.5).
 */
export interface CentreShown {
  event: 'centre-shown';
  face: Face;
}
/**
 * The probabilities of the three faces.
 */
export interface Chances {
  cia: number;
  kgb: number;
  hippie: number;
}
/**
 * d1 and d2: offer one of the two shown cards, face down, to another player; perhaps say what it is.
 */
export interface Offer {
  choice: 'offer';
  card: Kind;
  to: number;
  claim?: Kind;
}
/**
 * d3: the UN player takes the card unseen.
 */
export interface Intervene {
  choice: 'intervene';
}
/**
 * d3: the UN player leaves the answer to the target.
 */
export interface StandBy {
  choice: 'stand-by';
}
/**
 * d4: the card goes back to the player who offered it.
 */
export interface Refuse {
  choice: 'refuse';
}
/**
 * d5, Psychiatrist: these two players' tokens change places. `a` < `b`, as the pair has no order.
 */
export interface Exchange {
  choice: 'exchange';
  a: number;
  b: number;
}
/**
 * d6, Politician: give the card to this player and look at the token there.
 */
export interface Hand {
  choice: 'hand';
  to: number;
}
/**
 * d7, Detective: look at the token in this slot.
 */
export interface Look {
  choice: 'look';
  slot: number | 'centre';
}
/**
 * d8, Diplomat: exchange the centre token with this neighbour's. Nobody else learns the side.
 */
export interface Divert {
  choice: 'divert';
  side: Side;
}
/**
 * d9, Assassin: give the bullet just seen to this player.
 */
export interface Shoot {
  choice: 'shoot';
  to: number;
}
/**
 * Says: "the card on offer is ...".
 */
export interface OfferIs {
  claim: 'offer-is';
  card: Kind;
}
/**
 * Says: "the token at ... is ...", the speaker's own, another player's or the centre's.
 */
export interface TokenIs {
  claim: 'token-is';
  slot: number | 'centre';
  face: Face;
}
/**
 * Says: "I have seen the token at ..., it was ...": the last one that the speaker saw there.
 */
export interface SawToken {
  claim: 'saw-token';
  slot: number | 'centre';
  face: Face;
}
/**
 * Says: "take it".
 */
export interface TakeIt {
  claim: 'take-it';
}
/**
 * Says: "refuse it".
 */
export interface RefuseIt {
  claim: 'refuse-it';
}
/**
 * Says: "offer me the ...".
 */
export interface OfferMe {
  claim: 'offer-me';
  card: Kind;
}
/**
 * What is known of the deck.
 */
export interface DeckPage {
  unseen: {
    [k: string]: number;
  };
  bottom: Kind[];
  shown_next: {
    [k: string]: number;
  };
}
/**
 * The cards in front of a player, as everybody sees them.
 */
export interface Display {
  up: Kind[];
  down: Kind[];
  bullets: number;
}
/**
 * The Diplomat has exchanged the centre token with a neighbour's (S6.5).
 */
export interface Diverted {
  event: 'diverted';
  by: number;
  side?: Side;
}
/**
 * A turn begins: the active player turned these up, in order, until two differed (S5.1).
 */
export interface Drawn {
  event: 'drawn';
  by: number;
  cards: Kind[];
}
/**
 * The game is over and everything is revealed (S9).
 */
export interface Ended {
  event: 'ended';
  outcome: Outcome;
}
/**
 * The end of a game of SECRETS: everything is revealed (S9.2).
 */
export interface Outcome {
  winners: number[];
  reason: Reason;
  scores: number[];
  cia: number;
  kgb: number;
  tokens: Face[];
  bullets: number[][];
}
/**
 * A statement of the logical layer and what it rests on. The grounds alone give the same probability.
 *
 *     Beside it stands what claims add, which is no logic.
 */
export interface Explanation {
  slot: number | 'centre';
  face: Face;
  probability: number;
  grounds: Ground[];
  heard?: number;
  claims?: Hearsay[];
}
/**
 * One event that a statement rests on.
 */
export interface Ground {
  event: number;
  without?: number;
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
  claim: OfferIs | TokenIs | SawToken | TakeIt | RefuseIt | OfferMe;
}
/**
 * The Journalist's token is shown to all other players (S6.4).
 */
export interface Exposed {
  event: 'exposed';
  seat: number;
  face?: Face;
}
/**
 * Characters of a display are turned face down.
 */
export interface Flipped {
  event: 'flipped';
  seat: number;
  cards: Kind[];
  why: Why;
}
/**
 * The Politician goes to another display (S6.3).
 */
export interface Handed {
  event: 'handed';
  by: number;
  to: number;
}
/**
 * The UN player takes the card unseen (S7.4).
 */
export interface Intervened {
  event: 'intervened';
  by: number;
}
/**
 * Somebody looks at a token in secret (S4, S6.2, S6.3, S6.6).
 */
export interface Looked {
  event: 'looked';
  by: number;
  slot: number | 'centre';
  face?: Face;
}
/**
 * A card is offered face down (S5.4).
 */
export interface Offered {
  event: 'offered';
  by: number;
  to: number;
  claim?: Kind;
  card?: Kind;
}
/**
 * The target leaves the card to the active player (S5.6).
 */
export interface Refused {
  event: 'refused';
  by: number;
}
/**
 * The card is turned up; `to` is the actor (S5.7) and has it in the display, unless it is a Politician (S5.8).
 */
export interface Revealed {
  event: 'revealed';
  card: Kind;
  to: number;
}
/**
 * The UN player leaves the answer to the target (S5.5).
 */
export interface StoodBy {
  event: 'stood-by';
  by: number;
}
/**
 * Two tokens change places in the open: Psychiatrist, Double Agent (S6.1, S6.2).
 */
export interface Swapped {
  event: 'swapped';
  by: number;
  a: number | 'centre';
  b: number | 'centre';
}
/**
 * The bullet lies face down in a display (S6.8).
 */
export interface Shot {
  event: 'shot';
  by: number;
  to: number;
}
/**
 * The UN token goes to the player who alone has the fewest cards, or back to the middle (S7.2).
 */
export interface UnMoved {
  event: 'un-moved';
  to?: number;
}
/**
 * All that one viewer may know. `offer.card`, `bullet`, `sightings` and `aimed` are not public.
 */
export interface Sight {
  seat: number | null;
  players: number;
  rules: Rules;
  active: number;
  turn: number;
  phase: Phase;
  displays: Display[];
  un: number | null;
  fresh: number;
  bottom: Kind[];
  bullets_left: number;
  shown: [Kind, Kind] | null;
  offer: Offered | null;
  taken: Revealed | null;
  bullet?: number;
  sightings: Sighting[];
  aimed: Aimed[];
  outcome: Outcome | null;
}
/**
 * A token's face that this viewer has seen, and where that token can be by now (S12.2).
 */
export interface Sighting {
  turn: number;
  slot: number | 'centre';
  face: Face;
  now: (number | 'centre')[];
}
/**
 * What is known of the token in one slot.
 */
export interface SlotPage {
  slot: number | 'centre';
  logical: Chances;
  inferred: Chances;
  seen_by: number[];
  surely_seen_by?: number[];
  surely_unseen_by?: number[];
  known?: Face;
  heard?: Chances;
}
/**
 * All that follows from one viewer's sight at one moment.
 */
export interface Snapshot {
  seat: number | null;
  players: number;
  arrangements: number;
  entropy: number;
  slots: SlotPage[];
  likeliest: Arrangement[];
  bullets: BulletPage[];
  deck: DeckPage;
}
