/** The answer to a prompt while the reader puts it together by pointing. Only legal choices can come out. */
import { left, right } from '../../table/seats';
import type { Kind, Slot } from './cards';
import type { View } from './view';
import type { Ask, Choice, Offer } from './wire.gen';

export class Choosing {
  readonly #session: View;
  card = $state.raw<Kind | null>(null);
  claim = $state.raw<Kind | null>(null);
  picked = $state.raw<readonly Slot[]>([]);

  constructor(session: View) {
    this.#session = session;
  }

  get ask(): Ask | null {
    return (this.#session.asked?.prompt.ask as Ask) ?? null;
  }

  get options(): readonly Choice[] {
    if (this.#session.isChosen) return []; // the answer is on its way
    return (this.#session.asked?.prompt.options as Choice[]) ?? [];
  }

  /** Every place that may be pointed at now. */
  readonly targets: ReadonlySet<Slot> = $derived.by(
    () => new Set(this.options.flatMap((option) => this.#places(option))),
  );

  /** How many places the answer needs. */
  get needed(): number {
    return this.ask === 'psychiatrist' ? 2 : this.targets.size ? 1 : 0;
  }

  /** The choice that the picks add up to, once they do. */
  get choice(): Choice | null {
    if (this.picked.length !== this.needed || !this.needed) return null;
    return this.options.find((option) => this.#matches(option)) ?? null;
  }

  point(slot: Slot): void {
    if (this.picked.includes(slot)) this.picked = this.picked.filter((one) => one !== slot);
    else this.picked = [...this.picked, slot].slice(-this.needed);
  }

  clear(): void {
    this.card = this.claim = null;
    this.picked = [];
  }

  confirm(): void {
    if (this.choice) this.answer(this.choice);
  }

  answer(choice: Choice): void {
    this.#session.choose(choice);
    this.clear();
  }

  #places(option: Choice): Slot[] {
    const seat = this.#session.seat!;
    const players = this.#session.table!.seats.length;
    switch (option.choice) {
      case 'offer':
      case 'hand':
      case 'shoot':
        return [option.to];
      case 'exchange':
        return [option.a, option.b];
      case 'look':
        return [option.slot];
      case 'divert':
        return [option.side === 'left' ? left(seat, players) : right(seat, players)];
      default:
        return [];
    }
  }

  #matches(option: Choice): boolean {
    if (option.choice === 'offer' && !this.#isOffer(option)) return false;
    const places = this.#places(option);
    return places.length === this.picked.length && places.every((place) => this.picked.includes(place));
  }

  #isOffer(option: Offer): boolean {
    return option.card === this.card && (option.claim ?? null) === this.claim;
  }
}
