/** ESPIONAJE CARTAS: what the page always has at hand; all else is loaded when it is needed. */
import type { Game } from '../contract';
import { FACTS } from './facts.gen';

export default {
  facts: FACTS,
  quick: 3,
  guided: 3,
  Rules: () => import('./learn/Rules.svelte'),
  Lesson: () => import('./learn/Lesson.svelte'),
  play: () => import('./play'),
} satisfies Game;
