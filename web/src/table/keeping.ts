/** Keeps the reader's place: the focus is never lost when a prompt is answered, comes or goes. */

export const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Where the focus rests between prompts: what holds them. */
const home = (panel: HTMLElement): HTMLElement => panel.parentElement!;

/** A prompt has come: it takes the focus, unless the reader is busy elsewhere. */
export function welcome(panel: HTMLElement): void {
  if (isLost() || document.activeElement === home(panel)) panel.focus({ preventScroll: true });
}

/** The prompt is answered and cannot be used any more: its place keeps the focus. */
export function rest(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) home(panel).focus({ preventScroll: true });
}
