/** The played lesson of ESPIONAJE CARTAS: you ask, are shown a card, bluff with one of your own, conclude and accuse. */
import type { Played, Script } from '../../../lesson/beats';
import played from './played.gen.json';

const player = (seat: number): string => `[data-player="${seat}"]`;
/** A file that is still to be picked. */
const file = (element: string): string => `[data-element="${element}"][aria-pressed="false"]`;

const [MIDDLE, HAND, DEVICES, CONFIRM] = ['.stage', '.mine', '.papers tbody:nth-of-type(2)', '.deeds .primary:enabled'];

export default {
  played: played as Played,
  beats: [
    { after: 'began', nth: 1, words: [['lesson-e-hello', MIDDLE]] },
    { after: 'turn-began', nth: 1, words: [['lesson-e-hand', HAND]] },
    {
      ask: 1,
      words: [
        ['lesson-e-ask-london', file('london')],
        ['lesson-e-ask-oven', file('solar-oven')],
        ['lesson-e-ask-go', CONFIRM],
      ],
    },
    {
      after: 'showed',
      nth: 1,
      words: [
        ['lesson-e-shown', player(1)],
        ['lesson-e-submarine', DEVICES],
      ],
    },
    { after: 'asked', nth: 2, words: [['lesson-e-wren-asks', MIDDLE]] },
    { ask: 2, words: [['lesson-e-show', '.both button:nth-child(2)']] },
    { after: 'passed', nth: 3, words: [['lesson-e-magpie-bluffs', MIDDLE]] },
    {
      ask: 3,
      words: [
        ['lesson-e-bluff-nairobi', file('nairobi')],
        ['lesson-e-bluff-paris', file('paris')],
        ['lesson-e-bluff-go', CONFIRM],
      ],
    },
    { after: 'passed', nth: 5, words: [['lesson-e-nairobi', MIDDLE]] },
    { after: 'passed', nth: 7, words: [['lesson-e-watch', player(2)]] },
    { after: 'passed', nth: 9, words: [['lesson-e-green', player(1)]] },
    { ask: 4, words: [['lesson-e-accuse', '.deeds > .button:not(.primary)']] },
    {
      ask: 5,
      words: [
        ['lesson-e-lay-city', file('nairobi')],
        ['lesson-e-lay-device', file('submarine')],
        ['lesson-e-lay-agent', file('agent-green')],
        ['lesson-e-lay-go', CONFIRM],
      ],
    },
    { after: 'checked', nth: 1, words: [['lesson-e-right', MIDDLE]] },
  ],
  end: ['lesson-e-end-order', 'lesson-e-end-bluff', 'lesson-e-end-notebook'],
} satisfies Script;
