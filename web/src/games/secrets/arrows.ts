/** The places that may be chosen, by keyboard: as good a way as tapping them. */
import { tick } from 'svelte';

/** ← and → go from one place that may be chosen to the next, in turn order, from the prompt too. */
export function step(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
  if (!event.target.closest('.asked, [data-target]')) return;
  const places = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  const here = places.indexOf(event.target);
  const next = here < 0 ? Math.min(way, 0) : (here + way) % places.length;
  places.at(next)?.focus();
  if (places.length) event.preventDefault();
}

/** Once everything is chosen by keyboard, the button that confirms it comes next. */
export async function goOn(event: MouseEvent): Promise<void> {
  if (event.detail) return; // a finger or a mouse
  await tick();
  document.querySelector<HTMLElement>('.prompt .actions > .primary:enabled')?.focus();
}
