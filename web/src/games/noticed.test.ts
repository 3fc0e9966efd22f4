/**
 * Nothing on a page follows from what its viewer may not know, and nothing that others can notice of it follows from
 * what its viewer alone was told. Whole games are shown twice, in two worlds that differ in that only.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Asked, Clock, TableView } from '../wire.gen';
import type { Line } from '../table/viewing';
import type { Face, Play, Seen, Sight } from './contract';

interface Transcript {
  head: { game: string; seat: number | null };
  lines: { event: Seen }[];
}

const plays = import.meta.glob<{ default: Play }>('./*/play.ts');
type Badge = (sight: Sight, place: number | 'centre') => unknown;
const badges = import.meta.glob<{ known: Badge }>('./*/known.ts');
const transcripts = import.meta.glob<Transcript>('./*/transcripts/*.json', { eager: true, import: 'default' });

/** Parts of the page that read what a device remembers when they are loaded. */
async function parts() {
  const [bubbles, counts, signals, patterns, poster, names, games] = await Promise.all([
    import('../talk/bubbles'),
    import('../talk/counts'),
    import('../table/signals'),
    import('../sound/patterns'),
    import('../end/poster'),
    import('../table/names'),
    import('.'),
  ]);
  return { ...bubbles, ...counts, ...signals, ...patterns, ...poster, ...names, ...games };
}
let page: Awaited<ReturnType<typeof parts>>;

/** Whatever a channel could read besides what it is given. */
const ELSEWHERE = ['localStorage', 'sessionStorage', 'document', 'window', 'navigator', 'fetch', 'indexedDB'];

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('window', {});
  page = await parts();
  await Promise.all([...Object.values(plays), ...Object.values(badges)].map((load) => load()));
  const closed = (name: string): object =>
    new Proxy(function () {}, {
      get: () => expect.fail(`a channel reads ${name}`),
      apply: () => expect.fail(`a channel calls ${name}`),
    });
  for (const name of ELSEWHERE) vi.stubGlobal(name, closed(name));
  return () => vi.unstubAllGlobals();
});

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

type Telling = (event: Seen) => Seen;
const secretOf = (event: Seen): unknown => event[PRIVATE[event.event] as keyof Seen];
/** The event as somebody without a seat is told it. */
const asAll: Telling = (event) =>
  Object.fromEntries(Object.entries(event).filter(([field]) => field !== PRIVATE[event.event])) as unknown as Seen;

/** The same events that tell something else in secret: what the same event told another time. */
function otherwise(lines: Transcript['lines']): Telling {
  return (event) => {
    const own = secretOf(event);
    if (own === undefined || event.event === 'began') return event; // a hand goes with all that follows
    const told = lines.map((line) => line.event).filter((one) => one.event === event.event);
    const other = told.map(secretOf).find((one) => one !== undefined && JSON.stringify(one) !== JSON.stringify(own));
    return other === undefined ? event : { ...event, [PRIVATE[event.event]]: other };
  };
}

interface World {
  face: Face;
  seat: number | null;
  players: number;
  feed: Line[];
  /** What was claimed in the whole game. */
  heard: Heards;
  /** What a badge on a piece says, where pieces have badges. */
  known?: Badge;
}

/** A game as a viewer is told it, with claims of everybody and free words between the events. */
async function world({ head, lines }: Transcript, seat: number | null, tell: Telling): Promise<World> {
  const face = (await plays[`./${head.game}/play.ts`]()).default as Face;
  const known = (await badges[`./${head.game}/known.ts`]?.())?.known;
  const { players } = lines[0].event as Seen & { players: number };
  const feed: Line[] = [];
  let [sight, all]: (Sight | null)[] = [null, null];
  const add = (told: Line['told'], after: Sight): void =>
    void feed.push({ n: feed.length + 1, told, before: sight, after });
  lines.forEach(({ event }, place) => {
    const [told, open] = [tell(event), asAll(event)];
    all = all ? face.fold(all, open) : face.begin(null, open);
    const after = sight ? face.fold(sight, told) : face.begin(seat, told);
    add(told, after);
    sight = after;
    const by = place % players;
    const phrases = Object.entries(face.phrases?.(all, new page.Names(undefined, null), players) ?? {});
    if (!phrases.length) return;
    const [claim, { blanks }] = phrases[place % phrases.length];
    const picked = blanks.map(({ field, options }, at) => [field, options[(place * 7 + at) % options.length][0]]);
    add({ notice: 'claimed', seat: by, claim: { claim, ...Object.fromEntries(picked) } }, after);
    if (place % 5 === 0) add({ notice: 'said', seat: by, text: `word ${place}` }, after);
  });
  return { face, seat, players, feed, heard: face.heard?.(feed, true) ?? [], known };
}

type Channel = (world: World, step: number) => unknown;
type Heards = ReturnType<NonNullable<Play['heard']>>;
const heardBy = (one: World, step: number): Heards => one.face.heard?.(shown(one, step), true) ?? [];
const shown = (one: World, step: number): Line[] => one.feed.slice(0, step + 1);
const soundAt: Channel = ({ face, feed }, step) => page.soundSince({ feed: [feed[step]], face } as never, 0);

