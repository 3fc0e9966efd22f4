/**
 * Keyboard shortcuts. A control says itself which key presses it, in `aria-keyshortcuts`; screen readers tell it, and
 * once a reader uses the keyboard it is drawn on the control (styles/stage.css). Single keys can get in the way of
 * speech input, so they can be switched off (WCAG 2.1.4).
 */
const KEY = 'brushpass-keys';
let on = $state(localStorage.getItem(KEY) !== 'off');

export const areKeysOn = (): boolean => on;

/** For `aria-keyshortcuts`: a key, unless the reader wants none. */
export const key = (name: string | undefined): string | undefined => (on ? name : undefined);

export function setKeys(wanted: boolean): void {
  on = wanted;
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
  document.documentElement.classList.toggle('keyed', wanted);
}

/** Where letters are written, and where keys have a meaning of their own. */
const WRITES = 'input, textarea, select, [contenteditable]';

/** Press the control of this page that a key stands for. */
export function shortcut(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented, repeat } = event;
  if (key === 'Tab' && on) document.documentElement.classList.add('keyed');
  if (!on || key.length !== 1 || altKey || ctrlKey || metaKey || defaultPrevented || repeat) return;
  if (!(target instanceof Element) || target.closest(WRITES)) return;
  const name = CSS.escape(key.toUpperCase());
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = [...(open ?? document).querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${name}"]`)].find(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled') && !one.closest('[inert]'),
  );
  if (!found) return;
  event.preventDefault();
  document.documentElement.classList.add('keyed');
  if (found.matches(WRITES)) found.focus();
  else found.click(); // the focus stays where Enter confirms
}
