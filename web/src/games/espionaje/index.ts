/** ESPIONAJE CARTAS: what the page always has at hand; all else is loaded when it is needed. */
import type { Game } from '../contract';
import { FACTS } from './facts.gen';

export default {
  facts: FACTS,
  quick: 3,
  Rules: () => import('./learn/Rules.svelte'),
  Pictures: () => import('./learn/Pictures.svelte'),
  Sheet: () => import('./learn/Sheet.svelte'),
  played: () => import('./lesson'),
  play: () => import('./play'),
} satisfies Game;
