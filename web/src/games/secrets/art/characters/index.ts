/** The eight characters, each drawn on a field of 100 by 100. */
import type { Component } from 'svelte';
import Assassin from './Assassin.svelte';
import Detective from './Detective.svelte';
import Diplomat from './Diplomat.svelte';
import DoubleAgent from './DoubleAgent.svelte';
import Journalist from './Journalist.svelte';
import Politician from './Politician.svelte';
import Psychiatrist from './Psychiatrist.svelte';
import Scientist from './Scientist.svelte';

export const CHARACTER: Readonly<Record<string, Component>> = {
  'double-agent': DoubleAgent,
  politician: Politician,
  psychiatrist: Psychiatrist,
  detective: Detective,
  journalist: Journalist,
  scientist: Scientist,
  diplomat: Diplomat,
  assassin: Assassin,
};
