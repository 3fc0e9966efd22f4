import { expect, test } from 'vitest';
import { GAMES } from '../games';
import type { Asked, TableView } from '../wire.gen';
import { isOpen, mustCome, type Question } from './asking';

const [game] = [...GAMES.values()].filter(({ facts }) => facts.asked_in_secret.length);
const [secret] = game.facts.asked_in_secret;
const table = { settings: { game: game.facts.name } } as unknown as TableView;

const question = (ask: string, until?: number): Question => ({
  asked: { number: 1, prompt: { ask, options: [] }, ...(until && { until }) } as unknown as Asked,
  table,
});
const nothing: Question = { asked: null, table };

test('nobody nearby notices a question that is asked in secret', () => {
  expect([isOpen(question('another')), isOpen(question(secret)), isOpen(nothing)]).toEqual([true, false, false]);
});

test('nobody is called to the device for it, unless nothing else would answer', () => {
  expect([mustCome(question(secret, 99)), mustCome(question(secret)), mustCome(question('another', 99))]).toEqual([
    false,
    true,
    true,
  ]);
  expect(mustCome(nothing)).toBe(false);
});

test('a game that this page does not know asks openly', () => {
  expect(isOpen({ ...question(secret), table: undefined })).toBe(true);
});
