// Made by `make wire` from src/brushpass/server/schema.py; do not edit.
// schema: 49c31edebcc31fc8

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Inbound".
 */
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
  | Rename
  | Ready
  | AddEntropy
  | Start
  | Leave
  | Back
  | Again
  | MakeLink;
/**
 * What an identity token shows (S2.3).
 */
export type Face = 'cia' | 'hippie' | 'kgb';
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
 * The eight characters (S2.1).
 */
export type Kind =
  'assassin' | 'detective' | 'diplomat' | 'double-agent' | 'journalist' | 'politician' | 'psychiatrist' | 'scientist';
/**
 * What help players get from the page (V8, GS51).
 */
export type Aids = 'full' | 'off' | 'own';
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Outbound".
 */
export type Outbound = Welcome | Update | Refused | Link | Dossier | Why | Pong;
/**
 * Where a table stands.
 */
export type Stage = 'lobby' | 'over' | 'playing';
/**
 * Whether a person is at the table.
 */
export type Presence = 'away' | 'gone' | 'here';
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Notice".
 */
export type Notice = Seated | Renamed | Left | Started | TakenOver | HandedBack | Said | Claimed | Cleared;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Claim".
 */
export type Claim = OfferIs | TokenIs | SawToken | TakeIt | RefuseIt | Holds | IsHidden | NotHidden;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Review".
 */
export type Review = Began | Decided | Summed | Broken;
/**
 * How good a decision was, by the win chance that it gave away.
 */
export type Verdict = 'best' | 'blunder' | 'fine' | 'inaccuracy' | 'mistake';
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SecretsSeen".
 */
export type SecretsSeen =
  | SecretsDrawn
  | SecretsIntervened
  | SecretsStoodBy
  | SecretsAccepted
  | SecretsRefused
  | SecretsRevealed
  | SecretsSwapped
  | SecretsHanded
  | SecretsCentreShown
  | SecretsShot
  | SecretsFlipped
  | SecretsUnMoved
  | SecretsEnded
  | SecretsBegan
  | SecretsOffered
  | SecretsLooked
  | SecretsExposed
  | SecretsDiverted
  | SecretsBulletDrawn;
/**
 * The eight characters (S2.1).
 */
export type SecretsKind =
  'assassin' | 'detective' | 'diplomat' | 'double-agent' | 'journalist' | 'politician' | 'psychiatrist' | 'scientist';
/**
 * What an identity token shows (S2.3).
 */
export type SecretsFace = 'cia' | 'hippie' | 'kgb';
/**
 * Why characters are turned face down.
 */
export type SecretsWhy = 'pair' | 'scientists';
/**
 * Why a game of SECRETS ended as it did.
 */
export type SecretsReason = 'cia-ahead' | 'hippie-lowest' | 'kgb-ahead' | 'sides-level';
/**
 * Which neighbour the Diplomat deals with.
 */
export type SecretsSide = 'left' | 'right';
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SecretsChoice".
 */
export type SecretsChoice =
  | SecretsOffer
  | SecretsIntervene
  | SecretsStandBy
  | SecretsAccept
  | SecretsRefuse
  | SecretsExchange
  | SecretsHand
  | SecretsLook
  | SecretsDivert
  | SecretsShoot;
/**
 * Where a turn stands (S5). Everybody knows it, and so whom the table waits for.
 */
export type SecretsPhase = 'answer' | 'effect' | 'offer' | 'over' | 'setup' | 'un';
/**
 * What a prompt of SECRETS asks for.
 */
export type SecretsAsk =
  'answer' | 'assassin' | 'detective' | 'diplomat' | 'offer' | 'politician' | 'psychiatrist' | 'un';
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EspionajeSeen".
 */
export type EspionajeSeen =
  | EspionajeTurnBegan
  | EspionajeAsked
  | EspionajePassed
  | EspionajeAccused
  | EspionajeEnded
  | EspionajeBegan
  | EspionajeShowed
  | EspionajeCommitted
  | EspionajeChecked;
