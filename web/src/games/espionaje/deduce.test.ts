import { describe, expect, it } from 'vitest';
import { ELEMENTS } from './cards';
import { Deduction, Exact } from './deduce';
import { begin, fold } from './fold';
import type { Seen, Sight, Snapshot } from './wire.gen';
import { RULES } from './defaults';

const hand = ['london', 'panama', 'aeroplane', 'solar-oven', 'agent-blue', 'agent-red'] as const;

function told(...events: Seen[]): Sight {
  const first = { event: 'began', players: 2, rules: RULES, first: 0, hand: [...hand] } as Extract<
    Seen,
    { event: 'began' }
  >;
  return events.reduce(fold, begin(0, first));
}

const asked = (a: string, b: string): Seen => ({ event: 'asked', by: 0, a, b }) as Seen;

describe('what follows from a sight', () => {
  it('knows the viewer’s hand, and that nobody else has it', () => {
    const found = new Deduction(told());
    expect([found.cell(0, 'london'), found.cell(1, 'london'), found.hidden('london')]).toEqual(['yes', 'no', 'no']);
    expect([found.cell(0, 'tokyo'), found.cell(1, 'tokyo'), found.hidden('tokyo')]).toEqual([
      'no',
      'unknown',
      'unknown',
    ]);
  });

  it('marks a pass for both elements', () => {
    const found = new Deduction(told(asked('tokyo', 'submarine'), { event: 'passed', by: 1 }));
    expect([found.cell(1, 'tokyo'), found.cell(1, 'submarine'), found.hidden('tokyo')]).toEqual([
      'no',
      'no',
      'unknown',
    ]);
  });

  it('marks a card shown between others as one of two', () => {
    const sight = told({ event: 'asked', by: 1, a: 'tokyo', b: 'paris' }, { event: 'showed', by: 1, to: 0 } as Seen);
    const found = new Deduction(sight);
    expect([found.cell(1, 'tokyo'), found.cell(1, 'paris'), found.cell(1, 'nairobi')]).toEqual([
      'maybe',
      'maybe',
      'unknown',
    ]);
  });

  it('reads a dossier: proofs by worlds, figures by chance', () => {
    const row = (card: string, worlds: number[], chance: number[]) => ({ card, worlds, chance });
    const grid = [row('tokyo', [0, 3, 0], [0, 1, 0]), row('paris', [0, 1, 2], [0, 0.25, 0.75])];
    const found = new Exact({ viewer: 0, events: 9, worlds: 3, grid, solutions: [] } as unknown as Snapshot);
    expect([found.cell(1, 'tokyo'), found.hidden('tokyo'), found.cell(0, 'paris')]).toEqual(['yes', 'no', 'no']);
    expect([found.hidden('paris'), found.chance(null, 'paris'), found.chance(1, 'paris')]).toEqual([
      'unknown',
      0.75,
      0.25,
    ]);
  });

  it('gives a second figure where talk moves one by five points, as both are read', () => {
    const row = (card: string, chance: number[], heard?: number[]) => ({ card, worlds: [0, 1, 2], chance, heard });
    const grid = [
      row('paris', [0, 0.304, 0.696], [0, 0.344, 0.656]),
      row('tokyo', [0, 0.304, 0.696], [0, 0.346, 0.654]),
      row('london', [0, 0.5, 0.5], [0, 0.2, 0.8]),
      row('panama', [0, 0.5, 0.5]),
    ];
    const found = new Exact({ viewer: 0, events: 9, worlds: 3, grid, solutions: [] } as unknown as Snapshot);
    expect((['paris', 'tokyo', 'london', 'panama'] as const).map((card) => found.heard(1, card))).toEqual([
      null,
      0.346,
      0.2,
      null,
    ]);
    expect([found.heard(null, 'paris'), found.heard(null, 'london'), found.heard(0, 'london')]).toEqual([
      null,
      0.8,
      null,
    ]);
    expect(new Deduction(told()).heard()).toBeNull();
  });
});

interface Transcript {
  head: { game: string; seat: number | null };
  lines: { event: Seen }[];
}
const transcripts = Object.entries(
  import.meta.glob<Transcript>('./transcripts/*.json', { eager: true, import: 'default' }),
);

describe.each(transcripts)('%s', (_, { head, lines }) => {
  it('never says what turns out to be false', () => {
    const [first, ...rest] = lines.map(({ event }) => event);
    const { outcome } = rest.at(-1) as Extract<Seen, { event: 'ended' }>;
    let sight = begin(head.seat, first as Extract<Seen, { event: 'began' }>);
    const wrong: string[] = [];
    for (const event of rest) {
      sight = fold(sight, event);
      const found = new Deduction(sight);
      for (const element of ELEMENTS) {
        if (found.hidden(element) === (outcome.solution.includes(element) ? 'no' : 'yes')) wrong.push(element);
        outcome.hands.forEach((hand, seat) => {
          if (found.cell(seat, element) === (hand.includes(element) ? 'no' : 'yes')) wrong.push(`${seat} ${element}`);
        });
      }
    }
    expect(wrong).toEqual([]);
  });
});
