/** The phrases that a claim is made of: about whom, and what of them. */
import { ELEMENTS } from '../fold/espionaje-cards';
import type { GameName } from '../fold/game';
import { FACES, type Kind, type Slot } from '../fold/secrets-cards';
import { t } from '../l10n';
import type { Claim } from '../wire.gen';

export type Phrase = Claim['claim'];

interface Form {
  /** The field that says about whom. */
  place?: 'seat' | 'slot';
  /** The field that says what. */
  thing?: 'card' | 'element' | 'face';
}

const FORMS: Readonly<Record<GameName, Partial<Record<Phrase, Form>>>> = {
  secrets: {
    'take-it': {},
    'refuse-it': {},
    'offer-is': { thing: 'card' },
    'token-is': { place: 'slot', thing: 'face' },
    'saw-token': { place: 'slot', thing: 'face' },
  },
  espionaje: {
    holds: { place: 'seat', thing: 'element' },
    'is-hidden': { thing: 'element' },
    'not-hidden': { thing: 'element' },
  },
};

/** What the phrases of a table are about at this moment. */
export class Phrasebook {
  readonly #game: GameName;
  readonly #players: number;
  /** The two cards of which one may be offered. */
  readonly #shown: readonly Kind[];

  constructor(game: GameName, players: number, shown: readonly Kind[] | null) {
    [this.#game, this.#players, this.#shown] = [game, players, shown ?? []];
  }

  get phrases(): Phrase[] {
    const all = Object.keys(FORMS[this.#game]) as Phrase[];
    return all.filter((phrase) => this.#form(phrase).thing !== 'card' || this.#shown.length > 0);
  }

  /** About whom a phrase may be. */
  places(phrase: Phrase | null): Slot[] {
    const { place } = this.#form(phrase);
    const seats = place ? [...Array(this.#players).keys()] : [];
    return place === 'slot' ? [...seats, 'centre'] : seats;
  }

  /** What it may say of them, with names. */
  things(phrase: Phrase | null): [id: string, name: string][] {
    switch (this.#form(phrase).thing) {
      case 'card':
        return this.#shown.map((kind) => [kind, t(`kind-${kind}`)]);
      case 'face':
        return FACES.map((face) => [face, t(`face-${face}`)]);
      case 'element':
        return ELEMENTS.map((element) => [element, t(`element-${element}`)]);
      default:
        return [];
    }
  }

  /** The whole claim; nothing while a part of it is not picked, or not possible any more. */
  claim(phrase: Phrase | null, place: Slot | null, thing: string | null): Claim | null {
    if (!phrase || !this.phrases.includes(phrase)) return null;
    const form = this.#form(phrase);
    if (form.place && (place === null || !this.places(phrase).includes(place))) return null;
    if (form.thing && !this.things(phrase).some(([id]) => id === thing)) return null;
    const fields = [['claim', phrase], ...(form.place ? [[form.place, place]] : [])];
    return Object.fromEntries([...fields, ...(form.thing ? [[form.thing, thing]] : [])]) as Claim;
  }

  #form(phrase: Phrase | null): Form {
    return (phrase && FORMS[this.#game][phrase]) || {};
  }
}
