/** Faces that people make at the table. They are sent as words, so that every client can show them. */

/** What each is sent as, what its button is called, and how the log tells of it. */
const FACES = {
  laugh: { sign: '😂', label: 'react-laugh', told: 'reaction-laugh' },
  gasp: { sign: '😮', label: 'react-gasp', told: 'reaction-gasp' },
  doubt: { sign: '🤨', label: 'react-doubt', told: 'reaction-doubt' },
  innocent: { sign: '😇', label: 'react-innocent', told: 'reaction-innocent' },
} as const;

export type Kind = keyof typeof FACES;
export const REACTIONS = Object.keys(FACES) as Kind[];

export const faceOf = (kind: Kind): (typeof FACES)[Kind] => FACES[kind];

/** The face that these words are; null for real words. */
export const reactionOf = (text: string): Kind | null => REACTIONS.find((kind) => FACES[kind].sign === text) ?? null;
