/** The played lesson of SECRETS: your token is swapped under your nose, you lie, are lied to, and win for another side. */
import type { Played, Script } from '../../../lesson/beats';
import played from './played.gen.json';

const slot = (seat: number): string => `[data-slot="${seat}"]`;
const seat = (number: number): string => `[data-seat="${number}"]`;
/** Buttons that are still to be pressed. */
const card = (kind: string): string => `[data-card="${kind}"][aria-pressed="false"]`;
const target = (number: number): string => `${seat(number)} .over[aria-pressed="false"]`;
const claim = (kind: string): string => `[data-say="${kind}"][aria-pressed="false"]`;

const [YES, NO, CONFIRM] = ['.deeds .primary', '.deeds .second', '.actions .primary'];
const [CARDS, CENTRE] = ['.asked', '.centre'];

export default {
  played: played as Played,
  beats: [
    { after: 'began', nth: 1, words: [['lesson-s-hello']] },
    { after: 'looked', nth: 1, words: [['lesson-s-token', slot(0)]] },
    { after: 'drawn', nth: 1, words: [['lesson-s-drawn', CARDS]] },
    { after: 'offered', nth: 1, words: [['lesson-s-offered', CENTRE]] },
    { ask: 1, words: [['lesson-s-accept', YES]] },
    { after: 'revealed', nth: 1, words: [['lesson-s-true', seat(0)]] },
    {
      ask: 2,
      words: [
        ['lesson-s-lie-card', card('detective')],
        ['lesson-s-lie-to', target(1)],
        ['lesson-s-lie-say', claim('journalist')],
        ['lesson-s-lie-go', CONFIRM],
      ],
    },
    { after: 'revealed', nth: 2, words: [['lesson-s-lied', seat(1)]] },
    { after: 'looked', nth: 5, words: [['lesson-s-looked', slot(0)]] },
    { after: 'revealed', nth: 3, words: [['lesson-s-psychiatrist', seat(2)]] },
    {
      after: 'swapped',
      nth: 1,
      words: [
        ['lesson-s-swapped', slot(0)],
        ['lesson-s-travels', slot(1)],
      ],
    },
    { after: 'un-moved', nth: 1, words: [['lesson-s-un', seat(3)]] },
    { after: 'shot', nth: 1, words: [['lesson-s-bullet', seat(1)]] },
    { after: 'offered', nth: 5, words: [['lesson-s-trap', CENTRE]] },
    { ask: 3, words: [['lesson-s-refuse', NO]] },
    { after: 'revealed', nth: 5, words: [['lesson-s-caught', seat(3)]] },
    {
      ask: 4,
      words: [
        ['lesson-s-truth-card', card('journalist')],
        ['lesson-s-truth-to', target(2)],
        ['lesson-s-truth-say', claim('journalist')],
        ['lesson-s-truth-go', CONFIRM],
      ],
    },
    { after: 'exposed', nth: 1, words: [['lesson-s-deduce', slot(2)]] },
    { after: 'un-moved', nth: 3, words: [['lesson-s-un-yours', seat(0)]] },
    { ask: 5, words: [['lesson-s-intervene', YES]] },
    { after: 'revealed', nth: 7, words: [['lesson-s-double-agent', slot(0)]] },
    { after: 'looked', nth: 6, words: [['lesson-s-kgb', slot(0)]] },
    { after: 'flipped', nth: 1, words: [['lesson-s-pair', seat(1)]] },
    { after: 'revealed', nth: 9, words: [['lesson-s-limit', seat(1)]] },
    {
      ask: 6,
      words: [
        ['lesson-s-last-card', card('assassin')],
        ['lesson-s-last-to', target(1)],
        ['lesson-s-last-go', CONFIRM],
      ],
    },
    { after: 'shot', nth: 2, words: [['lesson-s-hit', seat(0)]] },
  ],
  end: ['lesson-s-end-hippie', 'lesson-s-end-teams', 'lesson-s-end-you'],
} satisfies Script;