/**
 * The fifteen elements in printed order (E1.1). Each has one file card, and one card in every notebook (E1.2).
 */
export type EspionajeElement =
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
 * Why a game of ESPIONAJE CARTAS ended as it did.
 */
export type EspionajeReason = 'all-out' | 'nobody-right' | 'solved';
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EspionajeChoice".
 */
export type EspionajeChoice = EspionajeSuspect | EspionajeAccuse | EspionajeShow | EspionajeCommit | EspionajeAbstain;
/**
 * Where a turn stands (E3, E4).
 */
export type EspionajePhase = 'commit' | 'over' | 'question' | 'setup' | 'turn';
/**
 * What a prompt of ESPIONAJE CARTAS asks for.
 */
export type EspionajeAsk = 'accuse' | 'commit' | 'show' | 'turn';

export interface Wire {
  Inbound: Inbound;
  Outbound: Outbound;
  Notice: Notice;
  Claim: Claim;
  GameRecord: Record;
  Review: Review;
  Known: Known;
  SecretsSeen: SecretsSeen;
  SecretsChoice: SecretsChoice;
  SecretsView: SecretsSight;
  SecretsAsk: SecretsAsk;
  SecretsSnapshot: SecretsSnapshot;
  SecretsExplanation: SecretsExplanation;
  EspionajeSeen: EspionajeSeen;
  EspionajeChoice: EspionajeChoice;
  EspionajeView: EspionajeSight;
  EspionajeAsk: EspionajeAsk;
  EspionajeSnapshot: EspionajeSnapshot;
  EspionajeExplanation: EspionajeExplanation;
}
/**
 * First on every connection: which table, as whom, and up to which number everything has arrived.
 */
export interface Hello {
  type: 'hello';
  code: string;
  seat?: number | null;
  after?: number;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
}
/**
 * All that follows from what this seat has been told.
 */
export interface AskDossier {
  type: 'ask-dossier';
  id: string;
}
/**
 * What one statement of the own dossier rests on.
 */
export interface AskWhy {
  type: 'ask-why';
  id: string;
  about: TokenAt | CardAt;
}
/**
 * SECRETS: the token in this slot has this face.
 */
export interface TokenAt {
  about: 'token-at';
  slot: number | 'centre';
  face: Face;
}
/**
 * ESPIONAJE: this card is in the hand of this seat, or hidden.
 */
export interface CardAt {
  about: 'card-at';
  card: Element;
  holder?: number | null;
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
  claim: OfferIs | TokenIs | SawToken | TakeIt | RefuseIt | Holds | IsHidden | NotHidden;
}
/**
 * SECRETS: "the card on offer is ...".
 */
export interface OfferIs {
  claim: 'offer-is';
  card: Kind;
}
/**
 * SECRETS: "the token at ... is ...", one's own or another's.
 */
export interface TokenIs {
  claim: 'token-is';
  slot: number | 'centre';
  face: Face;
}
/**
 * SECRETS: "I have seen the token at ..., it was ...".
 */
export interface SawToken {
  claim: 'saw-token';
  slot: number | 'centre';
  face: Face;
}
/**
 * SECRETS: "take it".
 */
export interface TakeIt {
  claim: 'take-it';
}
/**
 * SECRETS: "refuse it".
 */
export interface RefuseIt {
  claim: 'refuse-it';
}
/**
 * ESPIONAJE: "... holds ...", oneself or another.
 */
export interface Holds {
  claim: 'holds';
  seat: number;
  element: Element;
}
/**
 * ESPIONAJE: "... is one of the hidden cards".
 */
export interface IsHidden {
  claim: 'is-hidden';
  element: Element;
}
/**
 * ESPIONAJE: "... is not hidden".
 */
export interface NotHidden {
  claim: 'not-hidden';
  element: Element;
}
/**
 * The host changes the settings, before the start.
 */
