/** ESPIONAJE CARTAS at a table: everything that a page needs to show it. */
import { t } from '../../l10n.svelte';
import type { Play } from '../contract';
import { choiceText } from './choices';
import { deal, truth } from './deal';
import { cue } from './film/cue';
import { fits } from './fits';
import { begin, fold } from './fold';
import { memoOf } from './memo';
import { claimText, phrases } from './phrases';
import Result from './Result.svelte';
import { sentence } from './sentences';
import Table from './Table.svelte';

const RESTS = {
  began: 200,
  asked: 700,
  passed: 600,
  showed: 800,
  accused: 900,
  committed: 350,
  checked: 1200,
};

export default {
  begin,
  fold,
  Table,
  Result,
  sentence,
  choiceText,
  askText: (ask) => t(`ask-${ask}`),
  turns: ['turn-began'],
  rests: RESTS,
  cue,
  memoOf,
  phrases,
  claimText,
  deal,
  fits,
  truth,
} satisfies Play;
