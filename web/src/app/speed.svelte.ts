/** How long the page rests after each event, on this device. */

/** How many times as long as usual. With `tap` the reader says when to go on, at tables with one person. */
const REST = { calm: 2, normal: 1, fast: 0.4, none: 0, tap: 1 } as const;
export type Speed = keyof typeof REST;
export const SPEEDS = Object.keys(REST) as Speed[];

const KEY = 'brushpass-speed';
const kept = localStorage.getItem(KEY);
let current = $state.raw<Speed>(SPEEDS.find((one) => one === kept) ?? 'normal');

export const speed = (): Speed => current;

export function setSpeed(wanted: Speed): void {
  current = wanted;
  localStorage.setItem(KEY, wanted);
}

export const restFactor = (): number => REST[current];
