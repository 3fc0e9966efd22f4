/** Plays gestures over the stage. Whatever comes next cuts the last one short, and the table lies as it is. */
import { SHARP, Stagecraft } from '../../../table/film/stagecraft';
import { isStill } from '../../../table/motion';
import type { Kind, Slot } from '../cards';
import type { Gesture } from './gestures';
import { seatAt, slotAt } from './pieces';

/** Milliseconds of the signature move. */
export const SWAP = 1400;
/** Milliseconds of the other large gestures. */
const LARGE = 1100;

export class Film {
  readonly #craft: Stagecraft;

  constructor(stage: HTMLElement, layer: HTMLElement) {
    this.#craft = new Stagecraft(stage, layer);
  }

  /** Stop at once. */
  cut(): void {
    this.#craft.cut();
  }

  play(gesture: Gesture): void {
    this.#craft.begin(() => this.#show(gesture));
  }

  #show(gesture: Gesture): void {
    switch (gesture.gesture) {
      case 'swap':
        return this.#swap(gesture.a, gesture.b);
      case 'unseen':
        return this.#unseen(gesture.a, gesture.b);
      case 'look':
        return this.#look(gesture.by, gesture.slot);
      case 'show':
        return this.#expose(gesture.slot);
      case 'shoot':
        return this.#shoot(gesture.by, gesture.to);
      case 'turn':
        return this.#turn(gesture.seat, gesture.cards);
      case 'un':
        return this.#un(gesture.from, gesture.to);
      case 'last':
        return this.#last(gesture.seat);
    }
  }

  #slot(slot: Slot): HTMLElement | null {
    return slotAt(slot, this.#craft.stage);
  }

  #seat(seat: number): HTMLElement | null {
    return seatAt(seat, this.#craft.stage);
  }

  /** A copy of a token. What its player said last stays. */
  #token(slot: HTMLElement): HTMLElement {
    const piece = this.#craft.copy(slot);
    piece.querySelector('.last-word')?.remove();
    return piece;
  }

  /** Both tokens lift, cross on two arcs and land. What the viewer knows of each is drawn on it, and flies along. */
  #swap(a: Slot, b: Slot): void {
    const [one, other] = [this.#slot(a), this.#slot(b)];
    if (!one || !other) return;
    if (!isStill()) {
      // The page has drawn them where they are now: each comes from where the other one lies.
      this.#cross(one, other);
      this.#cross(other, one);
    }
    this.#craft.light([one, other], SWAP);
  }

  #cross(slot: HTMLElement, source: HTMLElement): void {
    const way = { from: this.#craft.spot(source), to: this.#craft.spot(slot), far: 0.5 };
    for (const step of [2, 1]) {
      const trail = this.#craft.add(`trail trail-${step}`);
      trail.style.width = `${way.to.w * (1 - 0.2 * step)}px`;
      this.#craft.fly(trail, { ...way, duration: SWAP - 200, delay: step * 100, lift: 0.2 });
    }
    const show = this.#craft.hide(slot);
    this.#craft.fly(this.#token(slot), { ...way, duration: SWAP, lift: 0.6, sharp: SHARP }, show);
  }

  /** All three tokens go under cloths, which cross on both ways alike: one of the two it was. */
  #unseen(a: number, b: number): void {
    const centre = this.#slot('centre');
    const places = [a, b].map((seat) => this.#slot(seat)).filter((one) => one !== null);
    if (!centre) return;
    const spots = [centre, ...places].map((place) => this.#craft.spot(place));
    this.#craft.light([...places, centre], SWAP + 300);
    for (const place of [...places, centre]) this.#craft.mark(place, 'cloth', SWAP);
    for (const place of places) this.#craft.mark(place, 'shakes', SWAP);
    if (isStill()) return;
    for (const [from, to] of spots.slice(1).flatMap((spot) => [
      [spots[0], spot],
      [spot, spots[0]],
    ])) {
      const ghost = this.#craft.add('ghost');
      ghost.style.width = `${to.w}px`;
      this.#craft.fly(ghost, { from, to, far: 0.35, duration: SWAP - 100, lift: 0.35 });
    }
  }

  /** An eye goes from the player to the token. */
  #look(by: number, slot: Slot): void {
    const [from, to] = [this.#seat(by)?.querySelector('.mark'), this.#slot(slot)];
    if (!from || !to) return;
    if (!isStill()) {
      this.#craft.draw('beam', from, to, 760);
      this.#craft.send('eye-beam', from, to, 760);
    }
    this.#craft.mark(to, 'watched');
  }

  /** A token rises for all to see. */
  #expose(slot: Slot): void {
    const at = this.#slot(slot);
    if (!at) return;
    const spot = this.#craft.spot(at);
    this.#craft.mark(at, 'shows');
    if (isStill()) return;
    const rays = this.#craft.add('rays');
    rays.style.width = `${spot.w * 2.6}px`;
    this.#craft.fly(rays, { from: spot, to: { ...spot, w: spot.w }, duration: LARGE, lift: 0.4 });
    this.#craft.fly(
      this.#token(at),
      { from: spot, to: spot, duration: LARGE, lift: 0.9, sharp: SHARP },
      this.#craft.hide(at),
    );
  }

  #shoot(by: number, to: number): void {
    const [from, at] = [this.#seat(by)?.querySelector('.mark'), this.#seat(to)];
    if (!from || !at) return;
    if (!isStill()) {
      this.#craft.send('bullet', from, at, 380);
      this.#craft.strike('burst', at, { delay: 340, duration: 560, from: 0.2 });
    }
    this.#craft.light([from, at], 900);
    this.#craft.mark(at, 'hit');
  }

  /** Cards rise from a display, turn down together, and go back. */
  #turn(seat: number, cards: readonly Kind[]): void {
    const display = this.#seat(seat)?.querySelector('ul');
    if (!display) return;
    const { x, y } = this.#craft.spot(display);
    const turned = cards.map((kind, place) =>
      [...display.querySelectorAll<HTMLElement>(`[data-kind="${kind}"][data-up="false"]`)].at(
        -1 - cards.slice(0, place).filter((one) => one === kind).length,
      ),
    );
    for (const card of turned) if (card) this.#craft.spot(card);
    this.#craft.mark(display, 'turns');
    this.#craft.light([display], LARGE);
    if (isStill()) return;
    turned.forEach((card, place) => card && this.#flip(card, x, y, place - (cards.length - 1) / 2));
  }

  #flip(at: HTMLElement, x: number, y: number, place: number): void {
    const spot = this.#craft.spot(at);
    const show = this.#craft.hide(at);
    const piece = this.#craft.copy(at);
    const large = Math.max(1.5, 70 / spot.w);
    const here = `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${1 / SHARP})`;
    const there = `translate(${x + place * spot.w * large * 1.06}px, ${y}px) translate(-50%, -50%) scale(${large / SHARP})`;
    const frames = [
      { transform: here },
      { transform: there, offset: 0.3 },
      { transform: there, offset: 0.75 },
      { transform: here },
    ];
    const timing = { duration: LARGE, easing: 'ease-in-out', fill: 'both' } as const;
    this.#craft.animate(piece, frames, timing, () => (piece.remove(), show()));
    const card = piece.querySelector<HTMLElement>('.card');
    const turns = [{ transform: 'rotateY(0)' }, { transform: 'rotateY(0)', offset: 0.35 }];
    if (card) this.#craft.animate(card, [...turns, { transform: 'rotateY(180deg)', offset: 0.7 }], timing);
  }

  /** The UN token goes to another player, or back to the centre. */
  #un(from: number | null, to: number | null): void {
    const place = (seat: number | null): HTMLElement | null =>
      (seat === null ? this.#craft.stage.querySelector('.centre') : this.#seat(seat))?.querySelector('.un') ?? null;
    const [start, end] = [from === null ? place(null) : this.#seat(from)?.querySelector('.mark'), place(to)];
    if (!start || !end) return;
    const way = { from: { ...this.#craft.spot(start), w: this.#craft.spot(end).w }, to: this.#craft.spot(end) };
    this.#craft.mark(end, 'called', LARGE);
    if (isStill()) return;
    const lift = Math.max(0.8, 64 / way.to.w - 1);
    const show = this.#craft.hide(end);
    this.#craft.fly(this.#craft.copy(end), { ...way, duration: LARGE - 100, far: 0.3, lift, sharp: SHARP }, show);
  }

  /** A display is full: everything else goes dark, and a flag comes down on it. */
  #last(seat: number): void {
    const at = this.#seat(seat);
    if (!at) return;
    this.#craft.strike('flag', at, { duration: LARGE });
    this.#craft.light([at], LARGE + 100);
    this.#craft.mark(at, 'fills', LARGE + 100);
  }
}