/** What others can hear, feel or be sent. */
const OUTWARD: Readonly<Record<string, Channel>> = {
  sound: soundAt,
  vibration: (one, step) => page.PATTERNS[soundAt(one, step) as keyof typeof page.PATTERNS],
  'sound of a stamp': (one, step) => page.thuds(step, shown(one, step), one.heard, one.face),
  picture: ({ face, feed }, step) => {
    const { after, told } = feed[step];
    if (!('event' in told) || told.event !== 'ended') return null;
    return page.layoutOf('GAME', face.poster!(after!, new page.Names(undefined, null)));
  },
};

/** What is drawn for one viewer. */
const INWARD: Readonly<Record<string, Channel>> = {
  bubbles: (one, step) =>
    page.bubblesSince(step, shown(one, step), heardBy(one, step), one.face).map(({ truth: _, ...bubble }) => bubble),
  stamps: (one, step) => heardBy(one, step).map(({ n, truth, settled }) => [n, truth, settled]),
  counts: (one, step) => page.counts(heardBy(one, step), one.players),
  badges: ({ feed, players, known }, step) =>
    [...Array(players).keys(), 'centre' as const].map((place) => known?.(feed[step].after!, place) ?? place),
  tags: (one, step) => [...Array(one.players).keys()].map((seat) => page.lastWord(heardBy(one, step), seat)),
};

const every = (gap: number, { feed }: World): number[] =>
  [...feed.keys()].filter((step) => step % gap === 0 || step === feed.length - 1);
const along = (channel: Channel, one: World, gap = 1): unknown[] => every(gap, one).map((step) => channel(one, step));
/** Channels that differ somewhere between two worlds. */
const differing = (channels: Readonly<Record<string, Channel>>, one: World, other: World): string[] =>
  Object.keys(channels).filter(
    (name) => JSON.stringify(along(channels[name], one)) !== JSON.stringify(along(channels[name], other)),
  );
const drawn = (one: World, gap = 9): Record<string, unknown[]> =>
  Object.fromEntries(Object.entries(INWARD).map(([name, channel]) => [name, along(channel, one, gap)]));
/** A sound that gives away what its viewer was told, and a drawing that remembers what another viewer was. */
const loud: Channel = (one, step) => [soundAt(one, step), secretOf(one.feed[step].told as Seen)];
const remembers = (): Channel => {
  const kept = new Set<unknown>();
  return (one, step) => [...kept.add(secretOf(one.feed[step].told as Seen))];
};

describe.each(Object.entries(transcripts))('%s', (_, transcript) => {
  const { head, lines } = transcript;
  const hasSecret = lines.some(({ event }) => secretOf(event) !== undefined);
  const own = (): Promise<World> => world(transcript, head.seat, (event) => event);
  const other = (): Promise<World> => world(transcript, head.seat, otherwise(lines));
  const open = (): Promise<World> => world(transcript, null, asAll);

  it('lets others notice the same, whatever its viewer alone was told', async () => {
    const mine = await own();
    expect(differing(OUTWARD, mine, await other())).toEqual([]);
    expect(differing(OUTWARD, mine, await open())).toEqual([]);
    expect(differing({ loud }, mine, await open())).toEqual(hasSecret ? ['loud'] : []);
    expect(new Set(along(soundAt, mine)).size).toBeGreaterThan(3);
  });

  it('draws for a viewer the same, whatever it has drawn for others at this device', async () => {
    const leak = remembers();
    const alone = [drawn(await open()), along(leak, await open())];
    for (const one of [await own(), await other()]) {
      drawn(one);
      along(leak, one);
    }
    expect(drawn(await open())).toEqual(alone[0]);
    for (const values of Object.values(alone[0])) expect(JSON.stringify(values)).toMatch(/\d/);
    if (hasSecret) expect(along(leak, await open())).not.toEqual(alone[1]);
  });
});

describe('a question that is asked in secret', () => {
  const clocks: Clock[] = [{ seat: 0, until: 60 }];
  const signals = (game: string, ask: string | null): unknown => {
    const asked = ask === null ? null : ({ number: 7, prompt: { ask, options: [] } } as unknown as Asked);
    const table = { stage: 'playing', settings: { game } } as unknown as TableView;
    const one = { ...{ code: 'ABCD', seat: 0, table, asked, clocks, feed: [], isChosen: false, face: null } };
    return [page.titleAt(one, 30), page.isCalled(one), page.callOf(one), page.untilCalled(one)];
  };

  it('changes neither title nor icon, and nothing rings, buzzes or notifies; an open one does', () => {
    const secret = [...page.GAMES].flatMap(([game, { facts }]) => facts.asked_in_secret.map((ask) => [game, ask]));
    expect(secret.length).toBeGreaterThan(0);
    for (const [game, ask] of secret) {
      expect(signals(game, ask)).toEqual(signals(game, null));
      expect(signals(game, `not-${ask}`)).toEqual([['call-title-seconds', { seconds: 30 }], true, 7, 60]);
    }
  });
});
