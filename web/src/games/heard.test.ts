/** Others in the room hear a page and feel a phone buzz: neither may follow from what one viewer alone was told. */
import { describe, expect, it } from 'vitest';
import type { Play, Seen, Sight } from './contract';

interface Transcript {
  head: { game: string; seat: number | null };
  lines: { event: Seen }[];
}

interface Fold {
  begin(seat: number | null, event: Seen): Sight;
  fold(sight: Sight, event: Seen): Sight;
}

const cues = import.meta.glob<Required<Pick<Play, 'cue'>>>('./*/film/cue.ts', { eager: true });
const folds = import.meta.glob<Fold>('./*/fold.ts', { eager: true });
const transcripts = import.meta.glob<Transcript>('./*/transcripts/*.json', { eager: true, import: 'default' });

/** What only some viewers are told, by event. */
const PRIVATE: Readonly<Record<string, string>> = {
  began: 'hand',
  looked: 'face',
  exposed: 'face',
  offered: 'card',
  diverted: 'side',
  'bullet-drawn': 'value',
  showed: 'card',
  committed: 'cards',
  checked: 'solution',
};

/** The event as somebody without a seat is told it. */
const asAll = (event: Seen): Seen =>
  Object.fromEntries(Object.entries(event).filter(([field]) => field !== PRIVATE[event.event])) as unknown as Seen;

describe.each(Object.entries(transcripts))('%s', (_, { head, lines }) => {
  const { begin, fold } = folds[`./${head.game}/fold.ts`];
  const { cue } = cues[`./${head.game}/film/cue.ts`];

  it('sounds the same to all', () => {
    let [own, all]: (Sight | null)[] = [null, null];
    const heard = new Set<string>();
    for (const { event } of lines) {
      own = own ? fold(own, event) : begin(head.seat, event);
      all = all ? fold(all, asAll(event)) : begin(null, asAll(event));
      const sound = cue(event, own);
      expect(sound, JSON.stringify(event)).toBe(cue(asAll(event), all));
      if (sound) heard.add(sound);
    }
    expect(heard.size).toBeGreaterThan(3);
  });
});
