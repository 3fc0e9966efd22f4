/** SECRETS: what the page always has at hand; all else is loaded when it is needed. */
import type { Game } from '../contract';
import { FACTS } from './facts.gen';

export default {
  facts: FACTS,
  quick: 5,
  guided: 4,
  Poster: () => import('./Poster.svelte'),
  Rules: () => import('./learn/Rules.svelte'),
  Lesson: () => import('./learn/Lesson.svelte'),
  play: () => import('./play'),
} satisfies Game;
