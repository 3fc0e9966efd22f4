/** SECRETS at a table: everything that a page needs to show it. */
import { t } from '../../l10n.svelte';
import type { Play } from '../contract';
import { choiceText } from './choices';
import ClaimArt from './ClaimArt.svelte';
import { claimIn, heard } from './claims';
import { deal, truth } from './deal';
import { poster } from './end/poster';
import { cue } from './film/cue';
import { fits } from './fits';
import { begin, fold } from './fold';
import { KEYS } from './keys';
import { memoOf } from './memo';
import { claimText, oneTap, phrases } from './phrases';
import { pointsAt } from './points';
import Result from './Result.svelte';
import { sentence } from './sentences';
import Table from './Table.svelte';
import { TURNS } from './view';

const RESTS = {
  began: 200,
  drawn: 750,
  offered: 900,
  intervened: 700,
  'stood-by': 600,
  accepted: 600,
  refused: 600,
  revealed: 1000,
  swapped: 1700,
  looked: 1000,
  exposed: 1000,
  'centre-shown': 1100,
  diverted: 1900,
  handed: 700,
  'bullet-drawn': 600,
  shot: 1000,
  flipped: 1200,
  'un-moved': 1000,
};

export default {
  begin,
  fold,
  Table,
  Result,
  poster,
  sentence,
  choiceText,
  pointsAt,
  askText: (ask) => t(`ask-${ask}`),
  turns: TURNS,
  rests: RESTS,
  cue,
  keys: KEYS,
  memoOf,
  hasBriefing: () => true,
  phrases,
  oneTap,
  claimText,
  claimIn,
  heard,
  thuds: ['revealed'],
  ClaimArt,
  deal,
  fits,
  truth,
} satisfies Play;
