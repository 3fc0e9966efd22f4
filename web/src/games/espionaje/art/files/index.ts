/** The fifteen elements of ESPIONAJE CARTAS, each drawn on a field of 100 by 100. */
import type { Component } from 'svelte';
import Aeroplane from './Aeroplane.svelte';
import AgentBlue from './AgentBlue.svelte';
import AgentGreen from './AgentGreen.svelte';
import AgentRed from './AgentRed.svelte';
import AgentViolet from './AgentViolet.svelte';
import AgentYellow from './AgentYellow.svelte';
import CipherRadio from './CipherRadio.svelte';
import London from './London.svelte';
import Nairobi from './Nairobi.svelte';
import Panama from './Panama.svelte';
import Paris from './Paris.svelte';
import Satellite from './Satellite.svelte';
import SolarOven from './SolarOven.svelte';
import Submarine from './Submarine.svelte';
import Tokyo from './Tokyo.svelte';

export const FILE: Readonly<Record<string, Component>> = {
  london: London,
  panama: Panama,
  tokyo: Tokyo,
  paris: Paris,
  nairobi: Nairobi,
  aeroplane: Aeroplane,
  'solar-oven': SolarOven,
  submarine: Submarine,
  satellite: Satellite,
  'cipher-radio': CipherRadio,
  'agent-blue': AgentBlue,
  'agent-red': AgentRed,
  'agent-green': AgentGreen,
  'agent-yellow': AgentYellow,
  'agent-violet': AgentViolet,
};