export interface Configure {
  type: 'configure';
  id: string;
  settings: Settings;
}
/**
 * What the host picks.
 */
export interface Settings {
  game?: 'espionaje' | 'secrets';
  players?: number;
  rules?: {
    [k: string]: boolean;
  };
  deadline?: number;
  aids?: Aids;
}
/**
 * The host gives a free seat to a mind.
 */
export interface AddMind {
  type: 'add-mind';
  id: string;
  seat: number;
  mind: string;
}
/**
 * The host frees a seat, before the start.
 */
export interface Remove {
  type: 'remove';
  id: string;
  seat: number;
}
/**
 * Go by another name.
 */
export interface Rename {
  type: 'rename';
  id: string;
  name: string;
}
/**
 * Ready to start, or not.
 */
export interface Ready {
  type: 'ready';
  id: string;
  ready: boolean;
}
/**
 * Add 32 bytes to the deal, before the start.
 */
export interface AddEntropy {
  type: 'add-entropy';
  id: string;
  entropy: string;
}
/**
 * The host begins the game.
 */
export interface Start {
  type: 'start';
  id: string;
}
/**
 * Get up. In a running game a mind plays on.
 */
export interface Leave {
  type: 'leave';
  id: string;
}
/**
 * Take the own seat back from the mind that plays for it.
 */
export interface Back {
  type: 'back';
  id: string;
}
/**
 * Lay the table for another game with the same people, once a game is over.
 */
