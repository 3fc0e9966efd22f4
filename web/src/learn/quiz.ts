/** The questions at the end of a page of rules. */

export const ANSWERS = ['a', 'b', 'c'] as const;
export type Answer = (typeof ANSWERS)[number];

/** A question: its message, and the right one of its answers. The answers are `ID-a`, `ID-b`, `ID-c`; `ID-why` explains. */
export interface Question {
  readonly id: string;
  readonly right: Answer;
}
