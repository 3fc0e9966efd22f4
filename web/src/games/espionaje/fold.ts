/** Sight of ESPIONAJE CARTAS, folded from the events as one viewer saw them. As in games/espionaje/open/sight.py. */
import type { Viewer } from '../../table/seats';
import { HAND, inOrder } from './cards';
import type { Question, Seen, Sight } from './wire.gen';

type Began = Extract<Seen, { event: 'began' }>;

export function begin(seat: Viewer, event: Began): Sight {
  return {
    seat,
    players: event.players,
    rules: event.rules,
    active: event.first,
    hand_size: HAND[event.players],
    ...(event.hand && { hand: event.hand }),
    ruled_out: event.hand ?? [],
    turn: 0,
    phase: 'setup',
    question: null,
    history: [],
    accuser: null,
    committed: [],
    checks: [],
    out: [],
    outcome: null,
  };
}

/** Whether an accusation is open in this turn (V11). */
export const mayAccuse = ({ rules, turn, players }: Sight): boolean => !rules.no_early_accusation || turn > players;

/** The phase when a question is over: the next turn follows at once, unless the asker has to decide (V10). */
const phaseOfAnswers = (sight: Sight): Sight['phase'] =>
  sight.rules.accuse_after_asking && mayAccuse(sight) ? 'after' : 'question';

/** The sight after one more event. */
export function fold(sight: Sight, event: Seen): Sight {
  switch (event.event) {
    case 'began':
      return begin(sight.seat, event);
    case 'turn-began': {
      const { commitment: _, ...rest } = sight;
      return { ...rest, active: event.by, turn: sight.turn + 1, phase: 'turn', accuser: null, committed: [] };
    }
    case 'asked': {
      const question: Question = { by: event.by, a: event.a, b: event.b, passed: [], shower: null };
      return { ...sight, phase: 'question', question };
    }
    case 'passed': {
      const asked = sight.question as Question;
      const question = { ...asked, passed: [...asked.passed, event.by] };
      if (question.passed.length < sight.players - 1) return { ...sight, question };
      return { ...sight, phase: phaseOfAnswers(sight), question: null, history: [...sight.history, question] };
    }
    case 'showed': {
      const asked = sight.question as Question;
      const question: Question = { ...asked, shower: event.by, ...(event.card && { card: event.card }) };
      const ruled_out = event.card ? inOrder([...sight.ruled_out, event.card]) : sight.ruled_out;
      const history = [...sight.history, question];
      return { ...sight, phase: phaseOfAnswers(sight), question: null, history, ruled_out };
    }
    case 'accused':
      return { ...sight, phase: 'commit', accuser: event.by };
    case 'committed':
      return {
        ...sight,
        committed: [...sight.committed, event.by],
        ...(event.cards && { commitment: event.cards }),
      };
    case 'checked': {
      const { by, cards, right, solution } = event;
      return {
        ...sight,
        checks: [...sight.checks, { by, cards, right }],
        out: right || !sight.rules.clue_accusation ? sight.out : [...sight.out, by],
        ...(solution && { solution }),
      };
    }
    case 'ended':
      return { ...sight, phase: 'over', outcome: event.outcome };
  }
}
