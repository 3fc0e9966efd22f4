/** How pieces travel from one place to another. They stand still for readers who want no motion. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const travel = (distance: number): number => (isStill() ? 0 : Math.min(650, 260 + distance * 0.5));

function settle(node: Element): TransitionConfig {
  const base = getComputedStyle(node).transform.replace('none', '');
  return {
    duration: isStill() ? 0 : 260,
    easing: cubicOut,
    css: (_, rest) => `opacity: ${1 - rest}; transform: ${base} translateY(${-14 * rest}px) scale(${1 - 0.12 * rest})`,
  };
}

/** From another place on the page, found by a selector, to where the piece belongs. */
export function from(node: Element, { place }: { place: string }): TransitionConfig {
  const there = document.querySelector(place)?.getBoundingClientRect();
  if (!there || isStill()) return settle(node);
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    duration: travel(Math.hypot(x, y)),
    easing: cubicOut,
    css: (done, rest) =>
      `transform: translate(${x * rest}px, ${y * rest}px) scale(${1 - 0.4 * rest}); opacity: ${Math.min(1, 4 * done)}`,
  };
}

export const [sendCard, receiveCard] = crossfade({ duration: travel, easing: cubicOut, fallback: settle });
