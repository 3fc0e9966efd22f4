/** Claims, on the pages of whoever says them, of whoever they are about, and of everybody else. */
import { beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../l10n.svelte';
import { Names } from '../../table/names';
import { noticeText } from '../../table/talk';
import type { Notice, TableView } from '../../wire.gen';
import type { Face } from '../contract';
import { claimText } from './phrases';

const [ANN, BOB] = [0, 1];
const table = { seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }, { name: 'Dan' }] } as TableView;
/** The page of each, and of somebody who only watches. */
const pages = [0, 1, 2, null].map((you) => new Names(table, you));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

test('what Bob claims about Ann', () => {
  const has = { claim: 'holds', seat: ANN, element: 'london' } as const;
  const [toAnn, ...toOthers] = pages.map((names) => claimText(has, names, BOB));
  expect(toAnn).toBe('You have London.');
  expect(new Set(toOthers)).toEqual(new Set(['Ann has London.']));
});

test('what Bob claims about himself is the same on every page', () => {
  const has = { claim: 'holds', seat: BOB, element: 'london' } as const;
  expect(new Set(pages.map((names) => claimText(has, names, BOB)))).toEqual(new Set(['I have London.']));
});

test('the log quotes the speaker', () => {
  const claim = { claim: 'holds', seat: ANN, element: 'paris' };
  const notice = { notice: 'claimed', seat: BOB, claim } as unknown as Notice;
  const face = { claimText } as unknown as Face;
  expect(pages.map((names) => noticeText(notice, names, face))).toEqual([
    'Bob: “You have Paris.”',
    'Bob: “Ann has Paris.”',
    'Bob: “Ann has Paris.”',
    'Bob: “Ann has Paris.”',
  ]);
});
