import { expect, test } from 'vitest';
import { LANGUAGES, nameOf, nearest, rulesOf, shortOf, textsOf } from './languages';

test('every language says its own name, English first', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(LANGUAGES.map(nameOf)).toContain('Deutsch');
  expect(LANGUAGES.map(nameOf).some((name) => LANGUAGES.includes(name))).toBe(false);
});

test('a reader is given the very language, or the nearest', () => {
  expect([nearest('de'), nearest('de-AT'), nearest('DE-at'), nearest('xx'), nearest('e')]).toEqual([
    'de',
    'de',
    'de',
    undefined,
    undefined,
  ]);
});

test('a language whose code has a region is found without it, and is short without it', () => {
  expect(['pt-BR', 'pt-br', 'pt', 'pt-PT'].map(nearest)).toEqual(['pt-BR', 'pt-BR', 'pt-BR', 'pt-BR']);
  expect([shortOf('pt-BR'), shortOf('de')]).toEqual(['PT', 'DE']);
});

test('a language brings all its texts but those of the terminal, and rules and lessons apart', async () => {
  const [texts, rules] = [await textsOf('de'), await rulesOf('de')];
  expect(texts).toContain('\nlog-accepted =');
  expect(rules).toContain('\nlesson-s-hello =');
  expect(texts).not.toContain('\nlesson-s-hello =');
  expect(texts + rules).not.toContain('\nterminal-turn =');
  expect(texts + rules).not.toMatch(/^#/m);
});
