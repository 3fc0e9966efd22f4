/** What gestures are made of: pieces that fly over the stage, light, and looks that last for a while. */
import { along, bow, eased, type Spot, spotOf } from './arcs';

const FRAMES = 32;

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
}

export class Stagecraft {
  readonly stage: HTMLElement;
  /** Where pieces fly, over everything else. */
  readonly #layer: HTMLElement;
  #running: Animation[] = [];
  #undo: (() => void)[] = [];

  constructor(stage: HTMLElement, layer: HTMLElement) {
    [this.stage, this.#layer] = [stage, layer];
  }

  /** Stop at once: the table lies as it is. */
  cut(): void {
    for (const one of this.#running) one.cancel();
    for (const undo of this.#undo) undo();
    [this.#running, this.#undo] = [[], []];
    this.#layer.replaceChildren();
  }

  spot(element: Element): Spot {
    return spotOf(element, this.stage);
  }

  /** Put a piece on the layer; it lies with its upper left corner at the stage's. */
  add(look: string): HTMLElement {
    const piece = document.createElement('span');
    piece.className = `flight ${look}`;
    this.#layer.append(piece);
    return piece;
  }

  /** A copy of a piece, for the layer, as large as the piece is. */
  copy(element: HTMLElement): HTMLElement {
    const piece = element.cloneNode(true) as HTMLElement;
    const { width, height } = element.getBoundingClientRect();
    piece.removeAttribute('data-slot');
    piece.className = `${element.className} flight`;
    for (const [name, value] of Object.entries({ '--slot': width, '--card': width, width, height })) {
      piece.style.setProperty(name, `${value}px`);
    }
    this.#layer.append(piece);
    return piece;
  }

  /** Let a piece go on an arc; then it is gone. */
  fly(piece: HTMLElement, { from, to, duration, far = 0, lift = 0, delay = 0 }: Flight, done?: () => void): void {
    const over = bow(from, to, far, this.stage.getBoundingClientRect());
    const frames = Array.from({ length: FRAMES + 1 }, (_, frame) => {
      const t = frame / FRAMES;
      const { x, y } = along(from, over, to, eased(t));
      const scale = (from.w / to.w + (1 - from.w / to.w) * t) * (1 + lift * Math.sin(Math.PI * t));
      return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale.toFixed(3)})` };
    });
    this.animate(piece, frames, { duration, delay, fill: 'both' }, () => (piece.remove(), done?.()));
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
    const rooms = places.map((place) => place.closest('li, .mine, .centre')).filter((one) => one !== null);
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
