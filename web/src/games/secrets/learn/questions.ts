/** The questions at the end of the rules of SECRETS. */
import type { Question } from '../../../learn/quiz';

export const QUESTIONS: readonly Question[] = [
  { id: 'quiz-s-winner', right: 'b' },
  { id: 'quiz-s-look', right: 'c' },
  { id: 'quiz-s-un', right: 'a' },
  { id: 'quiz-s-refuse', right: 'b' },
  { id: 'quiz-s-pair', right: 'c' },
];
