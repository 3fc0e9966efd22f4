import { expect, test } from 'vitest';
import { filesOf, LANGUAGES, nameOf, nearest, shortOf } from './languages';

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

test('a language brings all its texts but those of the terminal', async () => {
  const texts = (await filesOf('de')).join('\n');
  expect(texts).toContain('\nlog-accepted =');
  expect(texts).not.toContain('\nterminal-turn =');
});
