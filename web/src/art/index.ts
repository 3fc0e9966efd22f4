/** The drawings of the house; a game's pieces are in its folder. All are silent (`aria-hidden`) unless a label is given. */
export { default as Emblem } from './Emblem.svelte';
export { default as Logo } from './Logo.svelte';
