/** The pieces of SECRETS. All are silent (`aria-hidden`) unless a label is given; all words come from the caller. */
export { default as Bullet } from './Bullet.svelte';
export { default as Card } from './Card.svelte';
export { default as Token } from './Token.svelte';
export { default as UnToken } from './UnToken.svelte';
