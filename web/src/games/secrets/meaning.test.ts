/** What a card means for the reader follows from the reader's own sight, in whole games that Python played. */
import { describe, expect, it } from 'vitest';
import { KINDS } from './cards';
import { begin, fold } from './fold';
import { known } from './known';
import { meaning, wish } from './meaning';
import type { Began, Seen, Sight } from './wire.gen';

interface Transcript {
  head: { seat: number | null };
  lines: { event: Seen }[];
}

const transcripts = import.meta.glob<Transcript>('./transcripts/*.json', { eager: true, import: 'default' });

function* sights({ head, lines }: Transcript): Generator<Sight> {
  const [first, ...rest] = lines.map(({ event }) => event);
  let sight: Sight = begin(head.seat, first as Began);
  for (const event of rest) yield (sight = fold(sight, event));
}

const all = (sight: Sight): unknown[] =>
  sight.displays.flatMap((_, seat) => KINDS.map((card) => meaning(sight, seat, card)));

/** The same table for somebody who cannot tell where any token lies: every sighting may be anywhere. */
function blurred(sight: Sight): Sight {
  const everywhere = [...sight.displays.keys(), 'centre' as const];
  return { ...sight, sightings: sight.sightings.map((one) => ({ ...one, now: everywhere })) };
}

describe.each(Object.entries(transcripts))('%s', (_, transcript) => {
  it('says nothing that rests on a token which the reader is not sure of', () => {
    for (const sight of sights(transcript)) {
      expect(all(blurred(sight)).every((one) => one === null)).toBe(true);
      expect(wish(blurred(sight))).toBe('means-unsure');
    }
  });

  it('does not rest on tokens that may have moved elsewhere', () => {
    for (const sight of sights(transcript)) {
      const mine = sight.sightings.filter(({ now }) => now.length === 1);
      expect(all({ ...sight, sightings: mine })).toEqual(all(sight));
    }
  });
});

it('turns with who the reader is', () => {
  const [transcript] = Object.values(transcripts).filter(({ head }) => head.seat !== null);
  const sight = [...sights(transcript)].find((one) => one.turn === 1)!;
  const me = sight.seat!;
  const as = (face: 'cia' | 'hippie'): Sight => ({
    ...sight,
    sightings: [{ slot: me, turn: 0, face, now: [me] } as Sight['sightings'][number]],
  });
  expect(known(as('cia'), me).sure).toBe('cia');
  expect(meaning(as('cia'), me, 'scientist')).toBe('good');
  expect(meaning(as('hippie'), me, 'scientist')).toBe('bad');
  expect(meaning(as('hippie'), me, 'detective')).toBe('good');
  expect(meaning(as('cia'), me, 'double-agent')).toBe(null);
  expect(meaning(as('cia'), (me + 1) % sight.players, 'scientist')).toBe(null);
  expect(meaning(as('hippie'), (me + 1) % sight.players, 'scientist')).toBe('good');
});
