/** What gestures are made of: pieces that fly over the stage, light, and looks that last for a while. */
import { isStill } from '../motion';
import { along, bow, eased, type Spot, spotOf } from './arcs';

const FRAMES = 32;
/** Copies are drawn this much larger than they lie: they stay sharp when they rise. */
export const SHARP = 2;

/** How a piece goes from one spot to another. */
export interface Flight {
  from: Spot;
  to: Spot;
  duration: number;
  /** How far it bows to the right of its way. */
  far?: number;
  /** How much larger it is half way. */
  lift?: number;
  delay?: number;
  /** How much larger than its place it is drawn. */
  sharp?: number;
}

export class Stagecraft {
  readonly stage: HTMLElement;
  /** Where pieces fly, over everything else. */
  readonly #layer: HTMLElement;
  /** The stage as it was first measured in this gesture, and what lies on it. */
  #room: DOMRect | null = null;
  #spots = new Map<Element, Spot>();
  #running: Animation[] = [];
  #undo: (() => void)[] = [];

  constructor(stage: HTMLElement, layer: HTMLElement) {
    [this.stage, this.#layer] = [stage, layer];
  }

  /**
   * Play this in place of what runs. It comes right before the next frame is painted: nobody sees the table without it,
   * and what brought it about is a task of its own.
   */
  begin(gesture: () => void): void {
    this.cut();
    if (document.hidden) return; // it would be played when its reader comes back
    const frame = requestAnimationFrame(gesture);
    this.#undo.push(() => cancelAnimationFrame(frame));
  }

  /** Stop at once: the table lies as it is. */
  cut(): void {
    for (const one of this.#running) one.cancel();
    for (const undo of this.#undo) undo();
    [this.#running, this.#undo, this.#room, this.#spots] = [[], [], null, new Map()];
    this.#layer.replaceChildren();
  }

  get room(): DOMRect {
    return (this.#room ??= this.stage.getBoundingClientRect());
  }

  /**
   * Where something lies: measured once in a gesture. A browser lays the whole page out whenever something is measured
   * after something has changed; so a gesture measures first, and then adds pieces and dims the stage.
   */
  spot(element: Element): Spot {
    const spot = this.#spots.get(element) ?? spotOf(element, this.room);
    this.#spots.set(element, spot);
    return spot;
  }

  /** Put a piece on the layer; it lies with its upper left corner at the stage's. */
  add(look: string): HTMLElement {
    const piece = document.createElement('span');
    piece.className = `flight ${look}`;
    this.#layer.append(piece);
    return piece;
  }

  /** A copy of a piece, for the layer: let it fly with `sharp: SHARP`. */
  copy(element: HTMLElement): HTMLElement {
    const piece = element.cloneNode(true) as HTMLElement;
    const { w: width, h: height } = this.spot(element);
    piece.removeAttribute('data-slot');
    piece.style.visibility = ''; // the piece itself may be hidden by now
    piece.className = `${element.className} flight`;
    for (const [name, value] of Object.entries({ '--slot': width, '--card': width, width, height })) {
      piece.style.setProperty(name, `${value * SHARP}px`);
    }
    this.#layer.append(piece);
    return piece;
  }

  /** Let a piece go on an arc; then it is gone. */
  fly(
    piece: HTMLElement,
    { from, to, duration, far = 0, lift = 0, delay = 0, sharp = 1 }: Flight,
    done?: () => void,
  ): void {
    const over = bow(from, to, far, this.room);
    const frames = Array.from({ length: FRAMES + 1 }, (_, frame) => {
      const t = frame / FRAMES;
      const { x, y } = along(from, over, to, eased(t));
      const scale = ((from.w / to.w + (1 - from.w / to.w) * t) * (1 + lift * Math.sin(Math.PI * t))) / sharp;
      return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale.toFixed(3)})` };
    });
    this.animate(piece, frames, { duration, delay, fill: 'both' }, () => (piece.remove(), done?.()));
  }

  /** Something small goes straight from one place to another; one that points turns to where it goes. */
  send(look: string, from: Element, to: Element, duration: number): void {
    const [a, b] = [this.spot(from), this.spot(to)];
    const piece = this.add(look);
    const turn = look === 'bullet' ? Math.atan2(b.y - a.y, b.x - a.x) : 0;
    const at = ({ x, y }: Spot, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}rad) scale(${scale})`;
    const frames = [
      { transform: at(a, 0.6), opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: at(b, 1.3), opacity: 1 },
    ];
    this.animate(piece, frames, { duration, easing: 'ease-in', fill: 'both' }, () => piece.remove());
  }

  /** A line grows from one place to another. */
  draw(look: string, from: Element, to: Element, duration: number): void {
    const [a, b] = [this.spot(from), this.spot(to)];
    const piece = this.add(look);
    piece.style.width = `${Math.hypot(b.x - a.x, b.y - a.y)}px`;
    const turn = `translate(${a.x}px, ${a.y}px) rotate(${Math.atan2(b.y - a.y, b.x - a.x)}rad)`;
    const frames = [{ transform: `${turn} scaleX(0)` }, { transform: `${turn} scaleX(1)` }];
    this.animate(piece, frames, { duration, easing: 'ease-in', fill: 'both' }, () => piece.remove());
  }

  /** Something comes down hard on a place, and stays for a moment. */
  strike(look: string, at: Element, { duration = 1100, delay = 0, from = 3 } = {}): void {
    const { x, y } = this.spot(at);
    const piece = this.add(look);
    const there = (scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(-8deg) scale(${scale})`;
    const frames = [
      { transform: there(isStill() ? 1 : from), opacity: 0 },
      { transform: there(1), opacity: 1, offset: 0.25 },
      { transform: there(1), opacity: 1, offset: 0.85 },
      { transform: there(1), opacity: 0 },
    ];
    this.animate(piece, frames, { duration, delay, easing: 'ease-in', fill: 'both' }, () => piece.remove());
  }

  animate(
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    timing: KeyframeAnimationOptions,
    done?: () => void,
  ): void {
    const animation = element.animate(frames, timing);
    this.#running.push(animation);
    animation.onfinish = done ?? null;
  }

  /** The stage dims, but for these places. */
  light(places: readonly Element[], duration: number): void {
    const rooms = places.map((place) => place.closest('li, .mine, .centre, .stage')).filter((one) => one !== null);
    this.stage.classList.add('dim');
    for (const room of rooms) room.classList.add('lit');
    this.later(() => {
      this.stage.classList.remove('dim');
      for (const room of rooms) room.classList.remove('lit');
    }, duration);
  }

  /** Give an element a look for a while; styles do the rest. */
  mark(element: Element | null | undefined, look: string, duration = 1000): void {
    if (!element) return;
    element.classList.add(look);
    this.later(() => element.classList.remove(look), duration);
  }

  /** Take a piece off the table while its copy flies; call what comes back once it has landed. */
  hide(element: HTMLElement): () => void {
    const show = (): string => (element.style.visibility = '');
    element.style.visibility = 'hidden';
    this.#undo.push(show);
    return show;
  }

  later(undo: () => void, duration: number): void {
    const timer = setTimeout(undo, duration);
    this.#undo.push(() => (clearTimeout(timer), undo()));
  }
}
