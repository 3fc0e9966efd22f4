/** Whether a phone buzzes with the gestures on the table. It does, unless somebody has switched it off. */
import { PATTERNS } from './patterns';
import type { Sound } from './voices';

const KEY = 'brushpass-buzz';
let on = $state(localStorage.getItem(KEY) !== 'off');

/** Only what is held in a hand buzzes. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
export const isBuzzOn = (): boolean => on;

export function setBuzz(wanted: boolean): void {
  on = wanted;
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
  if (wanted) buzz('show');
}

/** Browsers allow it only after the reader has touched the page. */
export function buzz(sound: Sound): void {
  const pattern = PATTERNS[sound];
  const untouched = navigator.userActivation?.hasBeenActive === false;
  if (!pattern || !on || untouched || document.visibilityState === 'hidden' || !canBuzz()) return;
  navigator.vibrate([...pattern]);
}
