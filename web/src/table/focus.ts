/** Keeps the keyboard focus in place: it is never lost when a prompt is answered, comes or goes. */

/** Whether nothing in particular has the focus: at most the page as a whole. */
export const isLost = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** Where the focus rests between prompts: the element around them. */
const home = (panel: HTMLElement): HTMLElement => panel.parentElement!;

/** How much of a prompt must be on screen to be noticed, in pixels. */
const NOTICED = 80;

/** A new prompt takes the focus and scrolls into view, unless the reader is busy elsewhere. */
export function welcome(panel: HTMLElement): void {
  if (!isLost() && document.activeElement !== home(panel)) return;
  panel.focus({ preventScroll: true });
  const { top, bottom } = panel.getBoundingClientRect();
  if (top > innerHeight - NOTICED || bottom < NOTICED) panel.scrollIntoView();
}

/** The prompt is answered and can no longer be used: the element around it takes the focus. */
export function rest(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) home(panel).focus({ preventScroll: true });
}