export interface Again {
  type: 'again';
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
 * The answer to `hello`: where things stand, and everything told since `after`.
 */
export interface Welcome {
  type: 'welcome';
  viewer: number | null;
  n: number;
  told: unknown[];
  table: TableView;
  asked?: Asked | null;
  fresh?: boolean;
}
/**
 * A table as everybody sees it.
 */
export interface TableView {
  code: string;
  stage: Stage;
  settings: Settings;
  seats: SeatView[];
  host: number | null;
  round: number;
  commitment: string;
  pledge?: Pledge | null;
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
  entropy?: boolean;
}
/**
 * What a seed was made from, in hexadecimal.
 */
export interface Pledge {
  secret: string;
  entropy: string[];
}
/**
 * A prompt, with its number for this seat; an answer names the number.
 */
export interface Asked {
  number: number;
  prompt: Prompt;
  until?: number | null;
}
/**
 * What a seat is being asked now, with all its legal choices.
 */
export interface Prompt {
  seat: number;
  ask: string;
  options: unknown[];
}
/**
 * Something happened.
 */
export interface Update {
  type: 'update';
  n: number;
  told?: unknown[];
  table?: TableView | null;
  asking?: number;
  asked?: Asked | null;
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
 * The one-time word that moves a seat to another device.
 */
export interface Link {
  type: 'link';
  id: string;
  link: string;
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
 * The answer to `ask-why`.
 */
export interface Why {
  type: 'why';
  id: string;
  explanation: unknown;
}
/**
 * Yes.
 */
export interface Pong {
  type: 'pong';
}
/**
 * A person or a mind took a seat.
 */
export interface Seated {
  notice: 'seated';
  seat: number;
  name: string;
  mind?: string;
}
/**
 * A person goes by another name.
 */
export interface Renamed {
  notice: 'renamed';
  seat: number;
  name: string;
}
/**
 * A seat is free again, or its person has gone for good while the game goes on.
 */
export interface Left {
  notice: 'left';
  seat: number;
  name: string;
}
/**
 * A game begins; its first event follows.
 */
export interface Started {
  notice: 'started';
  round: number;
}
/**
 * A mind plays for an absent person, with that seat's knowledge only.
 */
export interface TakenOver {
  notice: 'taken-over';
  seat: number;
}
/**
 * The person plays again.
 */
export interface HandedBack {
  notice: 'handed-back';
  seat: number;
}
/**
 * Free talk.
 */
export interface Said {
  notice: 'said';
  seat: number;
  text: string;
}
/**
 * Talk from the phrase book; it may be a lie.
 */
export interface Claimed {
  notice: 'claimed';
  seat: number;
  claim: OfferIs | TokenIs | SawToken | TakeIt | RefuseIt | Holds | IsHidden | NotHidden;
}
/**
 * The table is laid for another game with the same people.
 */
export interface Cleared {
  notice: 'cleared';
  round: number;
}
/**
 * A whole game, or its beginning.
 */
export interface Record {
  format: 'brushpass/1';
  game: string;
  version: number;
  players: number;
  rules: {};
  deal: {};
  setup: string[];
  steps: Step[];
  seed?: string;
  pledge?: Pledge | null;
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
 * The review begins.
 */
export interface Began {
  review: 'began';
  game: string;
  players: number;
  decisions: number;
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
  better?: {} | null;
}
/**
 * The review is complete.
 */
export interface Summed {
  review: 'summed';
  seats: SeatSum[];
}
/**
 * A game of one seat in figures: `result` = `start` + `luck` - `mistakes`.
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
 * The review cannot be finished; nothing follows. Ask again.
 */
export interface Broken {
  review: 'broken';
  code: string;
}
/**
 * What a viewer could know after one step of a finished game, by logic alone.
 */
export interface Known {
  step: number;
  page?: {} | null;
}
/**
 * A turn begins: the active player turned these up, in order, until two differed (S5.1).
 */
export interface SecretsDrawn {
  event: 'drawn';
  by: number;
  cards: SecretsKind[];
}
/**
 * The UN player takes the card unseen (S7.4).
 */
export interface SecretsIntervened {
  event: 'intervened';
  by: number;
}
/**
 * The UN player lets the target answer (S5.5).
 */
export interface SecretsStoodBy {
  event: 'stood-by';
  by: number;
}
/**
 * The target takes the card (S5.6).
 */
export interface SecretsAccepted {
  event: 'accepted';
  by: number;
}
/**
 * The target leaves the card to the active player (S5.6).
 */
export interface SecretsRefused {
  event: 'refused';
  by: number;
}
/**
 * The card is turned up; `to` is the actor (S5.7) and has it in the display, unless it is a Politician (S5.8).
 */
export interface SecretsRevealed {
  event: 'revealed';
  card: SecretsKind;
  to: number;
}
/**
 * Two tokens change places in the open: Psychiatrist, Double Agent (S6.1, S6.2).
 */
export interface SecretsSwapped {
  event: 'swapped';
  by: number;
  a: number | 'centre';
  b: number | 'centre';
}
/**
 * The Politician goes to another display (S6.3).
 */
export interface SecretsHanded {
  event: 'handed';
  by: number;
  to: number;
}
/**
 * The centre token is shown to everybody and turned down again (S4, S6.5).
 */
export interface SecretsCentreShown {
  event: 'centre-shown';
  face: SecretsFace;
}
/**
 * The bullet lies face down in a display (S6.8).
 */
export interface SecretsShot {
  event: 'shot';
  by: number;
  to: number;
}
/**
 * Characters of a display are turned face down.
 */
export interface SecretsFlipped {
  event: 'flipped';
  seat: number;
  cards: SecretsKind[];
  why: SecretsWhy;
}
/**
 * The UN token goes to the player with the strictly fewest cards, or back to the middle (S7.2).
 */
export interface SecretsUnMoved {
  event: 'un-moved';
  to?: number | null;
}
/**
 * The game is over and everything is revealed (S9).
 */
export interface SecretsEnded {
  event: 'ended';
  outcome: SecretsOutcome;
}
/**
 * The end of a game of SECRETS: everything is revealed (S9.2).
 */
export interface SecretsOutcome {
  winners: number[];
  reason: SecretsReason;
  scores: number[];
  cia: number;
  kgb: number;
  tokens: SecretsFace[];
  bullets: number[][];
}
/**
 * The table is laid (S3).
 */
export interface SecretsBegan {
  event: 'began';
  players: number;
  rules: SecretsRules;
  first: number;
}
/**
 * The switches of SECRETS.
 */
export interface SecretsRules {
  tied_hippies_win?: boolean;
}
/**
 * A card is offered face down (S5.4).
 */
export interface SecretsOffered {
  event: 'offered';
  by: number;
  to: number;
  claim?: SecretsKind | null;
  card?: SecretsKind;
}
/**
 * Somebody looks at a token in secret (S4, S6.2, S6.3, S6.6).
 */
export interface SecretsLooked {
  event: 'looked';
  by: number;
  slot: number | 'centre';
  face?: SecretsFace;
}
/**
 * The Journalist's token is shown to all other players (S6.4).
 */
export interface SecretsExposed {
  event: 'exposed';
  seat: number;
  face?: SecretsFace;
}
/**
 * The Diplomat has exchanged the centre token with a neighbour's (S6.5).
 */
export interface SecretsDiverted {
  event: 'diverted';
  by: number;
  side?: SecretsSide;
}
/**
 * The Assassin's player looks at the top bullet (S6.8).
 */
export interface SecretsBulletDrawn {
  event: 'bullet-drawn';
  by: number;
  value?: number;
}
/**
 * d1 and d2: offer one of the two shown cards, face down, to another player; perhaps say what it is.
 */
export interface SecretsOffer {
  choice: 'offer';
  card: SecretsKind;
  to: number;
  claim?: SecretsKind | null;
}
/**
 * d3: the UN player takes the card unseen.
 */
export interface SecretsIntervene {
  choice: 'intervene';
}
/**
 * d3: the UN player lets the target answer.
 */
export interface SecretsStandBy {
  choice: 'stand-by';
}
/**
 * d4: the target takes the card.
 */
export interface SecretsAccept {
  choice: 'accept';
}
/**
 * d4: the card goes back to the one who offered it.
 */
export interface SecretsRefuse {
  choice: 'refuse';
}
/**
 * d5, Psychiatrist: these two players' tokens change places. `a` < `b`, the pair has no order.
 */
export interface SecretsExchange {
  choice: 'exchange';
  a: number;
  b: number;
}
/**
 * d6, Politician: give the card to this player and look at the token there.
 */
export interface SecretsHand {
  choice: 'hand';
  to: number;
}
/**
 * d7, Detective: look at the token in this slot.
 */
export interface SecretsLook {
  choice: 'look';
  slot: number | 'centre';
}
/**
 * d8, Diplomat: exchange the centre token with this neighbour's. Nobody else learns the side.
 */
export interface SecretsDivert {
  choice: 'divert';
  side: SecretsSide;
}
/**
 * d9, Assassin: give the bullet just seen to this player.
 */
export interface SecretsShoot {
  choice: 'shoot';
  to: number;
}
/**
 * All that one viewer may know. All is public but `offer.card`, `bullet`, `sightings` and `aimed`.
 */
export interface SecretsSight {
  seat: number | null;
  players: number;
  rules: SecretsRules;
  active: number;
  turn?: number;
  phase?: SecretsPhase;
  displays?: SecretsDisplay[];
  un?: number | null;
  fresh?: number;
  bottom?: SecretsKind[];
  bullets_left?: number;
  shown?: [SecretsKind, SecretsKind] | null;
  offer?: SecretsOffered | null;
  taken?: SecretsRevealed | null;
  bullet?: number;
  sightings?: SecretsSighting[];
  aimed?: SecretsAimed[];
  outcome?: SecretsOutcome | null;
}
/**
 * The cards in front of a player, as everybody sees them.
 */
export interface SecretsDisplay {
  up?: SecretsKind[];
  down?: SecretsKind[];
  bullets?: number;
}
/**
 * A token's face that this viewer has seen, and where that token can be by now (S12.2).
 */
export interface SecretsSighting {
  turn: number;
  slot: number | 'centre';
  face: SecretsFace;
  now: (number | 'centre')[];
}
/**
 * A bullet that this viewer gave away, and so knows (S6.8).
 */
export interface SecretsAimed {
  to: number;
  value: number;
}
/**
 * All that follows from one viewer's sight at one moment.
 */
export interface SecretsSnapshot {
  seat: number | null;
  players: number;
  arrangements: number;
  entropy: number;
  slots: SecretsSlotPage[];
  likeliest: SecretsArrangement[];
  bullets: SecretsBulletPage[];
  deck: SecretsDeckPage;
}
/**
 * What is known of the token in one slot.
 */
export interface SecretsSlotPage {
  slot: number | 'centre';
  logical: SecretsChances;
  inferred: SecretsChances;
  seen_by: number[];
  surely_seen_by?: number[];
  surely_unseen_by?: number[];
  known?: SecretsFace | null;
}
/**
 * The probabilities of the three faces.
 */
export interface SecretsChances {
  cia: number;
  kgb: number;
  hippie: number;
}
/**
 * One way the tokens can lie.
 */
export interface SecretsArrangement {
  tokens: SecretsFace[];
  logical: number;
  inferred: number;
}
/**
 * What is known of one bullet in a display.
 */
export interface SecretsBulletPage {
  seat: number;
  by: number;
  chances: {
    [k: string]: number;
  };
}
/**
 * What is known of the deck.
 */
export interface SecretsDeckPage {
  unseen: {
    [k: string]: number;
  };
  bottom: SecretsKind[];
  shown_next: {
    [k: string]: number;
  };
}
/**
 * A statement of the logical layer and what it rests on. The grounds alone give the same probability.
 */
export interface SecretsExplanation {
  slot: number | 'centre';
  face: SecretsFace;
  probability: number;
  grounds: SecretsGround[];
}
/**
 * One event that a statement rests on.
 */
export interface SecretsGround {
  event: number;
  without?: number | null;
}
/**
 * It is this seat's turn to suspect or to accuse (E3.1).
 */
export interface EspionajeTurnBegan {
  event: 'turn-began';
  by: number;
}
/**
 * A suspicion: the question goes to the left (E3.2, E3.3).
 */
export interface EspionajeAsked {
  event: 'asked';
  by: number;
  a: EspionajeElement;
  b: EspionajeElement;
}
/**
 * This seat says "Paso": it holds neither card (E3.4).
 */
export interface EspionajePassed {
  event: 'passed';
  by: number;
}
/**
 * The accusation is announced; no more questions (E4.1).
 */
export interface EspionajeAccused {
  event: 'accused';
  by: number;
}
/**
 * The game is over and everything is revealed (E4.3, E4.4).
 */
export interface EspionajeEnded {
  event: 'ended';
  outcome: EspionajeOutcome;
}
/**
 * The end of a game of ESPIONAJE CARTAS: everything is revealed (E5).
 */
export interface EspionajeOutcome {
  winners: number[];
  reason: EspionajeReason;
  /**
   * @minItems 3
   * @maxItems 3
   */
  solution: [EspionajeElement, EspionajeElement, EspionajeElement];
  hands: EspionajeElement[][];
  commitments: EspionajeElement[][];
}
/**
 * The solution is hidden and the other cards are dealt (E2).
 */
export interface EspionajeBegan {
  event: 'began';
  players: number;
  rules: EspionajeRules;
  first: number;
  hand?: EspionajeElement[];
}
/**
 * The switches of ESPIONAJE CARTAS.
 */
export interface EspionajeRules {
  clue_accusation?: boolean;
}
/**
 * One card is shown to the asker, and the question is over (E3.3).
 */
export interface EspionajeShowed {
  event: 'showed';
  by: number;
  to: number;
  card?: EspionajeElement;
}
/**
 * A seat has laid down what it believes, for good (E4.2, GE20).
 */
export interface EspionajeCommitted {
  event: 'committed';
  by: number;
  cards?: EspionajeElement[];
}
/**
 * A commitment is turned over and compared with the solution (E4.3, GE23, GE24).
 */
export interface EspionajeChecked {
  event: 'checked';
  by: number;
  cards: EspionajeElement[];
  right: boolean;
  /**
   * @minItems 3
   * @maxItems 3
   */
  solution?: [EspionajeElement, EspionajeElement, EspionajeElement];
}
/**
 * Name two different elements (E3.2). `a` stands before `b` in printed order, the pair has no order.
 */
export interface EspionajeSuspect {
  choice: 'suspect';
  a: EspionajeElement;
  b: EspionajeElement;
}
/**
 * Announce the accusation instead of a suspicion (E4.1).
 */
export interface EspionajeAccuse {
  choice: 'accuse';
}
/**
 * Show the asker this one of the two named cards, both being in hand (E3.3).
 */
export interface EspionajeShow {
  choice: 'show';
  card: EspionajeElement;
}
/**
 * Lay three notebook cards face down: these are believed to be the solution (E4.2). One of each kind (GE17).
 */
export interface EspionajeCommit {
  choice: 'commit';
  city: EspionajeElement;
  device: EspionajeElement;
  agent: EspionajeElement;
}
/**
 * Lay nothing: what a passed deadline makes of a commitment. It counts as wrong (GE19).
 */
export interface EspionajeAbstain {
  choice: 'abstain';
}
/**
 * All that one viewer may know. All is public but `hand`, `ruled_out`, `commitment`, `solution`, cards shown.
 */
export interface EspionajeSight {
  seat: number | null;
  players: number;
  rules: EspionajeRules;
  active: number;
  hand_size: number;
  hand?: EspionajeElement[];
  ruled_out?: EspionajeElement[];
  turn?: number;
  phase?: EspionajePhase;
  question?: EspionajeQuestion | null;
  history?: EspionajeQuestion[];
  accuser?: number | null;
  committed?: number[];
  commitment?: EspionajeElement[];
  checks?: EspionajeCheck[];
  out?: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  solution?: [EspionajeElement, EspionajeElement, EspionajeElement];
  outcome?: EspionajeOutcome | null;
}
/**
 * A suspicion, and what came of it so far (E3.2-E3.4).
 */
export interface EspionajeQuestion {
  by: number;
  a: EspionajeElement;
  b: EspionajeElement;
  passed?: number[];
  shower?: number | null;
  card?: EspionajeElement;
}
/**
 * A commitment that was turned over (E4.3).
 */
export interface EspionajeCheck {
  by: number;
  cards: EspionajeElement[];
  right: boolean;
}
/**
 * All of a dossier at one moment.
 */
export interface EspionajeSnapshot {
  viewer: number | null;
  events: number;
  worlds: number;
  grid: EspionajeRow[];
  solutions: EspionajeSolution[];
  rivals?: EspionajeRival[];
}
/**
 * Where one card may lie. Seats come in order, the solution last.
 */
export interface EspionajeRow {
  card: EspionajeElement;
  worlds: number[];
  chance: number[];
}
/**
 * A solution that is still possible.
 */
export interface EspionajeSolution {
  /**
   * @minItems 3
   * @maxItems 3
   */
  cards: [EspionajeElement, EspionajeElement, EspionajeElement];
  worlds: number;
  chance: number;
}
/**
 * How sure another seat may be of its best guess, as far as the viewer can tell.
 */
export interface EspionajeRival {
  seat: number;
  sureness: number[];
  chance: number[];
}
/**
 * Why a card lies, or lies likely, or does not lie with a holder.
 */
export interface EspionajeExplanation {
  card: EspionajeElement;
  holder: number | null;
  worlds: number;
  of: number;
  events: number[];
}
