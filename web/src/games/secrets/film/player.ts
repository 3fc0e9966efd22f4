/** Plays gestures over the stage. Whatever comes next cuts the last one short, and the table lies as it is. */
import { isStill } from '../../../table/motion';
import type { Slot } from '../cards';
import { along, bow, eased, seatAt, slotAt, type Spot, spotOf } from './arcs';
import type { Gesture } from './gestures';

/** Milliseconds of the signature move. */
export const SWAP = 1400;
const FRAMES = 32;

export class Film {
  readonly #stage: HTMLElement;
  /** Where pieces fly, over everything else. */
  readonly #layer: HTMLElement;
  #running: Animation[] = [];
  #undo: (() => void)[] = [];

  constructor(stage: HTMLElement, layer: HTMLElement) {
    [this.#stage, this.#layer] = [stage, layer];
  }

  play(gesture: Gesture): void {
    this.cut();
    switch (gesture.gesture) {
      case 'swap':
        return this.#swap(gesture.a, gesture.b);
      case 'unseen':
        return this.#unseen(gesture.a, gesture.b);
      case 'look':
        return this.#look(gesture.by, gesture.slot);
      case 'show':
        return this.#pulse(slotAt(gesture.slot, this.#stage), 'shows');
      case 'shoot':
        return this.#shoot(gesture.by, gesture.to);
      case 'turn':
        return this.#pulse(seatAt(gesture.seat, this.#stage)?.querySelector('ul'), 'turns');
      case 'last':
        return this.#pulse(seatAt(gesture.seat, this.#stage), 'fills');
    }
  }

  /** Stop at once. */
  cut(): void {
    for (const one of this.#running) one.cancel();
    for (const undo of this.#undo) undo();
    [this.#running, this.#undo] = [[], []];
    this.#layer.replaceChildren();
  }

  /** Both tokens lift, cross on two arcs and land. What the viewer knows of each is drawn on it, and flies along. */
  #swap(a: Slot, b: Slot): void {
    const [one, other] = [slotAt(a, this.#stage), slotAt(b, this.#stage)];
    if (!one || !other) return;
    this.#light([one, other], SWAP);
    if (isStill()) return;
    // The page has drawn them where they are now: each comes from where the other one lies.
    this.#fly(one, spotOf(other, this.#stage), spotOf(one, this.#stage));
    this.#fly(other, spotOf(one, this.#stage), spotOf(other, this.#stage));
  }

  #fly(slot: HTMLElement, from: Spot, to: Spot): void {
    const piece = slot.cloneNode(true) as HTMLElement;
    piece.removeAttribute('data-slot');
    piece.className = `${slot.className} flight`;
    piece.style.setProperty('--slot', `${to.w}px`);
    const over = bow(from, to, 0.5, this.#size());
    const frames = Array.from({ length: FRAMES + 1 }, (_, frame) => {
      const t = frame / FRAMES;
      const { x, y } = along(from, over, to, eased(t));
      const lift = Math.sin(Math.PI * t);
      const scale = (from.w / to.w + (1 - from.w / to.w) * t) * (1 + 0.6 * lift);
      return { transform: `translate(${x - to.w / 2}px, ${y - to.w / 2}px) scale(${scale.toFixed(3)})` };
    });
    this.#hide(slot);
    this.#layer.append(piece);
    this.#run(piece.animate(frames, { duration: SWAP, fill: 'forwards' }), () => this.#land(slot, piece));
  }

  #land(slot: HTMLElement, piece: HTMLElement): void {
    slot.style.visibility = '';
    piece.remove();
  }

  /** The centre token goes under a cloth, and both neighbours' tokens shake alike: one of the two it was. */
  #unseen(a: number, b: number): void {
    const places = [a, b].map((seat) => slotAt(seat, this.#stage));
    const centre = slotAt('centre', this.#stage);
    const lit = [...places, centre].filter((one) => one !== null);
    this.#light(lit, SWAP + 300);
    this.#mark(centre, 'cloth', SWAP);
    for (const place of places) this.#mark(place, 'shakes', SWAP);
  }

  /** An eye goes from the player to the token. */
  #look(by: number, slot: Slot): void {
    const [from, to] = [seatAt(by, this.#stage)?.querySelector('.mark'), slotAt(slot, this.#stage)];
    if (!from || !to) return;
    this.#pulse(to, 'watched');
    if (isStill()) return;
    const [a, b] = [spotOf(from, this.#stage), spotOf(to, this.#stage)];
    this.#send('eye-beam', a, b, 620);
  }

  #shoot(by: number, to: number): void {
    const [from, at] = [seatAt(by, this.#stage)?.querySelector('.mark'), seatAt(to, this.#stage)];
    if (!from || !at) return;
    this.#pulse(at, 'hit');
    if (!isStill()) this.#send('bullet', spotOf(from, this.#stage), spotOf(at, this.#stage), 420);
  }

  /** Something small goes straight from one place to another. */
  #send(look: string, from: Spot, to: Spot, duration: number): void {
    const piece = document.createElement('span');
    piece.className = `flight ${look}`;
    const turn = Math.atan2(to.y - from.y, to.x - from.x);
    const at = ({ x, y }: Spot, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${look === 'bullet' ? turn : 0}rad) scale(${scale})`;
    this.#layer.append(piece);
    const frames = [
      { transform: at(from, 0.5), opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: at(to, 1.2), opacity: 1 },
    ];
    this.#run(piece.animate(frames, { duration, easing: 'ease-in-out', fill: 'forwards' }), () => piece.remove());
  }

  /** The stage dims, but for these places. */
  #light(places: readonly Element[], duration: number): void {
    const rooms = places.map((place) => place.closest('li, .mine, .centre')).filter((one) => one !== null);
    this.#stage.classList.add('dim');
    for (const room of rooms) room.classList.add('lit');
    const off = (): void => {
      this.#stage.classList.remove('dim');
      for (const room of rooms) room.classList.remove('lit');
    };
    this.#later(off, duration);
  }

  #pulse(element: Element | null | undefined, look: string): void {
    this.#mark(element, look, 1000);
  }

  /** Give an element a look for a while; styles do the rest. */
  #mark(element: Element | null | undefined, look: string, duration: number): void {
    if (!element) return;
    element.classList.add(look);
    this.#later(() => element.classList.remove(look), duration);
  }

  #hide(slot: HTMLElement): void {
    slot.style.visibility = 'hidden';
    this.#undo.push(() => (slot.style.visibility = ''));
  }

  #later(undo: () => void, duration: number): void {
    const timer = setTimeout(undo, duration);
    this.#undo.push(() => (clearTimeout(timer), undo()));
  }

  #run(animation: Animation, done: () => void): void {
    this.#running.push(animation);
    animation.onfinish = done;
  }

  #size(): { width: number; height: number } {
    return this.#stage.getBoundingClientRect();
  }
}
