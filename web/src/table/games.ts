/** The parts of a game that the pages around it use, loaded when a table plays it. */
import type { Component } from 'svelte';
import type { AnySeen, AnySight, GameName } from '../fold/game';
import type { Names } from './names';
import type { Viewing } from './viewing';

export type Sentence = (
  event: AnySeen,
  before: AnySight | null,
  names: Names,
  telling?: { faces: boolean },
) => string | null | undefined;

export interface GameParts {
  Table: Component<{ session: Viewing }>;
  Result: Component<{ session: Viewing }> | null;
  sentence: Sentence;
}

const tables = import.meta.glob<{ default: GameParts['Table'] }>('../{secrets,espionaje}/Table.svelte');
const results = import.meta.glob<{ default: GameParts['Table'] }>('../{secrets,espionaje}/Result.svelte');
const sentences = import.meta.glob<{ sentence: Sentence }>('../{secrets,espionaje}/sentences.ts');

const loaded = new Map<GameName, Promise<GameParts>>();

async function load(game: GameName): Promise<GameParts> {
  const [table, result, words] = await Promise.all([
    tables[`../${game}/Table.svelte`]?.(),
    results[`../${game}/Result.svelte`]?.(),
    sentences[`../${game}/sentences.ts`]?.(),
  ]);
  return { Table: table.default, Result: result?.default ?? null, sentence: words.sentence };
}

export function gameParts(game: GameName): Promise<GameParts> {
  if (!loaded.has(game)) {
    const parts = load(game);
    parts.catch(() => loaded.delete(game)); // whoever comes next asks anew
    loaded.set(game, parts);
  }
  return loaded.get(game)!;
}
