/** Whether the page makes sounds on this device. It does so only once somebody has switched them on. */
import type { Sound } from './voices';

const KEY = 'brushpass-sound';
let on = $state(localStorage.getItem(KEY) === 'on');

export const isSoundOn = (): boolean => on;

export function setSound(wanted: boolean): void {
  on = wanted;
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
  if (wanted) void make('card');
}

/** Make a sound, if sounds are on. Browsers allow it only after the reader has touched the page. */
export async function make(sound: Sound): Promise<void> {
  const untouched = navigator.userActivation?.hasBeenActive === false; // older browsers don't say
  if (!on || untouched || document.visibilityState === 'hidden') return;
  const voices = await import('./voices').catch(() => null); // a page that lacks them is silent
  voices?.play(sound);
}
