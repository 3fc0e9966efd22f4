/** Carry a piece to a place with a finger or a mouse. It is one more way: pressing piece and place does the same. */

/** How far a pointer must go before a press becomes a drag, in pixels. */
const FAR = 10;

export interface Carrying {
  /** What goes along with the pointer: the first element that fits, inside the piece. */
  picture: string;
  /** The place under the pointer, if the piece may go there. */
  placeAt: (under: Element) => HTMLElement | null;
  drop: (place: HTMLElement) => void;
}

/** For `{@attach carried({...})}`. */
export const carried =
  ({ picture, placeAt, drop }: Carrying) =>
  (node: HTMLElement): (() => void) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    const aim = (place: HTMLElement | null): void => {
      over?.classList.remove('aimed');
      place?.classList.add('aimed');
      over = place;
    };

    const lift = (): HTMLElement => {
      const source = node.querySelector<HTMLElement>(picture) ?? node;
      const copy = source.cloneNode(true) as HTMLElement;
      copy.classList.add('carried');
      copy.style.width = `${source.getBoundingClientRect().width}px`;
      copy.setAttribute('aria-hidden', 'true');
      document.body.append(copy);
      return copy;
    };

    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      ghost ??= lift();
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      aim(under && placeAt(under));
    };
    const up = (): void => {
      const place = ghost && over;
      end();
      if (place) drop(place);
    };
    /** A fast hand is elsewhere before the piece hears of it: the whole page listens. */
    const listen = (how: 'addEventListener' | 'removeEventListener'): void => {
      window[how]('pointermove', move as EventListener);
      window[how]('pointerup', up);
      window[how]('pointercancel', end);
    };
    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start = event;
      listen('addEventListener');
    };
    function end(): void {
      aim(null);
      ghost?.remove();
      [start, ghost] = [null, null];
      listen('removeEventListener');
    }

    node.addEventListener('pointerdown', down);
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
    };
  };
