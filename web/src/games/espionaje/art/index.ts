/** The pieces of ESPIONAJE CARTAS. All are silent (`aria-hidden`) unless a label is given. */
export { default as FileCard } from './FileCard.svelte';
