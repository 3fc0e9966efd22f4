/** ESPIONAJE CARTAS at a table: everything that a page needs to show it. */
import { t } from '../../l10n.svelte';
import type { Play } from '../contract';
import { hasBriefing } from './briefing';
import ChoiceArt from './ChoiceArt.svelte';
import { choiceText } from './choices';
import ClaimArt from './ClaimArt.svelte';
import { heard } from './claims';
import { deal, truth } from './deal';
import { cue } from './film/cue';
import { fits } from './fits';
import { begin, fold } from './fold';
import { memoOf } from './memo';
import { claimText, oneTap, phrases } from './phrases';
import { poster } from './poster';
import Result from './Result.svelte';
import { sentence } from './sentences';
import Table from './Table.svelte';
import { TURNS } from './view';

const RESTS = {
  began: 200,
  asked: 700,
  passed: 600,
  showed: 1500,
  accused: 1500,
  committed: 350,
  checked: 1200,
};

const KEYS = [
  ['1 2 3 4 5', 'city'],
  ['Q W E R T', 'device'],
  ['A S D F G', 'agent'],
  ['1 2', 'show'],
  ['X', 'accuse'],
  ['N', 'notebook'],
] as const;

export default {
  begin,
  fold,
  Table,
  Result,
  poster,
  sentence,
  choiceText,
  ChoiceArt,
  askText: (ask) => t(`ask-${ask}`),
  turns: TURNS,
  rests: RESTS,
  cue,
  keys: KEYS,
  memoOf,
  hasBriefing,
  phrases,
  oneTap,
  claimText,
  heard,
  ClaimArt,
  deal,
  fits,
  truth,
} satisfies Play;
