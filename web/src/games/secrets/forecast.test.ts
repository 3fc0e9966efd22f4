/** What the table foretells is what happens in whole games that Python played. */
import { describe, expect, it } from 'vitest';
import { faceUpScore } from './cards';
import { begin, fold } from './fold';
import { type Forecast, forecast } from './forecast';
import { unNext } from './known';
import type { Began, Seen, Sight } from './wire.gen';

interface Transcript {
  head: { seat: number | null };
  lines: { event: Seen }[];
}

const transcripts = import.meta.glob<Transcript>('./transcripts/*.json', { eager: true, import: 'default' });

describe.each(Object.entries(transcripts))('%s', (_, { head, lines }) => {
  const [first, ...rest] = lines.map(({ event }) => event);

  it('foretells the score, the cards that turn down and the end', () => {
    let sight: Sight = begin(head.seat, first as Began);
    let pending: { seat: number; foretold: Forecast; flipped: string } | null = null;
    let checked = 0;
    for (const event of rest) {
      if (event.event === 'revealed')
        pending = { seat: event.to, foretold: forecast(sight, event.to, event.card), flipped: '' };
      if (event.event === 'flipped' && pending && event.seat === pending.seat) pending.flipped = event.why;
      if (pending && !pending.foretold.handedOn && (event.event === 'drawn' || event.event === 'ended')) {
        const { seat, foretold, flipped } = pending;
        expect(faceUpScore(sight.displays[seat].up)).toBe(foretold.to);
        expect(flipped).toBe(foretold.scientists ? 'scientists' : foretold.pair ? 'pair' : '');
        if (foretold.ends) expect(event.event).toBe('ended');
        pending = null;
        checked += 1;
      }
      sight = fold(sight, event);
    }
    expect(checked).toBeGreaterThan(3);
  });

  it('foretells who gets the UN token', () => {
    let sight: Sight = begin(head.seat, first as Began);
    for (const event of rest) {
      if (event.event === 'drawn') expect(unNext(sight)).toBe(sight.un);
      sight = fold(sight, event);
    }
  });
});
