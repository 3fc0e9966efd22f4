/** The questions at the end of the rules of ESPIONAJE CARTAS. */
import type { Question } from '../../../learn/quiz';

export const QUESTIONS: readonly Question[] = [
  { id: 'quiz-e-pass', right: 'b' },
  { id: 'quiz-e-shown', right: 'a' },
  { id: 'quiz-e-must', right: 'c' },
  { id: 'quiz-e-first', right: 'b' },
  { id: 'quiz-e-wrong', right: 'c' },
];
