import { beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../l10n.svelte';
import { Names } from '../../table/names';
import type { TableView } from '../../wire.gen';
import { choiceText } from './choices';
import type { Choice } from './wire.gen';

/** What the review calls a better offer: claims are not judged, so it says nothing of one. */
const OFFER: Readonly<Record<string, string>> = {
  en: 'Offer the Diplomat to Bob',
  de: 'Bob die Karte Diplomatin anbieten',
  es: 'Ofrecer Diplomática a Bob',
  fr: 'Proposer la carte Diplomate à Bob',
  it: 'Offrire Diplomatica a Bob',
  'pt-BR': 'Oferecer Diplomata para Bob',
};

const names = new Names({ seats: ['Ann', 'Bob', 'Cat', 'Dan'].map((name) => ({ name })) } as TableView, null);

beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }));

test.each(Object.entries(OFFER))('a better offer says nothing of a claim (%s)', async (language, offer) => {
  await setLanguage(language);
  const better: Choice = { choice: 'offer', card: 'diplomat', to: 1 };
  expect(choiceText(better, names, 0, 4)).toBe(offer);
});
