/** Every game that has a folder here. Nothing outside these folders names a game. */
import { FACE, type Face, type Game, type Play } from './contract';

const folders = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' });

/** The games of this page by name, in the order in which they are listed. */
export const GAMES: ReadonlyMap<string, Game> = new Map(
  Object.values(folders)
    .toSorted((a, b) => (a.facts.order ?? 0) - (b.facts.order ?? 0))
    .map((game) => [game.facts.name, game]),
);

const faces = new Map<string, Promise<Face>>();

/** A game as tables show it, loaded when it is first needed: any game, also one that has no folder here. */
export function faceOf(name: string): Promise<Face> {
  const known = faces.get(name);
  if (known) return known;
  const face = load(name);
  face.catch(() => {}); // those who show it say so, and only a new page asks again
  faces.set(name, face);
  return face;
}

async function load(name: string): Promise<Face> {
  const own: Play = (await GAMES.get(name)?.play?.())?.default ?? {};
  if (FACE.every((part) => own[part])) return own as Face;
  const { default: plain } = await import('../plain');
  return { ...plain, ...own };
}
